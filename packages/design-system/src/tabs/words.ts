import type { Words } from "../texts/TextsProvider.tsx";

/** What tabs say by themselves. */
interface TabsWords {
  toMend: (count: number) => string;
}

/** The words of tabs, in each language. */
export const words: Words<TabsWords> = {
  fr: { toMend: (count) => `${count} à corriger` },
  en: { toMend: (count) => `${count} to correct` },
};
