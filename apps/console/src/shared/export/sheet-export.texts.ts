import type { ScreenTexts } from "../i18n.ts";

/** The question which file, and what became of it. */
export const sheetExportTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/sheet-export.fr.json"),
  en: () => import("../locales/sheet-export.en.json"),
};
