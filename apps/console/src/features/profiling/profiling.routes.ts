import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/route.ts";

/** Which targets are profiles, in their order, and how many people have each. */
export const profilingRoutes = [
  {
    path: "/analytics/profiling",
    claims: [claims.analytics.manage],
    title: "profilings",
    reads: "listTargetsProfiling",
    texts: {
      namespace: "profiling",
      fr: () => import("./locales/profiling.fr.json"),
      en: () => import("./locales/profiling.en.json"),
      also: recordFormTexts,
    },
    load: () => import("./ProfilingScreen.tsx").then(({ ProfilingScreen }) => ({ Screen: ProfilingScreen })),
  },
] as const satisfies readonly ConsoleRoute<"profilings">[];
