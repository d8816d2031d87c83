import { expect, it } from "vitest";
import {
  hidesMost,
  isRestricted,
  parseRestrictionValue,
  type RestrictedFacts,
  type RestrictionRule,
  type RestrictionType,
  restrictionKey,
  rulesHiding,
} from "./restriction.ts";

const title = (facts: Partial<RestrictedFacts> = {}): RestrictedFacts => ({
  ean: "9782253023906",
  authors: ["Georges Perec"],
  publishers: ["Le Livre de poche"],
  editions: [],
  collections: [],
  suppliers: ["Hachette Distribution"],
  categories: ["Romans français"],
  availability: "21",
  languages: ["fre"],
  priceCents: 1190,
  ...facts,
});
const rule = (type: RestrictionType, value: string, isExcluded: boolean): RestrictionRule => ({ type, value, isExcluded });

it("hides what any exclusion names", () => {
  const rules = [rule("Author", "Zola", true), rule("Supplier", "Hachette Distribution", true)];
  expect(rulesHiding(rules, title())).toEqual([rules[1]]);
  expect(isRestricted(rules, title({ suppliers: ["Sodis"] }))).toBe(false);
  expect(isRestricted([rule("Price", "11.90", true)], title())).toBe(true);
  expect(isRestricted([rule("Price", "11.91", true)], title())).toBe(false);
  expect(isRestricted([rule("Ean", "9782253023906", true)], title())).toBe(true);
});

it("hides what no inclusion of a type names, with all of them as the reason, also where the title has no value at all", () => {
  const kept = [rule("Language", "fre", false), rule("Language", "bre", false)];
  expect(isRestricted(kept, title())).toBe(false);
  expect(rulesHiding(kept, title({ languages: ["eng"] }))).toEqual(kept);
  expect(isRestricted(kept, title({ languages: [] }))).toBe(true);
  expect(isRestricted([rule("Price", "11.90", false)], title({ priceCents: null }))).toBe(true);
  expect(isRestricted([rule("Price", "0.00", true)], title({ priceCents: null }))).toBe(false);
});

it("keeps a title of several authors when one of them is kept, and hides it when one of them is excluded", () => {
  const both = title({ authors: ["Georges Perec", "Émile Zola"] });
  expect(isRestricted([rule("Author", "Émile Zola", false)], both)).toBe(false);
  expect(isRestricted([rule("Author", "Émile Zola", true)], both)).toBe(true);
  expect(isRestricted([rule("Author", "Émile Zola", false), rule("Author", "Georges Perec", true)], both)).toBe(true);
});

it("wants a title to pass every type", () => {
  const kept = [rule("Language", "fre", false), rule("Publisher", "Gallimard", false)];
  expect(rulesHiding(kept, title())).toEqual([kept[1]]);
  expect(isRestricted(kept, title({ publishers: ["GALLIMARD"] }))).toBe(false);
});

it("compares names without case, accents and doubled blanks, and nothing else", () => {
  expect(restrictionKey("Publisher", "  Éditions  du Seuil ")).toBe("editions du seuil");
  expect(isRestricted([rule("Author", "emile zola", true)], title({ authors: ["Émile ZOLA"] }))).toBe(true);
  expect(isRestricted([rule("Author", "Zola", true)], title({ authors: ["Émile Zola"] }))).toBe(false);
});

it("reads what people type and paste", () => {
  expect(parseRestrictionValue("Ean", "2-253-02390-4")).toEqual({ isValid: false, reason: "EanDigit", expected: expect.any(String) });
  expect(parseRestrictionValue("Ean", " 978-2-253-02390-6 ")).toEqual({ isValid: true, value: "9782253023906" });
  expect(parseRestrictionValue("Ean", "2070360024")).toEqual({ isValid: true, value: "9782070360024" });
  expect(parseRestrictionValue("Ean", "Perec")).toEqual({ isValid: false, reason: "Ean" });
  expect(parseRestrictionValue("Price", "12,5 €")).toEqual({ isValid: true, value: "12.50" });
  expect(parseRestrictionValue("Price", "1\u202f234,5")).toEqual({ isValid: true, value: "1234.50" });
  expect(parseRestrictionValue("Price", "1 2")).toEqual({ isValid: false, reason: "Price" });
  expect(parseRestrictionValue("Price", "-1")).toEqual({ isValid: false, reason: "Price" });
  expect(parseRestrictionValue("Price", "12,505")).toEqual({ isValid: false, reason: "Price" });
  expect(parseRestrictionValue("AvailabilityCode", "21")).toEqual({ isValid: true, value: "21" });
  expect(parseRestrictionValue("AvailabilityCode", "22")).toEqual({ isValid: false, reason: "Availability" });
  expect(parseRestrictionValue("Language", "FRE")).toEqual({ isValid: true, value: "fre" });
  expect(parseRestrictionValue("Language", "français")).toEqual({ isValid: false, reason: "Language" });
  expect(parseRestrictionValue("Supplier", " Hachette   Distribution ")).toEqual({ isValid: true, value: "Hachette Distribution" });
  expect(parseRestrictionValue("Supplier", "  ")).toEqual({ isValid: false, reason: "Empty" });
});

it("asks first above half of the catalogue", () => {
  expect([hidesMost(50, 100), hidesMost(51, 100), hidesMost(0, 0)]).toEqual([false, true, false]);
});
