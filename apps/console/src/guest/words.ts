import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { createContext, use } from "react";
import { setFrench } from "../shared/format/typography.ts";
import type fr from "./locales/fr.json";
import type pages from "./locales/pages.fr.json";

/** A catalogue of texts, or a part of one. */
export interface Words {
  readonly [key: string]: string | Words;
}

type LeafOf<Tree> = { [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${LeafOf<Tree[Name]>}` }[keyof Tree &
  string];
type WithoutPlural<Key> = Key extends `${infer Base}_${"one" | "many" | "other"}` ? Base : Key;

/** Text keys of the pages before sign-in. */
export type GuestKey = WithoutPlural<LeafOf<typeof fr & typeof pages>>;

/** Translates a key with its parameters; `count` selects the plural. */
export type SayGuest = (key: GuestKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Translator of the pages before sign-in with the console's rules (keys, plurals, `{{count, number}}`, French fallback, client wording),
 * without i18next, which alone weighs more than these pages.
 */
export function guestWords(
  locale: LocaleCode,
  catalogues: Partial<Record<LocaleCode, Words>>,
  wording: ClientVariant["texts"] = {},
): SayGuest {
  const levels = [wording[locale]?.guest, catalogues[locale], wording.fr?.guest, catalogues.fr];
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const find = (key: string) => {
    for (const level of levels) {
      const found = key.split(".").reduce<unknown>((tree, part) => (tree as Words | undefined)?.[part], level);
      if (typeof found === "string") return found;
    }
    return undefined;
  };
  return (key, values = {}) => {
    const { count } = values;
    const counted = typeof count === "number" ? (find(`${key}_${plural.select(count)}`) ?? find(`${key}_other`)) : undefined;
    const text = (counted ?? find(key) ?? key).replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, isNumber?: string) => {
      const value = values[name] ?? "";
      return isNumber ? number.format(Number(value)) : String(value);
    });
    return locale === "en" ? text : setFrench(text);
  };
}

/** Provides texts to the pages and forms below. */
export const GuestWords = createContext<SayGuest | null>(null);

/** Returns the texts of the guest page, or of the sign-in dialog over an expired session. */
export function useGuestWords(): SayGuest {
  const say = use(GuestWords);
  if (!say) throw new Error("A page before sign-in stands in GuestWords.");
  return say;
}
