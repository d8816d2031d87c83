import { and, count, eq, inArray, isNotNull, min, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";

/** Backlog of a queue: waiting, failed, and age of the oldest. */
export interface Backlog {
  count: number;
  failedCount: number;
  oldestAt: Date | null;
}

/** Runs an empty query, to check the connection. */
export async function touch(db: Db): Promise<void> {
  await db.execute(sql`select 1`);
}

/** Writes 16 kB into a table that is dropped with the transaction. Throws if the database cannot write: its disk is full, or it is read-only. */
export async function touchWritable(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`create temporary table write_probe (content text) on commit drop`);
    await tx.execute(sql`insert into write_probe select repeat(md5(n::text), 16) from generate_series(1, 32) n`);
  });
}

/** Returns the names of the applied migrations. */
export async function appliedMigrations(db: Db): Promise<Set<string>> {
  const rows = await rowsOf<{ name: string }>(db, sql`select name from reserve_migrations`);
  return new Set(rows.map((row) => row.name));
}

/** Returns the number of waiting or running background tasks, and of failed ones. */
export async function taskBacklog(db: Db): Promise<Backlog> {
  const [waiting] = await db
    .select({ count: count(), oldestAt: min(backgroundTasks.plannedAt) })
    .from(backgroundTasks)
    .where(inArray(backgroundTasks.state, ["Planned", "Running"]));
  const failedCount = await db.$count(backgroundTasks, eq(backgroundTasks.state, "Failed"));
  return { count: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null, failedCount };
}

/** Returns the number of unsent mails, and of those with a failed attempt. */
export async function mailBacklog(db: Db): Promise<Backlog> {
  const isWaiting = sql`not ${mails.processed}`;
  const [waiting] = await db
    .select({ count: count(), oldestAt: min(mails.createdAt) })
    .from(mails)
    .where(isWaiting);
  const failedCount = await db.$count(mails, and(isWaiting, isNotNull(mails.error)));
  return { count: waiting?.count ?? 0, oldestAt: waiting?.oldestAt ?? null, failedCount };
}
