import type { Schemas } from "@reserve/contract";
import { eanCheckDigit, parseEan, searchKey, spaced, toCents } from "@reserve/domain";
import type { products } from "../../platform/catalog/products.tables.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import { sentenceOfEan } from "./ean.texts.ts";

type Product = Schemas["Product"];
type Save = Schemas["ProductSave"];
type Field = Schemas["FeedField"];

/** Stored fields of a product save, without the EAN and computed columns. */
export type EditedProduct = Pick<
  typeof products.$inferInsert,
  Exclude<Field, "priceWithTax"> | "priceCents" | "titleKey" | "stock" | "shelf" | "isVisible" | "isSigned"
>;

/** Fields that the feed fills, in page order; the others are the shop's. */
const FEED_FIELDS = [
  "title",
  "subEan",
  "authors",
  "publishers",
  "suppliers",
  "collections",
  "editions",
  "series",
  "categories",
  "classifications",
  "publics",
  "kind",
  "releaseDate",
  "priceWithTax",
  "taxRate",
  "availability",
  "summary",
  "pages",
  "weight",
  "height",
  "width",
  "thickness",
  "languages",
  "clil",
  "thema",
  "duration",
  "variations",
] as const satisfies readonly Field[];

const NAMES = [
  "authors",
  "publishers",
  "suppliers",
  "collections",
  "editions",
  "series",
  "categories",
  "classifications",
  "publics",
] as const;

/** Returns the fields without blanks and duplicates; throws 422 with every error. */
export function checkedProduct(sent: Save): Save {
  const wrong: PropertyRefusal[] = [];
  const title = spaced(sent.title);
  if (searchKey(title) === "")
    wrong.push({ propertyName: "title", errorMessage: { fr: "Donnez un titre au produit.", en: "Give the product a title." } });
  if (sent.releaseDate !== null && Number.isNaN(Date.parse(`${sent.releaseDate}T00:00:00Z`)))
    wrong.push({ propertyName: "releaseDate", errorMessage: { fr: "Cette date n’existe pas.", en: "There is no such date." } });
  for (const [index, { type, value }] of sent.variations.entries()) {
    const property = spaced(type) === "" ? "type" : spaced(value) === "" ? "value" : null;
    if (property)
      wrong.push({
        propertyName: `variations[${index}].${property}`,
        errorMessage: { fr: "Dites de quoi la variante est faite.", en: "Say what the variation is." },
      });
  }
  if (wrong.length > 0) throw refuse.invalid(wrong);
  const names = Object.fromEntries(NAMES.map((field) => [field, distinct(sent[field])])) as Pick<Save, (typeof NAMES)[number]>;
  const variations = sent.variations.map(({ type, value }) => ({ type: spaced(type), value: spaced(value) }));
  return {
    ...sent,
    ...names,
    title,
    subEan: sent.subEan === null ? null : spaced(sent.subEan) || null,
    summary: sent.summary?.trim() || null,
    shelf: sent.shelf === null ? null : spaced(sent.shelf) || null,
    variations: variations.filter((one, index) => variations.findIndex((other) => isSame(one, other)) === index),
  };
}

/** Returns the submitted EAN in thirteen digits; null if the shop assigns one; throws 422 if invalid. */
export function checkedEan(ean: string | null): string | null {
  if (ean === null) return null;
  const verdict = parseEan(ean);
  if (!verdict.isValid) throw refuse.invalid([{ propertyName: "ean", errorMessage: sentenceOfEan(verdict) }]);
  return verdict.ean;
}

/** Returns the EAN for a custom product: GS1 reserves 20 to 29 for use within a company. */
export function ownEan(id: number): string {
  const body = `20${String(id).padStart(10, "0")}`;
  return body + eanCheckDigit(body);
}

/** Returns the columns of a submitted product. */
export function columnsOf({ ean: _ean, priceWithTax, ...sent }: Save): EditedProduct {
  return { ...sent, priceCents: priceWithTax === null ? null : toCents(priceWithTax), titleKey: searchKey(sent.title) };
}

/** Returns the fields that this save overrides, with the feed's values, and those it resets to the feed. */
export function overridesBy(before: Product, after: Save): { taken: Map<Field, unknown>; givenBack: Field[] } {
  const feedValues = new Map(before.overrides.map(({ field, feedValue }) => [field, feedValue]));
  const taken = new Map<Field, unknown>();
  const givenBack: Field[] = [];
  for (const field of FEED_FIELDS) {
    if (feedValues.has(field)) {
      if (isSame(feedValues.get(field), after[field])) givenBack.push(field);
      else if (!isSame(before[field], after[field])) taken.set(field, feedValues.get(field));
    } else if (!isSame(before[field], after[field])) taken.set(field, before[field]);
  }
  return { taken, givenBack };
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.map(spaced))].filter((name) => name !== "");
}

/** Whether two values are equal on the wire; the order of names matters, that of keys does not. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
