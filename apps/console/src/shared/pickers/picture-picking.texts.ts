import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of the picture picker of rich texts. */
export const picturePickingTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/picture-picking.fr.json"),
  en: () => import("../locales/picture-picking.en.json"),
};
