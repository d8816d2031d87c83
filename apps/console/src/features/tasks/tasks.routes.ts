import { claims } from "@reserve/domain";
import { cacheRefreshTexts } from "../../shared/command/cache-refresh.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { prefetchList } from "../../shared/list/prefetch.ts";
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
    prefetch: prefetchList({ spec: taskListSpec, page: taskPage }),
  },
] as const satisfies readonly ConsoleRoute<"tasks">[];
