import type { JobDefinitions } from "../../platform/ports.ts";
import { APPLY, applyEverywhere } from "./restrictions.apply.ts";

/** Jobs of restrictions. */
export const jobDefinitions = {
  [APPLY]: {
    label: () => ({ fr: "Application des règles du catalogue", en: "Applying the rules of the catalogue" }),
    run: applyEverywhere,
    visibleAt: (endedAt, variant) => new Date(endedAt.getTime() + variant.thresholds.cacheVisibleMinutes * 60_000),
  },
} satisfies JobDefinitions;
