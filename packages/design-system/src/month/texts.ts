import type { TextsByLocale } from "../texts/TextsProvider.tsx";

interface MonthWords {
  today: string;
  more: (count: number) => string;
}

/** Texts of the month. */
export const monthTexts: TextsByLocale<MonthWords> = {
  fr: { today: "aujourd’hui", more: (count) => (count === 1 ? "et 1 autre" : `et ${count} autres`) },
  en: { today: "today", more: (count) => `and ${count} more` },
};
