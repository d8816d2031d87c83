import type { Words } from "../texts/TextsProvider.tsx";

interface MonthWords {
  today: string;
  more: (count: number) => string;
}

/** Texts of the month. */
export const monthWords: Words<MonthWords> = {
  fr: { today: "aujourd’hui", more: (count) => (count === 1 ? "et 1 autre" : `et ${count} autres`) },
  en: { today: "today", more: (count) => `and ${count} more` },
};
