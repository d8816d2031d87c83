import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of the format question and the result. */
export const sheetExportTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/sheet-export.fr.json"),
  en: () => import("../locales/sheet-export.en.json"),
};
