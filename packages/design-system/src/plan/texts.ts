import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface PlanWords {
  how: string;
  width: (percent: number) => string;
  placed: (label: string, column: string, position: number, count: number) => string;
  widened: (label: string, percent: number) => string;
  restored: (label: string) => string;
  atEdge: (label: string) => string;
  empty: string;
}

/** Texts of the page plan. */
export const planTexts: TextsByLocale<PlanWords> = {
  fr: {
    how: "Alt et flèches haut et bas pour déplacer, Alt et flèches gauche et droite pour changer de colonne, 1 à 4 pour la largeur.",
    width: (percent) => `${percent}\u00a0%`,
    placed: (label, column, position, count) => `${label}, ${column}, position ${position} sur ${count}.`,
    widened: (label, percent) => `${label}, largeur ${percent}\u00a0%.`,
    restored: (label) => `${label} remis à sa place.`,
    atEdge: (label) => `${label} ne va pas plus loin.`,
    empty: "Rien dans cette colonne.",
  },
  en: {
    how: "Alt and the up and down arrows move it, Alt and the left and right arrows change its column, 1 to 4 its width.",
    width: (percent) => `${percent}%`,
    placed: (label, column, position, count) => `${label}, ${column}, position ${position} of ${count}.`,
    widened: (label, percent) => `${label}, width ${percent}%.`,
    restored: (label) => `${label} put back.`,
    atEdge: (label) => `${label} goes no further.`,
    empty: "Nothing in this column.",
  },
};
