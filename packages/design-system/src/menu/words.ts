import type { Words } from "../texts/TextsProvider.tsx";

/** Texts of menus. */
interface MenuWords {
  moreActions: string;
}

/** Texts of the menus. */
export const words: Words<MenuWords> = {
  fr: { moreActions: "Plus d’actions" },
  en: { moreActions: "More actions" },
};
