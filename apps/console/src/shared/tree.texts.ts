import type { ScreenTexts } from "./i18n.ts";

/** What is said of a tree that is put in order. */
export const treeTexts: ScreenTexts = {
  namespace: "shared",
  fr: () => import("./locales/tree.fr.json"),
  en: () => import("./locales/tree.en.json"),
};
