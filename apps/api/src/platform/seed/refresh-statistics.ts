import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";

/**
 * Lets the planner know what was inserted, and lists read indexes alone: PGlite has no housekeeper of its own, and PostgreSQL's comes a
 * minute later. Not to be called in a transaction.
 */
export async function refreshStatistics(db: Db, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(getTableName(table))}`);
}
