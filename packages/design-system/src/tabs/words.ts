import type { Words } from "../texts/TextsProvider.tsx";

/** Texts of the tabs. */
interface TabsWords {
  errorsToFix: (count: number) => string;
}

/** Texts of the tabs. */
export const words: Words<TabsWords> = {
  fr: { errorsToFix: (count) => `${count} à corriger` },
  en: { errorsToFix: (count) => `${count} to correct` },
};
