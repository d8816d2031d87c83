import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Database handle of every store function: the database itself or a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Runs SQL scripts of several statements in one database session. */
export type ExecuteScript = (script: string) => Promise<void>;

/** An open database: PGlite (embedded) or PostgreSQL (server), behind one interface. */
export interface Database {
  readonly engine: "pglite" | "postgres";
  readonly db: Db;
  /** Runs `work` on one session in one transaction, under the lock that prevents two starting processes from migrating at the same time. */
  readonly alone: <T>(work: (run: ExecuteScript, read: <Row>(query: string) => Promise<Row[]>) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** Returns the rows of a hand-written query, with either driver. */
export async function rowsOf<Row extends Record<string, unknown>>(db: Db, query: SQL): Promise<Row[]> {
  const answer = (await db.execute(query)) as unknown as { rows: Row[] };
  return answer.rows;
}
