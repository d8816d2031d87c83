import type { ClientVariant } from "@reserve/client-variant";
import type { OperationId, Schemas } from "@reserve/contract";
import { parisDay, pickupLateBefore } from "@reserve/domain";
import { to } from "../../shared/links/to.ts";

type Queue = Schemas["WorkQueue"];
type QueueName = Schemas["WorkQueueName"];

const groups = {
  orders: ["toPrepare", "pickupToNotify", "pickupLate", "toCollect", "paymentFailed", "toSettle"],
  customers: ["messagesPending", "reviewsPending"],
  suppliers: ["toOrder", "purchaseLate"],
  catalog: ["releasedToday"],
  mailsAndTasks: ["mailsFailing", "tasksFailed"],
} as const satisfies Record<string, readonly QueueName[]>;

/** The operation that lists each queue's records: users without its permission do not have the queue. */
const lists: Readonly<Record<QueueName, OperationId>> = {
  toPrepare: "listDocuments",
  pickupToNotify: "listDocuments",
  pickupLate: "listDocuments",
  toCollect: "listDocuments",
  paymentFailed: "listDocuments",
  toSettle: "listDocuments",
  messagesPending: "listMessages",
  reviewsPending: "listReviews",
  releasedToday: "listProducts",
  toOrder: "listTitlesToOrder",
  purchaseLate: "listTitlesToOrder",
  mailsFailing: "listMails",
  tasksFailed: "listBackgroundTasks",
};

/** Returns the queues whose list may be opened; a previewed role has fewer. */
export function openQueues(items: readonly Queue[], may: (operation: OperationId) => boolean): readonly Queue[] {
  return items.filter(({ queue }) => may(lists[queue]));
}

/** Returns the number of waiting things; a pickup to prepare and to announce counts once. */
export function waitingIn(items: readonly Queue[]): number {
  const isCountedTwice = items.some(({ queue }) => queue === "pickupToNotify");
  return items.reduce((sum, { count, pickups }) => sum + count - (isCountedTwice ? (pickups ?? 0) : 0), 0);
}

/** Returns the queues by subject, in the order of a working day; groups without a queue are omitted. */
export function queueGroups(items: readonly Queue[]): { group: keyof typeof groups; queues: readonly Queue[] }[] {
  return (Object.keys(groups) as (keyof typeof groups)[])
    .map((group) => ({ group, queues: groups[group].flatMap((name) => items.find(({ queue }) => queue === name) ?? []) }))
    .filter(({ queues }) => queues.length > 0);
}

/** Returns the URL of the list with exactly what the queue counts. */
export function hrefOfQueue(queue: QueueName, now: Date, { thresholds }: Pick<ClientVariant, "thresholds">): string {
  switch (queue) {
    case "pickupLate":
      return to.orders({ pickupNotifiedBefore: pickupLateBefore(now, thresholds.pickupLateDays) });
    case "releasedToday":
      return to.products({ releasedOn: parisDay(now) });
    case "toOrder":
      return to.toOrder({ state: "ToOrder" });
    case "purchaseLate":
      return to.toOrder({ state: "Late" });
    case "messagesPending":
      return to.messages({ status: "Pending" });
    case "reviewsPending":
      return to.reviews({ status: "Pending" });
    case "mailsFailing":
      return to.mails({ state: "Failing" });
    case "tasksFailed":
      return to.tasks({ state: "Failed" });
    default:
      return to.orders({ view: queue });
  }
}
