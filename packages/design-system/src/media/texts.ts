import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface MediaWords {
  across: string;
  down: string;
  percent: (share: number) => string;
  center: string;
  cuts: string;
  banner: string;
  square: string;
  portrait: string;
  play: (title: string, site: string) => string;
}

/** Texts of the media parts. */
export const mediaTexts: TextsByLocale<MediaWords> = {
  fr: {
    across: "De gauche à droite",
    down: "De haut en bas",
    percent: (share) => `${Math.round(share * 100)}\u00a0%`,
    center: "Revenir au centre",
    cuts: "Ce qui reste de l’image une fois recadrée",
    banner: "Bandeau",
    square: "Carré",
    portrait: "Portrait",
    play: (title, site) => `Lire «\u00a0${title}\u00a0» sur ${site}`,
  },
  en: {
    across: "From left to right",
    down: "From top to bottom",
    percent: (share) => `${Math.round(share * 100)}%`,
    center: "Back to the centre",
    cuts: "What is left of the picture once it is cut",
    banner: "Banner",
    square: "Square",
    portrait: "Portrait",
    play: (title, site) => `Play “${title}” on ${site}`,
  },
};
