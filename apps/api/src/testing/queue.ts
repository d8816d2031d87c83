import { answerPasswordRequest } from "../platform/identity/password-links.ts";
import { runTask } from "../platform/jobs/jobs.ts";
import { sendQueuedMail } from "../platform/mail/mail.ts";
import type { Jobs, Ports, QueueName } from "../platform/ports.ts";
import { deliverTo } from "../platform/webhooks/webhooks.ts";

/** A queue that a test drains manually. A job enqueued by a rolled-back transaction is dropped only when its work finds no row, like the real one. */
export class ManualJobs implements Jobs {
  waiting: { queue: QueueName; id: string; startAfter?: Date }[] = [];
  woken = 0;

  enqueue(_tx: unknown, queue: QueueName, ids: string | readonly string[], startAfter?: Date): Promise<void> {
    for (const id of [ids].flat()) this.waiting.push({ queue, id, ...(startAfter ? { startAfter } : {}) });
    return Promise.resolve();
  }

  wake(): void {
    this.woken += 1;
  }

  /** Runs all waiting jobs; failures are collected instead of thrown. */
  async drain(ports: Ports): Promise<unknown[]> {
    const failures: unknown[] = [];
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      if (next.startAfter && next.startAfter > ports.clock.now()) continue;
      try {
        if (next.queue === "tasks" || next.queue === "campaigns") await runTask(ports, ports.jobDefinitions, next.id);
        else if (next.queue === "mails" || next.queue === "urgentMails") await sendQueuedMail(ports, next.id);
        else if (next.queue === "webhooks") await deliverTo(ports, next.id);
        else if (next.queue === "undos") await ports.endUndo(ports, next.id);
        else await answerPasswordRequest(ports, next.id);
      } catch (error) {
        failures.push(error);
      }
    }
    return failures;
  }
}
