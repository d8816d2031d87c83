import type { ScreenTexts } from "./i18n.ts";

/** The names of rights, and what is said where one is missing. */
export const forbiddenTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/forbidden.fr.json"),
  en: () => import("./locales/forbidden.en.json"),
};
