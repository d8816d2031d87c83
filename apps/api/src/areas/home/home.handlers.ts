import { hasClaim } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";

/** What waits for somebody this morning; each area counts its own, in the order in which they were collected. */
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
