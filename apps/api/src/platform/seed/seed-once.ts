import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";

/**
 * Fills an empty database, once: `work` and the note that it was done are one transaction, so a killed process leaves nothing and the next
 * start does it all; of two processes that start together the second waits for the first and then does nothing. Says whether it worked.
 */
export async function seedOnce(db: Db, name: string, now: Date, work: (tx: Db) => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    const noted = await rowsOf(
      tx,
      sql`insert into installation (name, value, created_at) values (${`seed:${name}`}, 'done', ${now.toISOString()}::timestamptz)
        on conflict (name) do nothing returning name`,
    );
    if (noted.length === 0) return false;
    await work(tx);
    return true;
  });
}

/** Lets the planner know what was inserted: PGlite has no housekeeper of its own, and PostgreSQL's comes a minute later. */
export async function refreshStatistics(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(table)}`);
}
