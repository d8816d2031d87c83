import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database, Db } from "../database/database.ts";
import { within } from "../within.ts";
import { endSilentConnections } from "./silent-connections.ts";

/** A server's database and its pool, which the job queue shares. */
export interface ServerDatabase extends Database {
  readonly pool: pg.Pool;
}

/** Arbitrary number not used by any other lock of the project; locked while migrating. */
const MIGRATION_LOCK = 4_400_001;
/** Milliseconds to open a connection. */
const CONNECT_TIMEOUT = 5_000;
/** Milliseconds that a request waits for a free connection: with many callers, waiting longer is better than being sent away. */
const POOL_TIMEOUT = 15_000;

/** A client that must open within `CONNECT_TIMEOUT`: the pool's own setting also limits how long a request waits for a free one. */
class QuickClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_TIMEOUT });
  }
}

/**
 * Opens a pool that survives lost connections, which it reports, and drops silent ones. Its `close` resolves after all its connections have ended:
 * the pool's own `end` only requests that, and an error sent by the server meanwhile would be unhandled.
 */
export function openPool(config: pg.PoolConfig, onError?: (error: Error) => void): { pool: pg.Pool; close: () => Promise<void> } {
  const { onConnect, stop } = endSilentConnections(config);
  // Queries that a transaction sends together leave together, instead of each waiting for the answer before.
  const pool = new pg.Pool({ ...config, Client: QuickClient, pipeline: true, onConnect: (client) => onConnect(client) });
  const open = new Set<Promise<void>>();
  pool.on("error", (error) => onError?.(error));
  pool.on("connect", (client) => {
    // A connection in use fails with its query; one that is being closed no longer belongs to the pool.
    client.on("error", () => undefined);
    const gone = new Promise<void>((resolve) => client.once("end", () => resolve()));
    open.add(gone);
    void gone.then(() => open.delete(gone));
  });
  return {
    pool,
    close: async () => {
      stop();
      if (!pool.ended) await pool.end();
      // If the server is gone, a connection never reports its end.
      await within(5_000, Promise.all(open));
    },
  };
}

/** Opens a pool on a PostgreSQL server. A lost connection fails the next request, never the process. */
export function openPostgres(
  connectionString: string,
  options: { connections?: number; onError?: (error: Error) => void } = {},
): ServerDatabase {
  const config: pg.PoolConfig = {
    connectionString,
    max: options.connections ?? 10,
    connectionTimeoutMillis: POOL_TIMEOUT,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: "reserve",
    options: "-c timezone=UTC -c statement_timeout=30000",
  };
  const { pool, close } = openPool(config, options.onError);
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
        // The connection itself may have failed: drop it, which also rolls back.
        client.release(true);
        throw error;
      }
    },
    close,
  };
}
