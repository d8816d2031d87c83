import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { createContext, use } from "react";
import { setFrench } from "../shared/format/typography.ts";
import type fr from "./locales/fr.json";
import type pages from "./locales/pages.fr.json";

/** A catalogue of texts, or a part of one. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

type LeafOf<Tree> = { [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${LeafOf<Tree[Name]>}` }[keyof Tree &
  string];
type WithoutPlural<Key> = Key extends `${infer Base}_${"one" | "many" | "other"}` ? Base : Key;

/** Text keys of the pages before sign-in. */
export type GuestKey = WithoutPlural<LeafOf<typeof fr & typeof pages>>;

/** Translates a key with its parameters; `count` selects the plural. */
export type GuestTranslate = (key: GuestKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Returns the translator of the pages before sign-in, with the console's rules (keys, plurals, `{{count, number}}`, French fallback, client wording),
 * without i18next, which alone weighs more than these pages.
 */
export function guestTranslator(
  locale: LocaleCode,
  catalogues: Partial<Record<LocaleCode, Catalogue>>,
  wording: ClientVariant["texts"] = {},
): GuestTranslate {
  const levels = [wording[locale]?.guest, catalogues[locale], wording.fr?.guest, catalogues.fr];
  const plural = new Intl.PluralRules(locale);
  const number = new Intl.NumberFormat(locale);
  const find = (key: string) => {
    for (const level of levels) {
      const found = key.split(".").reduce<unknown>((tree, part) => (tree as Catalogue | undefined)?.[part], level);
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
export const GuestTranslator = createContext<GuestTranslate | null>(null);

/** Returns the texts of the guest page, or of the sign-in dialog over an expired session. */
export function useGuestTranslate(): GuestTranslate {
  const say = use(GuestTranslator);
  if (!say) throw new Error("GuestTranslator is missing above this page.");
  return say;
}
