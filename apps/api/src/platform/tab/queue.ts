import { answerPasswordRequest } from "../identity/password-links.ts";
import { runTask } from "../jobs/jobs.ts";
import { sendQueuedMail } from "../mail/mail.ts";
import type { Jobs, Ports, QueueName } from "../ports.ts";
import { deliverTo } from "../webhooks/webhooks.ts";

/** Milliseconds before a failed job is retried; doubled each time. */
const FIRST_WAIT = 2_000;
const TRIES = 6;

interface Work {
  queue: QueueName;
  id: string;
  tries: number;
}

/** A queue in memory, for a process that ends with its database. */
export interface TabQueue extends Jobs {
  /** Starts the worker; jobs enqueued earlier wait until then. */
  work(ports: Ports): void;
  /** Resolves when the current job has ended. */
  stop(): Promise<void>;
}

/**
 * Creates a queue that works on one job at a time, once woken after the commit. A job enqueued by a rolled-back transaction finds no row and ends
 * there, as with the server's queue.
 */
export function tabQueue(): TabQueue {
  const waiting: Work[] = [];
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let ports: Ports | null = null;
  let working: Promise<void> | null = null;

  const drain = async (world: Ports) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await run(world, next);
      } catch (error) {
        world.log("warn", "work failed", { queue: next.queue, error: error instanceof Error ? error.message : String(error) });
        const { tries } = next;
        if (ports && tries < TRIES) later({ ...next, tries: tries + 1 }, FIRST_WAIT * 2 ** tries);
      }
    }
    working = null;
  };
  const wake = () => {
    if (ports && !working && waiting.length > 0) working = drain(ports);
  };
  const later = (work: Work, wait: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      waiting.push(work);
      wake();
    }, wait);
    timers.add(timer);
  };
  return {
    enqueue: (_tx, queue, ids, startAfter) => {
      const wait = startAfter && ports ? startAfter.getTime() - ports.clock.now().getTime() : 0;
      for (const id of [ids].flat()) {
        if (wait > 0) later({ queue, id, tries: 0 }, wait);
        else waiting.push({ queue, id, tries: 0 });
      }
      return Promise.resolve();
    },
    wake,
    work: (world) => {
      ports = world;
      wake();
    },
    stop: async () => {
      ports = null;
      waiting.length = 0;
      for (const timer of timers) clearTimeout(timer);
      await working;
    },
  };
}

function run(ports: Ports, { queue, id }: Work): Promise<void> {
  switch (queue) {
    case "tasks":
    case "campaigns":
      return runTask(ports, ports.jobDefinitions, id);
    case "mails":
    case "urgentMails":
      return sendQueuedMail(ports, id);
    case "passwordRequests":
      return answerPasswordRequest(ports, id);
    case "webhooks":
      return deliverTo(ports, id);
    case "undos":
      return ports.endUndo(ports, id);
  }
}
