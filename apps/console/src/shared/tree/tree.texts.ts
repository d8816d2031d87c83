import type { ScreenTexts } from "../format/i18n.ts";

/** Texts of ordered trees. */
export const treeTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("../locales/tree.fr.json"),
  en: () => import("../locales/tree.en.json"),
};
