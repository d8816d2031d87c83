import type { Schemas } from "@reserve/contract";
import { operations } from "@reserve/contract";
import { parisDay, parisDayStart, pickupLateBefore } from "@reserve/domain";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countPickups, countView } from "./orders.store.ts";

const { claims } = operations.listDocuments;

type QueuedView = Schemas["DocumentView"] & Schemas["WorkQueueName"];
const view = (name: QueuedView): WorkQueue => ({ queue: name, claims, count: (db, { now }) => countView(db, name, parisDay(now)) });

/** Orders that wait for somebody. */
export const workQueues: readonly WorkQueue[] = [
  view("toPrepare"),
  view("pickupToNotify"),
  {
    queue: "pickupLate",
    claims,
    count: (db, { now, variant }) =>
      countPickups(db, parisDayStart(pickupLateBefore(now, variant.thresholds.pickupLateDays)), parisDay(now)),
  },
  view("toCollect"),
  view("paymentFailed"),
  view("toRefund"),
];
