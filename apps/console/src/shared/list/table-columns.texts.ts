import type { ScreenTexts } from "../format/i18n.ts";

/** Texts for the columns of an imported file. */
export const tableColumnsTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/table-columns.fr.json"),
  en: () => import("../locales/table-columns.en.json"),
};
