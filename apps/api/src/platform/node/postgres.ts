import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Db } from "../database/database.ts";

/** A server's database and its pool, which the job queue shares. */
export interface ServerDatabase extends Database {
  readonly pool: pg.Pool;
}

/** Any number that no other program of the house uses: whoever migrates holds it. */
const MIGRATION_LOCK = 4_400_001;

/** Opens a pool on a PostgreSQL server. A lost connection is the next request's problem, never the process's end. */
export function openPostgres(
  connectionString: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): ServerDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: "reserve",
    options: "-c timezone=UTC -c statement_timeout=30000",
  });
  pool.on("error", (error) => options.onError?.(error));
  // A connection that is just being closed belongs to the pool no longer: what the server says to it last must not end the process either.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return {
    engine: "postgres",
    pool,
    db: drizzle(pool) as unknown as Db,
    alone: async (work) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await client.query("set local statement_timeout = 0");
        await client.query(`select pg_advisory_xact_lock(${MIGRATION_LOCK})`);
        const result = await work(
          async (script) => {
            await client.query(script);
          },
          async <Row>(query: string) => (await client.query(query)).rows as Row[],
        );
        await client.query("commit");
        client.release();
        return result;
      } catch (error) {
        // The connection may be what failed: drop it, which also rolls back.
        client.release(true);
        throw error;
      }
    },
    close: async () => {
      if (!pool.ended) await pool.end();
    },
  };
}
