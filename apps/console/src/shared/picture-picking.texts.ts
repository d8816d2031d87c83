import type { ScreenTexts } from "./i18n.ts";

/** What is said while a picture of the library is chosen for a text. */
export const picturePickingTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/picture-picking.fr.json"),
  en: () => import("./locales/picture-picking.en.json"),
};
