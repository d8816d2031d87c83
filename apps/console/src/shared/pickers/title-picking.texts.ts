import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of title search, scanning and pasting. */
export const titlePickingTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/title-picking.fr.json"),
  en: () => import("../locales/title-picking.en.json"),
};
