import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countLate, countToOrder } from "./purchasing.store.ts";
import type { Sold } from "./sold.ts";

const { claims } = operations.listTitlesToOrder;

/** Titles that wait to be ordered, and those that should have come; orders hand in what they sold. */
export const workQueues = (wantedCopies: Sold["wantedCopies"]): readonly WorkQueue[] => [
  { queue: "toOrder", claims, count: async (db, { now }) => ({ count: await countToOrder(db, wantedCopies, now), oldestAt: null }) },
  { queue: "purchaseLate", claims, count: countLate },
];
