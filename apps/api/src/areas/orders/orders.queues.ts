import { operations } from "@reserve/contract";
import { type OrderView, parisDayStart, pickupLateBefore } from "@reserve/domain";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countPickups, countView } from "./orders.store.ts";

const { claims } = operations.listDocuments;

const view = (name: OrderView): WorkQueue => ({ queue: name, claims, count: (db) => countView(db, name) });

/** Orders that wait for somebody. */
export const workQueues: readonly WorkQueue[] = [
  view("toPrepare"),
  view("pickupToNotify"),
  {
    queue: "pickupLate",
    claims,
    count: (db, { now, variant }) => countPickups(db, parisDayStart(pickupLateBefore(now, variant.thresholds.pickupLateDays))),
  },
  view("toCollect"),
  view("paymentFailed"),
  view("toRefund"),
];
