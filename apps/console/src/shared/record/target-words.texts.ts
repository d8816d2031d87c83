import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of target sentences. */
export const targetWordsTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/target-words.fr.json"),
  en: () => import("../locales/target-words.en.json"),
};
