import type { ScreenTexts } from "./i18n.ts";

/** What the sentence of a target is made of. */
export const targetWordsTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/target-words.fr.json"),
  en: () => import("./locales/target-words.en.json"),
};
