import type { JobDefinitions } from "../../platform/ports.ts";
import { markCacheRefreshed } from "./catalog.store.ts";

/** What the catalogue does in the background. */
export const jobDefinitions = {
  RefreshCachesAndCovers: {
    label: ({ productIds }) => {
      const count = Array.isArray(productIds) ? productIds.length : 0;
      return { fr: `Cache de ${count} ${count > 1 ? "titres" : "titre"}`, en: `Cache of ${count} ${count === 1 ? "title" : "titles"}` };
    },
    run: async ({ payload: { productIds }, ports, doneCount, step }) => {
      const ids = Array.isArray(productIds) ? productIds.filter((id) => typeof id === "number") : [];
      for (const id of ids.slice(doneCount)) await step((tx) => markCacheRefreshed(tx, id, ports.clock.now()));
    },
    visibleAt: (endedAt, variant) => new Date(endedAt.getTime() + variant.thresholds.cacheVisibleMinutes * 60_000),
  },
} satisfies JobDefinitions;
