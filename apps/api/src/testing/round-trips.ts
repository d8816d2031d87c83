import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzleServer } from "drizzle-orm/node-postgres";
import { drizzle as drizzleEmbedded } from "drizzle-orm/pglite";
import type pg from "pg";
import type { Database, Db } from "../platform/database/database.ts";
import { openPool } from "../platform/node/postgres.ts";

/** A second handle on a database that counts how many round trips follow one another. */
export interface CountedDatabase {
  db: Db;
  /** Runs `work` and returns the longest chain of its queries, each sent after the one before was answered: queries sent together count as one. */
  countRoundTrips(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

/** Opens a handle that counts round trips at the driver. */
export function countDatabase(database: Database & { url?: string | null }): CountedDatabase {
  /** Length of the longest chain of answered queries. */
  let answered = 0;
  const counted = <Arguments extends unknown[], Result>(send: (...given: Arguments) => Promise<Result>) => {
    return async (...given: Arguments): Promise<Result> => {
      const chain = answered + 1;
      try {
        return await send(...given);
      } finally {
        answered = Math.max(answered, chain);
      }
    };
  };
  const countRoundTrips = async (work: () => Promise<unknown>) => {
    answered = 0;
    await work();
    return answered;
  };
  if ("pglite" in database && database.pglite instanceof PGlite) {
    const { pglite } = database;
    const client = new Proxy(pglite, {
      get: (target, name) => (name === "query" ? counted(target.query.bind(target)) : Reflect.get(target, name)),
    });
    return { db: drizzleEmbedded(client) as unknown as Db, countRoundTrips, close: () => Promise.resolve() };
  }
  const { pool, close } = openPool({ connectionString: database.url ?? "", options: "-c timezone=UTC" });
  pool.query = counted(pool.query.bind(pool) as (...given: unknown[]) => Promise<unknown>) as pg.Pool["query"];
  return { db: drizzleServer(pool) as unknown as Db, countRoundTrips, close };
}
