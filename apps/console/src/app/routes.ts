import { matchPath } from "react-router-dom";
import type { ConsoleRoute } from "../shared/route.ts";
import type app from "./locales/fr.json";
import { planned, plannedTexts } from "./planned.ts";

/** A screen's name is a key of this catalogue, so that a route without a name does not compile. */
export interface ScreenRoute extends ConsoleRoute<keyof (typeof app)["screen"]> {
  /** Its screen is still a placeholder. */
  isPlanned?: boolean;
}

const modules = import.meta.glob<Record<string, readonly ScreenRoute[]>>("../features/*/*.routes.ts", { eager: true });

/** Home, what every feature declares, and placeholders for the rest of the specification's table. */
export const routes: readonly ScreenRoute[] = [
  {
    path: "/",
    claims: [],
    title: "home",
    reads: "listWorkQueues",
    texts: { namespace: "app", fr: () => import("./locales/home.fr.json"), en: () => import("./locales/home.en.json") },
    load: () => import("./HomeScreen.tsx").then(({ HomeScreen }) => ({ Screen: HomeScreen })),
    prefetch: ({ api, queryClient }) => void queryClient.prefetchQuery(api.query("listWorkQueues")),
  },
  ...Object.values(modules).flatMap((module) => Object.values(module).flat()),
  ...planned.map((route) => ({
    ...route,
    isPlanned: true,
    texts: plannedTexts,
    load: () => import("./PlannedScreen.tsx").then(({ PlannedScreen }) => ({ Screen: PlannedScreen })),
  })),
];

/** The route of an address, with the parts of it that vary. */
export function findRoute(pathname: string): { route: ScreenRoute; params: Readonly<Record<string, string | undefined>> } | null {
  for (const route of routes) {
    const match = matchPath(route.path, pathname);
    if (match) return { route, params: match.params };
  }
  return null;
}
