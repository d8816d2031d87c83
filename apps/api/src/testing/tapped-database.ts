import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import type { Database, Db } from "../platform/database/database.ts";
import { openPool } from "../platform/node/postgres.ts";

/** A second handle on a database through which every statement can be inspected, or stopped, before it is sent. */
export interface TappedDatabase {
  db: Db;
  /** Returns the planner's output for a statement with these values, line by line. */
  explain(query: string, parameters: unknown[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Taps a database; an error thrown by `onQuery` simulates a connection that broke before the statement was sent. */
export function tapDatabase(
  database: Database & { url?: string | null },
  onQuery: (query: string, parameters: unknown[]) => void,
): TappedDatabase {
  const logger = { logQuery: onQuery };
  if ("pglite" in database && database.pglite instanceof PGlite) {
    const { pglite } = database;
    return {
      db: drizzleEmbedded(pglite, { logger }) as unknown as Db,
      explain: async (query, parameters) => planOf((await pglite.query(`explain ${query}`, parameters)).rows),
      close: () => Promise.resolve(),
    };
  }
  const { pool, close } = openPool({ connectionString: database.url ?? "", options: "-c timezone=UTC" });
  return {
    db: drizzleServer(pool, { logger }) as unknown as Db,
    explain: async (query, parameters) => planOf((await pool.query(`explain ${query}`, parameters)).rows),
    close,
  };
}

function planOf(rows: unknown[]): string[] {
  return rows.map((row) => String((row as Record<string, unknown>)["QUERY PLAN"]));
}
