import { createContext, type ReactNode, useContext, useMemo } from "react";
import { frenchTexts, type Texts } from "./texts.ts";

/** Texts of the components and the locale of dates and sorting. */
interface Speech {
  texts: Texts;
  locale: string;
}

const SpeechContext = createContext<Speech>({ texts: frenchTexts, locale: "fr-FR" });

interface TextsProviderProps {
  /** `frenchTexts`, `englishTexts`, or one of them with a client's overrides. */
  texts: Texts;
  /** Language tag for dates and sorting; French by default. */
  locale?: string;
  children: ReactNode;
}

/** Provides the texts and the locale to all components below. */
export function TextsProvider({ texts, locale = "fr-FR", children }: TextsProviderProps) {
  const speech = useMemo(() => ({ texts, locale }), [texts, locale]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Returns the texts of the nearest provider, French ones without it. */
export function useTexts(): Texts {
  return useContext(SpeechContext).texts;
}

/** The locale tag of the nearest provider, `fr-FR` without it. */
export function useTextsLocale(): string {
  return useContext(SpeechContext).locale;
}

/** Texts of a lazily loaded component family, in each language of the design system. */
export type TextsByLocale<Localized> = Readonly<Record<"fr" | "en", Localized>>;

/**
 * Returns a component family's own texts in the language of the nearest provider; they are bundled with the family, so that no other screen loads
 * them.
 */
export function useOwnTexts<Localized>(words: TextsByLocale<Localized>): Localized {
  return useTextsLocale().startsWith("en") ? words.en : words.fr;
}
