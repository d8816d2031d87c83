import type { ScreenTexts } from "./i18n.ts";

/** What is said while titles are chosen: searched, scanned or pasted. */
export const titlePickingTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/title-picking.fr.json"),
  en: () => import("./locales/title-picking.en.json"),
};
