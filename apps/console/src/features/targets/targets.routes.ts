import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { conditionTexts } from "../../shared/record/condition.texts.ts";
import { targetById, targetList } from "./targets.queries.ts";

const texts: ScreenTexts = {
  namespace: "targets",
  fr: () => import("./locales/targets.fr.json"),
  en: () => import("./locales/targets.en.json"),
};

const analysisTexts: ScreenTexts = {
  namespace: "targets",
  fr: () => import("./locales/analysis.fr.json"),
  en: () => import("./locales/analysis.en.json"),
};

/** Routes of the targets: their list, one of them, and the analysis. */
export const targetsRoutes = [
  {
    path: paths.targets,
    claims: [claims.analytics.manage],
    title: "targetings",
    reads: "listTargets",
    texts,
    load: () => import("./list/TargetListScreen.tsx").then(({ TargetListScreen }) => ({ Screen: TargetListScreen })),
    prefetch: prefetchList(targetList),
  },
  {
    path: paths.target,
    claims: [claims.analytics.manage],
    title: "targeting",
    reads: "getTarget",
    parent: paths.targets,
    texts: { ...texts, also: { ...recordFormTexts, also: conditionTexts } },
    load: () => import("./target/TargetScreen.tsx").then(({ TargetScreen }) => ({ Screen: TargetScreen })),
    prefetch: prefetchRecord(targetById),
  },
  {
    path: paths.analysis,
    claims: [claims.analytics.manage],
    title: "analysis",
    reads: "listTargets",
    texts: { ...texts, also: { ...analysisTexts, also: conditionTexts } },
    load: () => import("./analysis/AnalysisScreen.tsx").then(({ AnalysisScreen }) => ({ Screen: AnalysisScreen })),
  },
] as const satisfies readonly ConsoleRoute<"targetings" | "targeting" | "analysis">[];
