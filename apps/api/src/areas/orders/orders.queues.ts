import type { Schemas } from "@reserve/contract";
import { operations } from "@reserve/contract";
import { parisDay, pickupLateBefore } from "@reserve/domain";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countPickups, countView } from "./lists/document-list.store.ts";

const { claims } = operations.listDocuments;

type QueuedView = Schemas["DocumentView"] & Schemas["WorkQueueName"];
const view = (name: QueuedView): WorkQueue => ({
  queue: name,
  claims,
  count: async (db, { now }) => {
    const { pickups, ...waiting } = await countView(db, name, parisDay(now));
    // Only this queue contains both shipments and pickups.
    return name === "toPrepare" ? { ...waiting, pickups } : waiting;
  },
});

/** Work queues of orders. */
export const workQueues: readonly WorkQueue[] = [
  view("toPrepare"),
  view("pickupToNotify"),
  {
    queue: "pickupLate",
    claims,
    count: (db, { now, variant }) => countPickups(db, pickupLateBefore(now, variant.thresholds.pickupLateDays), parisDay(now)),
  },
  view("toCollect"),
  view("paymentFailed"),
  view("toSettle"),
];
