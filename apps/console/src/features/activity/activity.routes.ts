import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList } from "../../shared/list/prefetch.ts";
import { forbiddenTexts } from "../../shared/session/forbidden.texts.ts";
import { activityListSpec, activityPage } from "./activity.queries.ts";

/** Routes of the activity log. */
export const activityRoutes = [
  {
    path: paths.activityLog,
    claims: [claims.management.activityLog],
    title: "activityLog",
    reads: "listActivity",
    load: () => import("./ActivityListScreen.tsx").then(({ ActivityListScreen }) => ({ Screen: ActivityListScreen })),
    texts: {
      namespace: "activity",
      fr: () => import("./locales/activity.fr.json"),
      en: () => import("./locales/activity.en.json"),
      also: forbiddenTexts,
    },
    prefetch: prefetchList({ spec: activityListSpec, page: activityPage }),
  },
] as const satisfies readonly ConsoleRoute<"activityLog">[];
