import type { ScreenTexts } from "../format/i18n.ts";

/** Names of claims, and texts of a missing permission. */
export const forbiddenTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/forbidden.fr.json"),
  en: () => import("../locales/forbidden.en.json"),
};
