import type { ScreenTexts } from "../format/i18n.ts";

/** Texts about structured data. */
export const structuredDataTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/structured-data.fr.json"),
  en: () => import("../locales/structured-data.en.json"),
};
