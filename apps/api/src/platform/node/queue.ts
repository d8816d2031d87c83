import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import type { EmbeddedDatabase } from "../embedded/pglite.ts";
import { answerPasswordRequest } from "../identity/password-links.ts";
import { runTask } from "../jobs/jobs.ts";
import { sendQueuedMail } from "../mail/mail.ts";
import type { Jobs, Log, Ports, QueueName } from "../ports.ts";
import { deliverTo } from "../webhooks/webhooks.ts";
import { openPool, type ServerDatabase } from "./postgres.ts";

/** Concurrency per queue: a mail server may take minutes for one mail, which must not delay others. */
const LANES: Readonly<Record<QueueName, number>> = {
  ...{ tasks: 1, campaigns: 2, mails: 3, urgentMails: 2, passwordRequests: 1, webhooks: 8, undos: 1 },
};
const QUEUES = Object.keys(LANES) as QueueName[];
/** Seconds between polls of an empty queue, unless it is notified. */
const LOOK_EVERY = 2;
/** The same for its further workers, which the first one wakes when it finds something. */
const FURTHER_LOOK_EVERY = 30;
/** Milliseconds after which a transaction that enqueued a job has most likely committed; a job of a longer one waits for the next poll. */
const COMMITTED_WITHIN = 10_000;

/** The queue and its workers. */
export interface Queue extends Jobs {
  /** Starts the workers; jobs enqueued earlier wait until then. */
  work(ports: Ports): Promise<void>;
  stop(): Promise<void>;
}

function openBoss(
  database: EmbeddedDatabase | ServerDatabase,
  connectionString: string | null,
  onError: (error: Error) => void,
): { boss: PgBoss; close: () => Promise<void> } {
  const common = { schema: "pgboss", schedule: false, reindex: false, monitorVacuum: false, persistWarnings: false } as const;
  const hear = (boss: PgBoss) => boss.on("error", onError);
  if ("pglite" in database)
    return { boss: hear(new PgBoss({ ...common, backend: "pglite", db: fromPglite(database.pglite) })), close: async () => undefined };
  // A separate pool: background work does not delay requests that need a connection.
  const { pool, close } = openPool(
    {
      connectionString: connectionString ?? "",
      max: 3,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: "reserve-jobs",
    },
    onError,
  );
  return { boss: hear(new PgBoss({ ...common, db: { executeSql: (text, values) => pool.query(text, values) } })), close };
}

/** Opens pg-boss on the same database, so that a job and its data are committed together. */
export async function openQueue(database: EmbeddedDatabase | ServerDatabase, connectionString: string | null, log: Log): Promise<Queue> {
  const { boss, close } = openBoss(database, connectionString, (error) => log("warn", "queue", { error: error.message }));
  await boss.start();
  for (const name of QUEUES) {
    await boss.createQueue(name, { retryLimit: 6, retryDelay: 2, retryBackoff: true, expireInSeconds: 3600, deleteAfterSeconds: 3600 });
    // Also warms up the queue's cache: enqueuing then queries nothing outside its transaction, which would deadlock on a single connection.
    await boss.send(name, { id: "00000000-0000-0000-0000-000000000000" });
  }
  const workersOf = new Map<QueueName, readonly string[]>();
  /** When this process last enqueued a job that is due at once, by queue. */
  const enqueuedAt = new Map<QueueName, number>();
  return {
    enqueue: async (tx, queue, ids, startAfter) => {
      if (!startAfter) enqueuedAt.set(queue, performance.now());
      const db = fromDrizzle(tx as unknown as DrizzleTransactionLike, sql);
      const when = startAfter ? { startAfter } : {};
      if (typeof ids === "string") await boss.send(queue, { id: ids }, { db, ...when });
      else
        await boss.insert(
          queue,
          ids.map((id) => ({ data: { id }, ...when })),
          { db },
        );
    },
    wake: () => {
      // Each notified worker queries the database, so a write that has enqueued nothing wakes none. The mark stays for a while, since another
      // transaction may have enqueued and not committed yet.
      const since = performance.now() - COMMITTED_WITHIN;
      for (const [queue, at] of enqueuedAt)
        if (at < since) enqueuedAt.delete(queue);
        else for (const worker of workersOf.get(queue) ?? []) boss.notifyWorker(worker);
    },
    work: async (ports) => {
      const handle = async (name: QueueName, work: (id: string) => Promise<void>) => {
        const lanes: string[] = [];
        for (let lane = 0; lane < LANES[name]; lane += 1) {
          const pollingIntervalSeconds = lane === 0 ? LOOK_EVERY : FURTHER_LOOK_EVERY;
          const worker: string = await boss.work<{ id: string }>(name, { pollingIntervalSeconds, batchSize: 1 }, async ([job]) => {
            if (!job) return;
            for (const other of lanes) if (other !== worker) boss.notifyWorker(other);
            try {
              await work(job.data.id);
            } finally {
              // Only an empty queue is polled with a delay; a full one is processed without a pause.
              boss.notifyWorker(worker);
            }
          });
          lanes.push(worker);
        }
        workersOf.set(name, lanes);
      };
      await handle("tasks", (id) => runTask(ports, ports.jobDefinitions, id));
      await handle("campaigns", (id) => runTask(ports, ports.jobDefinitions, id));
      await handle("mails", (id) => sendQueuedMail(ports, id));
      await handle("urgentMails", (id) => sendQueuedMail(ports, id));
      await handle("passwordRequests", (id) => answerPasswordRequest(ports, id));
      await handle("webhooks", (id) => deliverTo(ports, id));
      await handle("undos", (id) => ports.endUndo(ports, id));
    },
    stop: async () => {
      await boss.stop({ graceful: true, timeout: 1_000, close: true });
      await close();
    },
  };
}
