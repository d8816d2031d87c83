import type { TextsByLocale } from "../texts/TextsProvider.tsx";

/** Texts of the palette. */
interface PaletteWords {
  label: string;
  placeholder: string;
  recent: string;
  noResult: (query: string) => string;
  noResultDetail: string;
  open: string;
  newTab: string;
}

/** Texts of the palette. */
export const paletteTexts: TextsByLocale<PaletteWords> = {
  fr: {
    label: "Palette de commandes",
    placeholder: "Chercher un écran, une action, une fiche",
    recent: "Récemment",
    noResult: (query) => `Rien ne répond à «\u00a0${query}\u00a0»`,
    noResultDetail: "Essayez un titre, un nom, un numéro de commande ou un EAN.",
    open: "ouvrir",
    newTab: "nouvel onglet",
  },
  en: {
    label: "Command palette",
    placeholder: "Search for a screen, an action, a record",
    recent: "Recent",
    noResult: (query) => `Nothing matches “${query}”`,
    noResultDetail: "Try a title, a name, an order number or an EAN.",
    open: "open",
    newTab: "new tab",
  },
};
