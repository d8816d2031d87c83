import type { TextsByLocale } from "../texts/TextsProvider.tsx";

/** Texts of the source text components. */
export const sourceTexts: TextsByLocale<{ copy: (label: string) => string }> = {
  fr: { copy: (label) => `Copier\u00a0: ${label}` },
  en: { copy: (label) => `Copy: ${label}` },
};
