import type { ScreenTexts } from "./i18n.ts";

/** What is said of a form that was not saved, or that somebody else saved meanwhile, on the screens where a record is edited. */
export const recordFormTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/record-form.fr.json"),
  en: () => import("./locales/record-form.en.json"),
};
