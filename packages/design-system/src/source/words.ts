import type { Words } from "../texts/TextsProvider.tsx";

/** Texts of the source text components. */
export const words: Words<{ copy: (label: string) => string }> = {
  fr: { copy: (label) => `Copier\u00a0: ${label}` },
  en: { copy: (label) => `Copy: ${label}` },
};
