import type { ConsoleRoute } from "../shared/route.ts";
import { planned, plannedTexts } from "./planned.ts";

/** Home. */
export const homeRoutes = [
  {
    path: "/",
    claims: [],
    title: "home",
    reads: "listWorkQueues",
    texts: { namespace: "app", fr: () => import("./locales/home.fr.json"), en: () => import("./locales/home.en.json") },
    load: () => import("./HomeScreen.tsx").then(({ HomeScreen }) => ({ Screen: HomeScreen })),
    prefetch: ({ api, queryClient }) => void queryClient.prefetchQuery(api.query("listWorkQueues")),
  },
] as const satisfies readonly ConsoleRoute<"home">[];

/** Placeholders for the rest of the specification's table. */
export const plannedRoutes: readonly (ConsoleRoute & { isPlanned: true })[] = planned.map((route) => ({
  ...route,
  isPlanned: true,
  texts: plannedTexts,
  load: () => import("./PlannedScreen.tsx").then(({ PlannedScreen }) => ({ Screen: PlannedScreen })),
}));
