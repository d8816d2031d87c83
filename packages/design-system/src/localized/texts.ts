import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface LocalizedWords {
  /** « Anglais : 3 champs sur 5 ». */
  progress: (language: string, done: number, total: number) => string;
  original: string;
  copyFrom: (language: string) => string;
  copied: (language: string) => string;
  nothingToCopy: string;
  /** Suffix of « Copier du français » for screen readers: the target language. */
  into: (language: string) => string;
  /** Names a field together with its language, for screen readers. */
  fieldIn: (language: string) => string;
  seo: {
    title: string;
    titleHelp: string;
    description: string;
    descriptionHelp: string;
    slug: string;
    slugHelp: string;
    slugFromTitle: string;
    slugByHand: string;
    slugSaved: string;
    noIndex: string;
    noIndexHelp: string;
    preview: string;
    hidden: string;
    untitled: string;
    undescribed: string;
    length: (count: number, limit: number) => string;
    width: (pixels: number, limit: number) => string;
    titleCut: string;
    descriptionCut: string;
  };
}

/** Texts of localized and SEO fields. */
export const localizedTexts: TextsByLocale<LocalizedWords> = {
  fr: {
    progress: (language, done, total) => `${language}\u00a0: ${done} ${done < 2 ? "champ" : "champs"} sur ${total}`,
    original: "langue d’origine",
    copyFrom: (language) => `Copier ${/^[aeéhiou]/.test(language) ? "de l’" : "du "}${language}`,
    copied: (language) => `Les champs vides ont reçu le texte en ${language}.`,
    nothingToCopy: "Aucun champ vide à remplir.",
    into: (language) => `vers ${/^[aeéhiou]/.test(language) ? "l’" : "le "}${language}`,
    fieldIn: (language) => `en ${language}`,
    seo: {
      title: "Titre pour les moteurs",
      titleHelp: "La première ligne du résultat de recherche.",
      description: "Description",
      descriptionHelp: "Une ou deux phrases qui donnent envie d’ouvrir la page.",
      slug: "Adresse de la page",
      slugHelp: "Minuscules, chiffres et traits d’union.",
      slugFromTitle: "Reprendre du titre",
      slugByHand: "Écrite à la main\u00a0: elle ne suit plus le titre.",
      slugSaved: "Adresse enregistrée\u00a0: elle ne change pas avec le titre.",
      noIndex: "Cacher cette page aux moteurs de recherche",
      noIndexHelp: "La page reste ouverte à qui connaît son adresse.",
      preview: "Aperçu du résultat de recherche",
      hidden: "Cette page n’apparaîtra pas dans les résultats.",
      untitled: "Sans titre",
      undescribed: "Sans description, le moteur choisit un passage de la page.",
      length: (count, limit) => `${count} ${count < 2 ? "signe" : "signes"} sur ${limit}`,
      width: (pixels, limit) => `${pixels} pixels sur ${limit}`,
      titleCut: "Trop large\u00a0: la fin sera coupée.",
      descriptionCut: "Trop long\u00a0: la fin sera coupée.",
    },
  },
  en: {
    progress: (language, done, total) => `${language}: ${done} of ${total} ${total === 1 ? "field" : "fields"}`,
    original: "original language",
    copyFrom: (language) => `Copy from ${language}`,
    copied: (language) => `Empty fields now hold the ${language} text.`,
    nothingToCopy: "No empty field to fill.",
    into: (language) => `into ${language}`,
    fieldIn: (language) => `in ${language}`,
    seo: {
      title: "Title for search engines",
      titleHelp: "The first line of the search result.",
      description: "Description",
      descriptionHelp: "One or two sentences that make people open the page.",
      slug: "Address of the page",
      slugHelp: "Small letters, figures and hyphens.",
      slugFromTitle: "Take from the title",
      slugByHand: "Written by hand: it no longer follows the title.",
      slugSaved: "Saved address: it does not change with the title.",
      noIndex: "Hide this page from search engines",
      noIndexHelp: "The page stays open to those who know its address.",
      preview: "Preview of the search result",
      hidden: "This page will not appear in the results.",
      untitled: "Untitled",
      undescribed: "Without a description, the engine picks a passage of the page.",
      length: (count, limit) => `${count} of ${limit} characters`,
      width: (pixels, limit) => `${pixels} of ${limit} pixels`,
      titleCut: "Too wide: the end will be cut.",
      descriptionCut: "Too long: the end will be cut.",
    },
  },
};
