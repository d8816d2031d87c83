import type { TextsByLocale } from "../../texts/TextsProvider.tsx";

interface ColumnWords {
  columns: string;
  up: (column: string) => string;
  down: (column: string) => string;
  isFirst: string;
  isLast: string;
  place: (column: string, place: number, count: number) => string;
  alwaysShown: string;
  reset: string;
  width: (column: string) => string;
  pixels: (width: number) => string;
}

/** Texts of the column chooser. */
export const columnsTexts: TextsByLocale<ColumnWords> = {
  fr: {
    columns: "Colonnes",
    up: (column) => `Monter ${column}`,
    down: (column) => `Descendre ${column}`,
    isFirst: "Cette colonne est déjà la première.",
    isLast: "Cette colonne est déjà la dernière.",
    place: (column, place, count) => `${column}, position ${place} sur ${count}`,
    alwaysShown: "toujours affichée",
    reset: "Rétablir les colonnes d’origine",
    width: (column) => `Largeur de la colonne ${column}`,
    pixels: (width) => `${width} pixels`,
  },
  en: {
    columns: "Columns",
    up: (column) => `Move ${column} up`,
    down: (column) => `Move ${column} down`,
    isFirst: "This column is already the first.",
    isLast: "This column is already the last.",
    place: (column, place, count) => `${column}, position ${place} of ${count}`,
    alwaysShown: "always shown",
    reset: "Restore the original columns",
    width: (column) => `Width of the column ${column}`,
    pixels: (width) => `${width} pixels`,
  },
};
