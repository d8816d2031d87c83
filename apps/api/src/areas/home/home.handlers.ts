import { hasClaim } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";

/** Returns the work queues with their counts, in order. */
export const handlers: AreaHandlers<"home"> = {
  listWorkQueues: async ({ db, user, now, variant, ports }) => ({
    items: await Promise.all(
      ports.workQueues
        .filter(({ claims }) => hasClaim(user.claims, claims))
        .map(async ({ queue, count }) => {
          const waiting = await count(db, { now, variant });
          return { queue, count: waiting.count, pickups: waiting.pickups ?? null, oldestAt: waiting.oldestAt?.toISOString() ?? null };
        }),
    ),
  }),
};
