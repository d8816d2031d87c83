import { operations } from "@reserve/contract";
import { parisDay } from "@reserve/domain";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countProducts, offeredBy } from "./catalog.store.ts";

/** Work queues of the catalogue: titles published today. */
export const workQueues: readonly WorkQueue[] = [
  {
    queue: "releasedToday",
    claims: operations.listProducts.claims,
    count: async (db, { now, variant }) => ({
      count: await countProducts(db, { ...offeredBy(variant), releasedOn: parisDay(now) }),
      oldestAt: null,
    }),
  },
];
