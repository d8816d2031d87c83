import type { TextsByLocale } from "../texts/TextsProvider.tsx";

/** Texts of menus. */
interface MenuWords {
  moreActions: string;
}

/** Texts of the menus. */
export const menuTexts: TextsByLocale<MenuWords> = {
  fr: { moreActions: "Plus d’actions" },
  en: { moreActions: "More actions" },
};
