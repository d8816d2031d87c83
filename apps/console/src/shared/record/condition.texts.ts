import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of target sentences. */
export const conditionTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/condition.fr.json"),
  en: () => import("../locales/condition.en.json"),
};
