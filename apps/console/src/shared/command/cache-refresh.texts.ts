import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of cache refreshes, for screens that start or follow one. */
export const cacheRefreshTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/cache-refresh.fr.json"),
  en: () => import("../locales/cache-refresh.en.json"),
};
