import type { ScreenTexts } from "./i18n.ts";

/** What is said of the columns of a file that is imported. */
export const tableColumnsTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/table-columns.fr.json"),
  en: () => import("./locales/table-columns.en.json"),
};
