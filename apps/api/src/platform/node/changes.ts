import pg from "pg";
import { CHANGES_CHANNEL, type Change, readChange } from "../changes.ts";
import type { Database } from "../database/database.ts";
import { embeddedChanges, type OpenChanges } from "../embedded/changes.ts";
import type { EmbeddedDatabase } from "../embedded/pglite.ts";
import type { Log } from "../ports.ts";

const LONGEST_WAIT_MS = 30_000;
/** Milliseconds between two heartbeat queries on the listening connection, and until an unanswered one counts as a lost connection. */
const HEARTBEAT_MS = 3_000;
const HEARTBEAT_TIMEOUT_MS = 3_000;

/** Opens change notifications: PostgreSQL through a connection of its own, the embedded database directly. */
export function openChanges(database: Database, connectionString: string | null, log: Log): OpenChanges {
  return connectionString ? serverChanges(connectionString, log) : embeddedChanges(database as EmbeddedDatabase, log);
}

/** Listens (LISTEN) on a separate connection, which is reopened when it breaks. */
function serverChanges(connectionString: string, log: Log): OpenChanges {
  const listeners = new Set<{ onChange: (change: Change) => void; onGap: () => void }>();
  let isLive = false;
  let isClosed = false;
  let hasBegun = false;
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;

  const hear = (payload: string | undefined) => {
    const change = readChange(payload ?? "");
    if (change) for (const { onChange } of listeners) onChange(change);
  };
  const stand = () => {
    isLive = true;
    // Events before this were missed.
    for (const { onGap } of listeners) onGap();
  };

  const connect = async (wait: number): Promise<void> => {
    const line = new pg.Client({
      connectionString,
      application_name: "reserve-changes",
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
    });
    let isBroken = false;
    let heartbeat: NodeJS.Timeout | undefined;
    const broke = (error?: Error) => {
      if (isBroken) return;
      isBroken = true;
      isLive = false;
      clearInterval(heartbeat);
      line.end().catch(() => undefined);
      if (isClosed) return;
      log("warn", "changes are not heard for a while", { error: error?.message ?? "connection ended" });
      retry = setTimeout(() => void connect(Math.min(wait * 2, LONGEST_WAIT_MS)), wait);
      retry.unref();
    };
    line.on("error", broke);
    line.on("end", () => broke());
    line.on("notification", ({ payload }) => hear(payload));
    client = line;
    try {
      await line.connect();
      await line.query(`listen ${CHANGES_CHANNEL}`);
      if (isClosed) await line.end();
      else if (!isBroken) {
        wait = 1_000;
        heartbeat = setInterval(() => line.query("select 1").catch(broke), HEARTBEAT_MS);
        heartbeat.unref();
        stand();
      }
    } catch (error) {
      broke(error instanceof Error ? error : new Error(String(error)));
    }
  };

  return {
    isLive: () => isLive,
    subscribe: (onChange, onGap) => {
      const listener = { onChange, onGap };
      listeners.add(listener);
      if (!hasBegun) {
        hasBegun = true;
        void connect(1_000);
      }
      return () => {
        listeners.delete(listener);
      };
    },
    close: async () => {
      isClosed = true;
      isLive = false;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}
