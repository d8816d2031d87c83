import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { refusalSums } from "./audit.tables.ts";
import { type AuditEntry, type AuditFrame, personIdOf, writeAudit } from "./audit.ts";

/** The audit log is never emptied: repeated rejections of one caller within this period add two rows, not thousands. */
const WINDOW_MILLISECONDS = 600_000;
/** Kinds of rejection per operation that are counted separately in one period; the rest is summed up without a caller. */
const MOST_KINDS = 100;

type Sum = typeof refusalSums.$inferInsert;

/**
 * Writes a rejection to the audit log. The first one `about` the same (a person, a name from an IP address) has its own entry; those within the
 * following ten minutes are counted and become one entry with their number.
 */
export async function noteRefusal(db: Db, frame: Omit<AuditFrame, "outcome">, about: string, entity: string | null = null): Promise<void> {
  const { action, user, clientIp, requestId } = frame;
  const sum = { action, entity, requestId, count: 0, endsAt: new Date(frame.at.getTime() + WINDOW_MILLISECONDS) };
  const kinds: Sum[] = [
    { ...sum, key: `${action} ${about}`.slice(0, 300), userId: personIdOf(user), userName: user?.userName ?? null, clientIp },
    { ...sum, key: action, userId: null, userName: null, clientIp: "" },
  ];
  await db.transaction(async (tx) => {
    for (const [index, kind] of kinds.entries()) {
      await endSums(tx, and(eq(refusalSums.key, kind.key), lte(refusalSums.endsAt, frame.at)), frame.at);
      const count = await countRefusal(tx, kind, frame.at, index === 0 ? MOST_KINDS : null);
      if (count === null) continue;
      if (count === 0) await writeAudit(tx, frameOf(kind, frame.at), entryOf(kind));
      return;
    }
  });
}

/** Writes the entries of expired windows; returns their number. */
export async function noteSummedRefusals(db: Db, now: Date): Promise<number> {
  return db.transaction((tx) => endSums(tx, lte(refusalSums.endsAt, now), now));
}

/** Returns the number of rejections counted so far in this window; null when the limit of distinct kinds is reached. */
async function countRefusal(tx: Db, sum: Sum, now: Date, most: number | null): Promise<number | null> {
  if (most !== null) {
    const open = and(eq(refusalSums.action, sum.action), sql`${refusalSums.endsAt} > ${now.toISOString()}::timestamptz`);
    const isOpen = (await tx.$count(refusalSums, eq(refusalSums.key, sum.key))) > 0;
    if (!isOpen && (await tx.$count(refusalSums, open)) >= most) return null;
  }
  const [row] = await tx
    .insert(refusalSums)
    .values(sum)
    .onConflictDoUpdate({ target: refusalSums.key, set: { count: sql`${refusalSums.count} + 1`, requestId: sum.requestId } })
    .returning({ count: refusalSums.count });
  if (!row) throw new Error("an upsert returned no row");
  return row.count;
}

async function endSums(tx: Db, which: SQL | undefined, now: Date): Promise<number> {
  const ended = await tx.delete(refusalSums).where(which).returning();
  const counted = ended.filter(({ count }) => count > 0);
  for (const sum of counted) await writeAudit(tx, frameOf(sum, now), entryOf(sum, sum.count));
  return counted.length;
}

function frameOf({ action, userId, userName, clientIp, requestId }: Sum, at: Date): AuditFrame {
  const user = typeof userId === "number" || userName ? { id: userId ?? null, userName: userName ?? "" } : null;
  return { at, action, outcome: "refused", user, clientIp, requestId };
}

function entryOf({ entity }: Sum, refusedCount?: number): AuditEntry | null {
  if (!entity && refusedCount === undefined) return null;
  return { entity: entity ?? null, entityId: null, after: refusedCount === undefined ? {} : { refusedCount } };
}
