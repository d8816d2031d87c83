import type { ConsoleRoute } from "../shared/links/route.ts";

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
