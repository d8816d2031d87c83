import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { prefetchOne } from "../../shared/list/prefetch.ts";

/** Routes of the health page. */
export const healthRoutes = [
  {
    path: "/settings/health",
    claims: [claims.management.heathCheck],
    title: "health",
    reads: "getHealth",
    load: () => import("./HealthScreen.tsx").then(({ HealthScreen }) => ({ Screen: HealthScreen })),
    texts: { namespace: "health", fr: () => import("./locales/health.fr.json"), en: () => import("./locales/health.en.json") },
    prefetch: prefetchOne((api) => api.query("getHealth")),
  },
] as const satisfies readonly ConsoleRoute<"health">[];
