import pg from "pg";

/** Milliseconds of silence after which a query's server process is checked. */
const PATIENCE = 2_500;
/** Milliseconds between two looks. A connection is ended at the second look that finds its query lost. */
const LOOK_EVERY = 1_000;
/** Milliseconds that a new connection has for its answer. */
const PROBE_TIMEOUT = 2_000;

/** A connection of the pool. */
interface Watched {
  readonly client: pg.ClientBase;
  /** The server's process for it; null until that is known. */
  pid: number | null;
  /** When the oldest unanswered query was sent; null if all are answered. */
  since: number | null;
  /** The value of `since` at the last look that found the query lost. */
  suspectedSince: number | null;
}

/**
 * Ends connections of a pool that have fallen silent: they are open and no answer comes, as behind a proxy or a firewall that has forgotten them. A query that
 * has waited for some seconds is looked up over a new connection. Where the server still works on it, it goes on; where the server knows nothing of it or
 * gives no answer there either, its connection is ended, so that the query fails (`unavailable`) and the pool opens another. Returns the pool's `onConnect`
 * and what stops the looking.
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
      // Answered meanwhile, or being worked on.
      if (connection.since !== since || working === "unknown" || (pid !== null && working.has(pid))) continue;
      // At the first look an answer may have been on its way.
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
      const send = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        connection.since ??= performance.now();
        return send(...args);
      }) as typeof client.query;
      // Not `processID`: a pooler between here and the server gives out numbers of its own.
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

/** Ends a connection without waiting for the other side: its query fails, and the pool takes it out. */
function endNow(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: { destroy: () => void } } }).connection.stream.destroy();
}
