import type { ScreenTexts } from "./i18n.ts";

/** What is said of a cache refresh, on the screens that ask for one or follow it. */
export const cacheRefreshTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/cache-refresh.fr.json"),
  en: () => import("./locales/cache-refresh.en.json"),
};
