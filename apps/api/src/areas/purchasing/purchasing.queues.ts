import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countLate, countToOrder } from "./purchasing.store.ts";
import type { Sold } from "./sold.ts";

const { claims } = operations.listTitlesToOrder;

/** Work queues of purchasing: titles to order, and late ones; `sold` is provided by orders. */
export const workQueues = (wantedCopies: Sold["wantedCopies"]): readonly WorkQueue[] => [
  { queue: "toOrder", claims, count: async (db, { now }) => ({ count: await countToOrder(db, wantedCopies, now), oldestAt: null }) },
  { queue: "purchaseLate", claims, count: countLate },
];
