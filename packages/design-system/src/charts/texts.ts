import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface ChartWords {
  showTable: string;
  hideTable: string;
  exportCsv: string;
  empty: string;
  failed: string;
  failedDetail: string;
  none: string;
  rank: string;
  plot: (title: string) => string;
  point: (name: string, value: string) => string;
  pointWithPrevious: (name: string, value: string, previousLabel: string, previous: string) => string;
  comparedWith: (change: string, against: string) => string;
  unchanged: (against: string) => string;
  up: string;
  down: string;
}

/** Texts of charts and figures. */
export const chartTexts: TextsByLocale<ChartWords> = {
  fr: {
    showTable: "Voir le tableau",
    hideTable: "Masquer le tableau",
    exportCsv: "Exporter en CSV",
    empty: "Aucun chiffre sur cette période.",
    failed: "Les chiffres n’ont pas pu être chargés.",
    failedDetail: "Rien n’est perdu\u00a0: réessayez dans un instant.",
    none: "aucun chiffre",
    rank: "Rang",
    plot: (title) => `${title}, parcourir les valeurs`,
    point: (name, value) => `${name}\u00a0: ${value}`,
    pointWithPrevious: (name, value, previousLabel, previous) =>
      `${name}\u00a0: ${value}\u202f; ${previousLabel.toLocaleLowerCase("fr")}\u00a0: ${previous}`,
    comparedWith: (change, against) => `${change} par rapport à ${against}`,
    unchanged: (against) => `comme ${against}`,
    up: "En hausse",
    down: "En baisse",
  },
  en: {
    showTable: "Show the table",
    hideTable: "Hide the table",
    exportCsv: "Export as CSV",
    empty: "No figures for this period.",
    failed: "The figures could not be loaded.",
    failedDetail: "Nothing is lost: try again in a moment.",
    none: "no figure",
    rank: "Rank",
    plot: (title) => `${title}, go through the values`,
    point: (name, value) => `${name}: ${value}`,
    pointWithPrevious: (name, value, previousLabel, previous) => `${name}: ${value}; ${previousLabel.toLocaleLowerCase("en")}: ${previous}`,
    comparedWith: (change, against) => `${change} compared with ${against}`,
    unchanged: (against) => `the same as ${against}`,
    up: "Up",
    down: "Down",
  },
};
