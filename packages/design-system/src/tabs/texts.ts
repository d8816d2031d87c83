import type { TextsByLocale } from "../texts/TextsProvider.tsx";

/** Texts of the tabs. */
interface TabsWords {
  errorsToFix: (count: number) => string;
}

/** Texts of the tabs. */
export const tabsTexts: TextsByLocale<TabsWords> = {
  fr: { errorsToFix: (count) => `${count} à corriger` },
  en: { errorsToFix: (count) => `${count} to correct` },
};
