import { parseEan } from "./ean.ts";
import { type AvailabilityCode, availabilityCodes } from "./enumerations.ts";
import { fromCents, readDecimal, toCents } from "./money.ts";
import { isLanguageCode, sortKey } from "./text.ts";

/** Attributes of a title that a restriction can match. */
export const restrictionTypes = [
  "Ean",
  "Author",
  "Publisher",
  "Edition",
  "Collection",
  "Supplier",
  "Category",
  "AvailabilityCode",
  "Language",
  "Price",
] as const;
/** One of `restrictionTypes`. */
export type RestrictionType = (typeof restrictionTypes)[number];

/** Kinds of values of a restriction type. */
export const restrictionTakes = {
  Ean: "Ean",
  Author: "Name",
  Publisher: "Name",
  Edition: "Name",
  Collection: "Name",
  Supplier: "Name",
  Category: "Name",
  AvailabilityCode: "Availability",
  Language: "Language",
  Price: "Price",
} as const satisfies Record<RestrictionType, string>;

/** Facts that decide whether a title is restricted. */
export interface RestrictedFacts {
  ean: string;
  authors: readonly string[];
  publishers: readonly string[];
  editions: readonly string[];
  collections: readonly string[];
  suppliers: readonly string[];
  categories: readonly string[];
  availability: AvailabilityCode;
  languages: readonly string[];
  /** Null: not announced. */
  priceCents: number | null;
}

/** A rule: its value hides the titles that have it, or all others. */
export interface RestrictionRule {
  type: RestrictionType;
  value: string;
  isExcluded: boolean;
}

/** Reasons why a typed value is invalid for its type. */
export type RestrictionFault = "Empty" | "Ean" | "EanDigit" | "Availability" | "Language" | "Price";

/** A value as stored, or the reason why it is invalid; `expected` is the correct check digit of an EAN. */
export type RestrictionVerdict = { isValid: true; value: string } | { isValid: false; reason: RestrictionFault; expected?: string };

/** Maximum price in cents; no product costs more. */
const MOST_CENTS = 2_147_483_647;

/** Parses a value as people type and paste it: hyphens in EANs, a comma in prices, spaces around names. */
export function parseRestrictionValue(type: RestrictionType, typed: string): RestrictionVerdict {
  const text = typed.normalize("NFC").trim().replace(/\s+/g, " ");
  if (text === "") return { isValid: false, reason: "Empty" };
  switch (restrictionTakes[type]) {
    case "Ean": {
      const verdict = parseEan(text);
      if (verdict.isValid) return { isValid: true, value: verdict.ean };
      return verdict.reason === "CheckDigit"
        ? { isValid: false, reason: "EanDigit", expected: verdict.expected }
        : { isValid: false, reason: "Ean" };
    }
    case "Availability":
      return (availabilityCodes as readonly string[]).includes(text)
        ? { isValid: true, value: text }
        : { isValid: false, reason: "Availability" };
    case "Language":
      return isLanguageCode(text.toLowerCase()) ? { isValid: true, value: text.toLowerCase() } : { isValid: false, reason: "Language" };
    case "Price": {
      const cents = toCents(readDecimal(text, "fr") ?? "");
      return cents === null || cents < 0 || cents > MOST_CENTS
        ? { isValid: false, reason: "Price" }
        : { isValid: true, value: fromCents(cents) };
    }
    case "Name":
      return { isValid: true, value: text };
  }
}

/** Returns the comparison key of a value: names ignore case, accents, double blanks and apostrophe style; others are exact. */
export function restrictionKey(type: RestrictionType, value: string): string {
  if (restrictionTakes[type] !== "Name") return value;
  return sortKey(value)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
}

/** Returns a title's values of that type. */
export function restrictedValuesOf(type: RestrictionType, title: RestrictedFacts): readonly string[] {
  switch (type) {
    case "Ean":
      return [title.ean];
    case "Author":
      return title.authors;
    case "Publisher":
      return title.publishers;
    case "Edition":
      return title.editions;
    case "Collection":
      return title.collections;
    case "Supplier":
      return title.suppliers;
    case "Category":
      return title.categories;
    case "AvailabilityCode":
      return [title.availability];
    case "Language":
      return title.languages;
    case "Price":
      return title.priceCents === null ? [] : [fromCents(title.priceCents)];
  }
}

/** Returns the rules that hide a title: each exclusion that matches it, and all inclusions of a type if none matches. Empty if it is visible. */
export function rulesHiding<Rule extends RestrictionRule>(rules: readonly Rule[], title: RestrictedFacts): Rule[] {
  const names = ({ type, value }: Rule) =>
    restrictedValuesOf(type, title).some((own) => restrictionKey(type, own) === restrictionKey(type, value));
  const inclusions = rules.filter(({ isExcluded }) => !isExcluded);
  const included = new Set(inclusions.filter(names).map(({ type }) => type));
  return rules.filter((rule) => (rule.isExcluded ? names(rule) : !included.has(rule.type)));
}

/** Whether restrictions hide a title from the public site. */
export function isRestricted(rules: readonly RestrictionRule[], title: RestrictedFacts): boolean {
  return rulesHiding(rules, title).length > 0;
}

/** Number of hidden titles above which saving asks for confirmation. */
export const RESTRICTION_ALARM = 0.5;

/** Whether hiding this many titles requires confirmation. */
export function hidesMost(hiddenCount: number, catalogCount: number): boolean {
  return catalogCount > 0 && hiddenCount > catalogCount * RESTRICTION_ALARM;
}
