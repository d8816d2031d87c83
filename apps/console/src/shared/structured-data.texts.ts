import type { ScreenTexts } from "./i18n.ts";

/** What is said of what search engines are told. */
export const structuredDataTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/structured-data.fr.json"),
  en: () => import("./locales/structured-data.en.json"),
};
