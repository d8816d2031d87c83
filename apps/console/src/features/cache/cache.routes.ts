import { claims } from "@reserve/domain";
import { cacheRefreshTexts } from "../../shared/command/cache-refresh.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { titlePickingTexts } from "../../shared/pickers/title-picking.texts.ts";

const texts: ScreenTexts = {
  namespace: "cache",
  fr: () => import("./locales/cache.fr.json"),
  en: () => import("./locales/cache.en.json"),
  also: { ...cacheRefreshTexts, also: titlePickingTexts },
};

/** The product cache. */
export const cacheRoutes = [
  {
    path: paths.cache,
    claims: [claims.cache.product],
    title: "cache",
    reads: "searchCatalog",
    load: () => import("./CacheScreen.tsx").then(({ CacheScreen }) => ({ Screen: CacheScreen })),
    texts,
  },
] as const satisfies readonly ConsoleRoute<"cache">[];
