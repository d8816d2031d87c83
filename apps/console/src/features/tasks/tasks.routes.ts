import { claims } from "@reserve/domain";
import { cacheRefreshTexts } from "../../shared/cache-refresh.texts.ts";
import type { ScreenTexts } from "../../shared/i18n.ts";
import { readListUrl } from "../../shared/list-url.ts";
import type { ConsoleRoute } from "../../shared/route.ts";
import { paths } from "../../shared/to.ts";
import { taskListSpec, taskPage } from "./tasks.queries.ts";

const texts: ScreenTexts = {
  namespace: "tasks",
  fr: () => import("./locales/tasks.fr.json"),
  en: () => import("./locales/tasks.en.json"),
  also: cacheRefreshTexts,
};

/** The background tasks. */
export const taskRoutes = [
  {
    path: paths.tasks,
    claims: [claims.management.backgroundTasks],
    title: "tasks",
    reads: "listBackgroundTasks",
    load: () => import("./BackgroundTaskListScreen.tsx").then(({ BackgroundTaskListScreen }) => ({ Screen: BackgroundTaskListScreen })),
    texts,
    prefetch: ({ api, queryClient, search, variant }) => {
      const { queryKey, queryFn, staleTime } = taskPage(api, readListUrl(search, taskListSpec, variant));
      void queryClient.prefetchQuery({ queryKey, queryFn, staleTime });
    },
  },
] as const satisfies readonly ConsoleRoute<"tasks">[];
