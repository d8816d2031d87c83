import type { Words } from "../texts/TextsProvider.tsx";

/** What a source text says by itself. */
export const words: Words<{ copy: (label: string) => string }> = {
  fr: { copy: (label) => `Copier\u00a0: ${label}` },
  en: { copy: (label) => `Copy: ${label}` },
};
