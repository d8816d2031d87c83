import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchOne, prefetchRecord } from "../../shared/list/prefetch.ts";
import { targetProfiling, targetsProfiling } from "./profiling.queries.ts";

const texts: ScreenTexts = {
  namespace: "profiling",
  fr: () => import("./locales/profiling.fr.json"),
  en: () => import("./locales/profiling.en.json"),
};

/** Routes of the profiles: their list, and one of them. */
export const profilingRoutes = [
  {
    path: paths.profiling,
    claims: [claims.analytics.manage],
    title: "profilings",
    reads: "listTargetsProfiling",
    texts: { ...texts, also: recordFormTexts },
    load: () => import("./ProfilingScreen.tsx").then(({ ProfilingScreen }) => ({ Screen: ProfilingScreen })),
    prefetch: prefetchOne(targetsProfiling),
  },
  {
    path: paths.targetProfile,
    claims: [claims.analytics.manage],
    title: "profiling",
    reads: "getTargetProfiling",
    parent: paths.profiling,
    texts,
    load: () => import("./ProfileScreen.tsx").then(({ ProfileScreen }) => ({ Screen: ProfileScreen })),
    prefetch: prefetchRecord(targetProfiling),
  },
] as const satisfies readonly ConsoleRoute<"profilings" | "profiling">[];
