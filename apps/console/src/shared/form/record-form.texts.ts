import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of unsaved and conflicting forms, for screens that edit records. */
export const recordFormTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/record-form.fr.json"),
  en: () => import("../locales/record-form.en.json"),
};
