import { createContext, type ReactNode, useContext, useMemo } from "react";
import { frenchTexts, type Texts } from "./texts.ts";

/** What a part may know about the language it speaks: its own words and the locale of dates and sorting. */
interface Speech {
  texts: Texts;
  locale: string;
}

const SpeechContext = createContext<Speech>({ texts: frenchTexts, locale: "fr-FR" });

interface TextsProviderProps {
  /** `frenchTexts`, `englishTexts`, or one of them with words of a client's own. */
  texts: Texts;
  /** The tag that dates and sorting follow; French when absent. */
  locale?: string;
  children: ReactNode;
}

/** Makes every part below speak the given words. */
export function TextsProvider({ texts, locale = "fr-FR", children }: TextsProviderProps) {
  const speech = useMemo(() => ({ texts, locale }), [texts, locale]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The words of the nearest provider, French ones without it. */
export function useTexts(): Texts {
  return useContext(SpeechContext).texts;
}

/** The locale tag of the nearest provider, `fr-FR` without it. */
export function useTextsLocale(): string {
  return useContext(SpeechContext).locale;
}

/** What a heavy family says by itself, in each language that the design system speaks. */
export type Words<Localized> = Readonly<Record<"fr" | "en", Localized>>;

/** A family's own words in the language of the nearest provider; they travel with the family, so that no other screen loads them. */
export function useWords<Localized>(words: Words<Localized>): Localized {
  return useTextsLocale().startsWith("en") ? words.en : words.fr;
}
