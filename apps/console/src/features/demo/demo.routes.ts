import { claims } from "@reserve/domain";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { prefetchOne } from "../../shared/list/prefetch.ts";

const texts: ScreenTexts = {
  namespace: "demo",
  fr: () => import("./locales/demo.fr.json"),
  en: () => import("./locales/demo.en.json"),
};

/** Two pages for setting up the console: an environment check, and sortable lists. */
export const demoRoutes = [
  {
    path: "/helloworld",
    claims: [claims.management.settings],
    title: "helloWorld",
    load: () => import("./HelloWorldScreen.tsx").then(({ HelloWorldScreen }) => ({ Screen: HelloWorldScreen })),
    texts,
    prefetch: prefetchOne((api) => api.query("getHosting")),
  },
  {
    path: "/demo/sortable",
    claims: [claims.management.settings],
    title: "sortable",
    load: () => import("./SortableScreen.tsx").then(({ SortableScreen }) => ({ Screen: SortableScreen })),
    texts,
  },
] as const satisfies readonly ConsoleRoute<"helloWorld" | "sortable">[];
