import { sql } from "drizzle-orm";
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, PgBoss } from "pg-boss";
import { answerPasswordRequest } from "../identity/password-links.ts";
import { runTask } from "../jobs/jobs.ts";
import { sendQueuedMail } from "../mail/mail.ts";
import type { Jobs, Log, Ports, QueueName } from "../ports.ts";
import type { EmbeddedDatabase } from "./pglite.ts";
import type { ServerDatabase } from "./postgres.ts";

const QUEUES: readonly QueueName[] = ["tasks", "mails", "passwordRequests"];

/** The queue and its workers. */
export interface Queue extends Jobs {
  /** Begins to work; before that, what is enqueued waits. */
  work(ports: Ports): Promise<void>;
  stop(): Promise<void>;
}

/** pg-boss over the same database, so that a job and what it is about are committed together. */
export async function openQueue(database: EmbeddedDatabase | ServerDatabase, connectionString: string | null, log: Log): Promise<Queue> {
  const common = { schema: "pgboss", schedule: false, reindex: false, monitorVacuum: false, persistWarnings: false } as const;
  const boss =
    "pglite" in database
      ? new PgBoss({ ...common, backend: "pglite", db: fromPglite(database.pglite) })
      : new PgBoss({ ...common, connectionString: connectionString ?? "", max: 3, application_name: "reserve-jobs" });
  boss.on("error", (error) => log("warn", "queue", { error: error.message }));
  await boss.start();
  for (const name of QUEUES) {
    await boss.createQueue(name, { retryLimit: 6, retryDelay: 2, retryBackoff: true, expireInSeconds: 3600, deleteAfterSeconds: 3600 });
    // Also fills the queue's cache: enqueuing asks nothing outside its transaction, which on one connection would wait for itself.
    await boss.send(name, { id: "00000000-0000-0000-0000-000000000000" });
  }
  const workers: string[] = [];
  return {
    enqueue: async (tx, queue, id, startAfter) => {
      await boss.send(
        queue,
        { id },
        { db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql), ...(startAfter ? { startAfter } : {}) },
      );
    },
    wake: () => {
      for (const worker of workers) boss.notifyWorker(worker);
    },
    work: async (ports) => {
      const options = { pollingIntervalSeconds: 2, batchSize: 1 };
      workers.push(
        await boss.work<{ id: string }>("tasks", options, async ([job]) => {
          if (job) await runTask(ports, ports.jobDefinitions, job.data.id);
        }),
        await boss.work<{ id: string }>("mails", options, async ([job]) => {
          if (job) await sendQueuedMail(ports, job.data.id);
        }),
        await boss.work<{ id: string }>("passwordRequests", options, async ([job]) => {
          if (job) await answerPasswordRequest(ports, job.data.id);
        }),
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 1_000, close: true }),
  };
}
