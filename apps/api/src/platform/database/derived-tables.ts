import { type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "./database.ts";

/** A table derived from others by the database, as declared by its area. */
export interface DerivedTable {
  name: string;
  /** True when this table or its source is empty and should not be, as after half a restore. Stops at the first row. */
  isMissing: SQL<boolean>;
}

/** Throws an error that lists the derived tables that do not match their sources. */
export async function verifyDerivedTables(db: Db, tables: readonly DerivedTable[]): Promise<void> {
  const queries = tables.map(({ name, isMissing }) => sql`select ${name}::text as name where ${isMissing}`);
  const missing = await rowsOf<{ name: string }>(db, sql.join(queries, sql` union all `));
  if (missing.length > 0) throw new Error(`empty or without its source: ${missing.map(({ name }) => name).join(", ")}`);
}
