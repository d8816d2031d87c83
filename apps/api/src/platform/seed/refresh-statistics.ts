import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";

/** Runs ANALYZE and VACUUM after bulk inserts: PGlite has no autovacuum, and PostgreSQL's comes a minute later. Do not call it in a transaction. */
export async function refreshStatistics(db: Db, tables: readonly PgTable[]): Promise<void> {
  for (const table of tables) await db.execute(sql`vacuum (analyze) ${sql.identifier(getTableName(table))}`);
}
