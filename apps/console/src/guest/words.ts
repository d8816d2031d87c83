import type { ClientVariant, LocaleCode } from "@reserve/client-variant";
import { createContext, use } from "react";
import { setFrench } from "../shared/typography.ts";
import type fr from "./locales/fr.json";
import type pages from "./locales/pages.fr.json";

/** A catalogue, or a part of one: what a key leads to. */
export interface Words {
  readonly [key: string]: string | Words;
}

type LeafOf<Tree> = { [Name in keyof Tree & string]: Tree[Name] extends string ? Name : `${Name}.${LeafOf<Tree[Name]>}` }[keyof Tree &
  string];
type WithoutPlural<Key> = Key extends `${infer Base}_${"one" | "many" | "other"}` ? Base : Key;

/** What the pages before sign-in can say: the keys of their two catalogues. */
export type GuestKey = WithoutPlural<LeafOf<typeof fr & typeof pages>>;

/** Says what a key means, with numbers and names in their places; `count` chooses the plural. */
export type SayGuest = (key: GuestKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * The words of the pages before sign-in, by the console's own rules (keys, plurals, `{{count, number}}`, French as the fallback, the client's wording
 * over both), without i18next: that alone weighs more than everything else these pages say and draw.
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

/** Gives the pages and forms below their words. */
export const GuestWords = createContext<SayGuest | null>(null);

/** The words of the page before sign-in, or of the form that lies over an expired one. */
export function useGuestWords(): SayGuest {
  const say = use(GuestWords);
  if (!say) throw new Error("A page before sign-in stands in GuestWords.");
  return say;
}
