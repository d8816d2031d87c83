import type { AuditFrame } from "../../platform/audit/audit.ts";
import type { JobDefinitions } from "../../platform/ports.ts";
import { enqueueWebhooks } from "../../platform/webhooks/webhooks.ts";
import { markCacheRefreshed } from "./catalog.store.ts";
import { fetchFeedCovers, takeFeedCover } from "./product.feed-cover.ts";

/** Number of covers fetched in parallel: enough that one slow site does not block the rest, few enough for the sites. */
const AT_ONCE = 6;

/** Jobs of the catalogue. */
export const jobDefinitions = {
  RefreshCachesAndCovers: {
    label: ({ productIds }) => {
      const count = Array.isArray(productIds) ? productIds.length : 0;
      return { fr: `Cache de ${count} ${count > 1 ? "titres" : "titre"}`, en: `Cache of ${count} ${count === 1 ? "title" : "titles"}` };
    },
    run: async ({ payload: { productIds }, ports, doneCount, step }) => {
      const ids = Array.isArray(productIds) ? productIds.filter((id) => typeof id === "number") : [];
      for (let at = doneCount; at < ids.length; at += AT_ONCE) {
        const some = ids.slice(at, at + AT_ONCE);
        const covers = await fetchFeedCovers(ports, some);
        for (const id of some) {
          const cover = covers.get(id);
          await step(async (tx) => {
            const now = ports.clock.now();
            await markCacheRefreshed(tx, id, now);
            await enqueueWebhooks(tx, ports, { type: "cache.refreshed", id, state: "Refreshed" }, now);
            if (cover) await takeFeedCover(tx, id, cover, frameAt(now));
          });
        }
      }
    },
    visibleAt: (endedAt, variant) => new Date(endedAt.getTime() + variant.thresholds.cacheVisibleMinutes * 60_000),
  },
} satisfies JobDefinitions;

/** The audit log attributes it to the feed: the user who requested the refresh chose no cover. */
const frameAt = (at: Date): AuditFrame => ({
  at,
  action: "RefreshCachesAndCovers",
  outcome: "done",
  user: null,
  clientIp: "",
  requestId: `covers_${at.getTime()}`,
});
