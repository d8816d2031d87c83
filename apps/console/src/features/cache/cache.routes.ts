import { claims } from "@reserve/domain";
import type { ConsoleRoute } from "../../shared/route.ts";

/** The product cache. */
export const cacheRoutes = [
  {
    path: "/cache/product",
    claims: [claims.cache.product],
    title: "cache",
    reads: "searchCatalog",
    load: () => import("./CacheScreen.tsx").then(({ CacheScreen }) => ({ Screen: CacheScreen })),
  },
] as const satisfies readonly ConsoleRoute<"cache">[];
