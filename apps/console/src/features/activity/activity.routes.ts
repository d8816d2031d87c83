import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { readListUrl } from "../../shared/list/list-url.ts";
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
    prefetch: ({ api, queryClient, search, variant }) => {
      const { queryKey, queryFn, staleTime } = activityPage(api, readListUrl(search, activityListSpec, variant));
      void queryClient.prefetchQuery({ queryKey, queryFn, staleTime });
    },
  },
] as const satisfies readonly ConsoleRoute<"activityLog">[];
