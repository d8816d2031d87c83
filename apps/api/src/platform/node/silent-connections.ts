import type { EventEmitter } from "node:events";
import pg from "pg";

/** Milliseconds of silence after which a query's server process is checked. */
const PATIENCE = 2_500;
/** Milliseconds between two checks. A connection is ended at the second check that finds its query lost. */
const LOOK_EVERY = 1_000;
/** Timeout of a new connection's reply, in milliseconds. */
const PROBE_TIMEOUT = 2_000;

/** A connection of the pool. */
interface Watched {
  readonly client: pg.ClientBase;
  /** Id of its server process; null until known. */
  pid: number | null;
  /** When the oldest unanswered query was sent, or the last answer came, if that was later; null if all are answered. */
  since: number | null;
  /** The value of `since` at the last check that found the query lost. */
  suspectedSince: number | null;
}

/**
 * Ends silent connections of a pool: open, but without a response, as behind a proxy or a firewall that has dropped them. A query that has waited for
 * some seconds is checked over a new connection. If the server still works on it, it continues; if the server does not know it or does not respond
 * there either, its connection is ended, so that the query fails (`unavailable`) and the pool opens another. Returns the pool's `onConnect` and a
 * function that stops the checks.
 */
export function endSilentConnections(config: pg.ClientConfig): { onConnect: (client: pg.ClientBase) => Promise<void>; stop: () => void } {
  const watched = new Set<Watched>();
  let isLooking = false;
  const look = async () => {
    const late = [...watched].filter(({ since }) => since !== null && performance.now() - since > PATIENCE);
    if (isLooking || late.length === 0) return;
    isLooking = true;
    const before = late.map((connection) => ({ connection, since: connection.since }));
    const working = await workingAmong(
      late.flatMap(({ pid }) => pid ?? []),
      config,
    );
    isLooking = false;
    for (const { connection, since } of before) {
      const { client, pid, suspectedSince } = connection;
      // Answered meanwhile, or still being processed.
      if (connection.since !== since || working === "unknown" || (pid !== null && working.has(pid))) continue;
      // At the first check a response may have been in transit.
      if (suspectedSince === since) endNow(client);
      connection.suspectedSince = since;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY);
  timer.unref();

  return {
    onConnect: async (client) => {
      const connection: Watched = { client, pid: null, since: null, suspectedSince: null };
      watched.add(connection);
      client.once("end", () => watched.delete(connection));
      client.on("drain", () => {
        connection.since = null;
      });
      // A busy pool sends the next query before the connection is seen idle.
      innerOf(client).on("readyForQuery", () => {
        if (connection.since !== null) connection.since = performance.now();
      });
      const send = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        connection.since ??= performance.now();
        return send(...args);
      }) as typeof client.query;
      // Not `processID`: a pooler in between assigns its own numbers.
      const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
      connection.pid = rows[0]?.pid ?? null;
    },
    stop: () => clearInterval(timer),
  };
}

/**
 * Returns which of these server processes work on a query; none if the server does not respond; `unknown` if it responds that it cannot be queried
 * now.
 */
async function workingAmong(pids: readonly number[], config: pg.ClientConfig): Promise<ReadonlySet<number> | "unknown"> {
  const probe = new pg.Client({ ...config, connectionTimeoutMillis: PROBE_TIMEOUT, query_timeout: PROBE_TIMEOUT });
  probe.on("error", () => undefined);
  try {
    await probe.connect();
    const { rows } = await probe.query<{ pid: number }>(
      "select pid from pg_stat_activity where pid = any($1::int[]) and state in ('active', 'fastpath function call')",
      [pids],
    );
    return new Set(rows.map(({ pid }) => pid));
  } catch (error) {
    return error instanceof pg.DatabaseError ? "unknown" : new Set();
  } finally {
    probe.end().catch(() => undefined);
  }
}

/** Ends a connection without waiting for the other side: its query fails, and the pool removes it. */
function endNow(client: pg.ClientBase): void {
  innerOf(client).stream.destroy();
}

/** Returns the protocol connection of a client, which pg's types leave out. */
function innerOf(client: pg.ClientBase): EventEmitter & { stream: { destroy: () => void } } {
  return (client as unknown as { connection: EventEmitter & { stream: { destroy: () => void } } }).connection;
}
