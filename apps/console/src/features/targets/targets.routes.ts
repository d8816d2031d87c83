import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/i18n.ts";
import { recordFormTexts } from "../../shared/record-form.texts.ts";
import type { ConsoleRoute } from "../../shared/route.ts";
import { paths } from "../../shared/to.ts";

const texts: ScreenTexts = {
  namespace: "targets",
  fr: () => import("./locales/targets.fr.json"),
  en: () => import("./locales/targets.en.json"),
};

/** Whom one can write to or count: the list of targets and one of them. */
export const targetsRoutes = [
  {
    path: paths.targets,
    claims: [claims.analytics.manage],
    title: "targetings",
    reads: "listTargets",
    texts,
    load: () => import("./TargetListScreen.tsx").then(({ TargetListScreen }) => ({ Screen: TargetListScreen })),
  },
  {
    path: paths.target,
    claims: [claims.analytics.manage],
    title: "targeting",
    reads: "getTarget",
    parent: paths.targets,
    texts: { ...texts, also: recordFormTexts },
    load: () => import("./TargetScreen.tsx").then(({ TargetScreen }) => ({ Screen: TargetScreen })),
  },
] as const satisfies readonly ConsoleRoute<"targetings" | "targeting">[];
