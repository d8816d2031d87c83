import type { Schemas } from "@reserve/contract";
import type { PricePair } from "@reserve/design-system/fields";
import { fromCents, taxRates, toCents, withoutTax } from "@reserve/domain";

type Product = Schemas["Product"];
type Save = Schemas["ProductSave"];

/** A field that the feed fills. */
export type FeedField = Schemas["FeedField"];

/** Form values of a product: what is saved, with its price as a pair. */
export interface ProductValues extends Omit<Save, "ean" | "subEan" | "summary" | "shelf" | "priceWithTax" | "taxRate" | "stock"> {
  ean: string;
  subEan: string;
  summary: string;
  shelf: string;
  price: PricePair;
  stock: number | null;
}

/** The pair of an amount and a rate as they are stored. */
export function pricePair(priceWithTax: string | null, taxRate: number): PricePair {
  const cents = priceWithTax === null ? null : toCents(priceWithTax);
  const noTax = cents === null ? "" : fromCents(withoutTax(cents, taxRate));
  return { typed: "withTax", withTax: priceWithTax ?? "", noTax, taxRate };
}

/** Returns the form values of a product; a new one is a copy of `like`, or empty, with `ean` if known. */
export function productValuesOf(product: Product | null, like: Product | null = null, ean = ""): ProductValues {
  const from = product ?? like;
  if (!from) return { ...empty, ean };
  return {
    // A copy has a number of its own, and its own copies on the shelf.
    ean: product ? from.ean : ean,
    title: from.title,
    subEan: from.subEan ?? "",
    authors: from.authors,
    publishers: from.publishers,
    suppliers: from.suppliers,
    collections: from.collections,
    editions: from.editions,
    series: from.series,
    categories: from.categories,
    classifications: from.classifications,
    publics: from.publics,
    kind: from.kind,
    releaseDate: from.releaseDate,
    price: pricePair(from.priceWithTax, from.taxRate),
    availability: from.availability,
    summary: from.summary ?? "",
    pages: from.pages,
    weight: from.weight,
    height: from.height,
    width: from.width,
    thickness: from.thickness,
    languages: from.languages,
    clil: from.clil,
    thema: from.thema,
    duration: from.duration,
    variations: from.variations,
    stock: product ? from.stock : 0,
    shelf: from.shelf ?? "",
    isVisible: from.isVisible,
    isSigned: product ? from.isSigned : false,
  };
}

/** Returns the form values of an ONIX record. */
export function valuesOfRecord({ priceWithTax, taxRate, summary, ...record }: Schemas["OnixRecord"]): Partial<ProductValues> {
  return { ...record, summary: summary ?? "", price: pricePair(priceWithTax, taxRate) };
}

const empty: ProductValues = {
  ean: "",
  title: "",
  subEan: "",
  authors: [],
  publishers: [],
  suppliers: [],
  collections: [],
  editions: [],
  series: [],
  categories: [],
  classifications: [],
  publics: [],
  kind: "Goods",
  releaseDate: null,
  price: { typed: "withTax", withTax: "", noTax: "", taxRate: taxRates.goods },
  availability: "21",
  summary: "",
  pages: null,
  weight: null,
  height: null,
  width: null,
  thickness: null,
  languages: [],
  clil: [],
  thema: [],
  duration: null,
  variations: [],
  stock: 0,
  shelf: "",
  isVisible: true,
  isSigned: false,
};

/** Returns the request body; null while it is incomplete. */
export function productSaveOf({ price, stock, ...values }: ProductValues): Save | null {
  if (stock === null || values.title.trim() === "") return null;
  return {
    ...values,
    ean: values.ean.trim() || null,
    subEan: values.subEan.trim() || null,
    summary: values.summary.trim() || null,
    shelf: values.shelf.trim() || null,
    // An empty variation was added but not filled in.
    variations: values.variations.filter(({ type, value }) => type.trim() !== "" || value.trim() !== ""),
    priceWithTax: price.withTax || null,
    taxRate: price.taxRate,
    stock,
  };
}

/** Returns a form field's value in wire format. */
export function savedField(values: ProductValues, field: FeedField): unknown {
  if (field === "priceWithTax") return values.price.withTax || null;
  if (field === "taxRate") return values.price.taxRate;
  const value = values[field];
  return value === "" ? null : value;
}

/** Returns the form change that reverts a field to the feed's value. */
export function givenBack(values: ProductValues, field: FeedField, feedValue: unknown): Partial<ProductValues> {
  if (field === "priceWithTax") return { price: pricePair(feedValue as string | null, values.price.taxRate) };
  if (field === "taxRate") return { price: pricePair(values.price.withTax || null, Number(feedValue)) };
  return { [field]: feedValue ?? (typeof values[field] === "string" ? "" : null) } as Partial<ProductValues>;
}

/** Returns whether two values of a field are equal for display. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

/** Returns the feed's value of a field; an override stores it beside the staff's value. */
export function feedValueOf(product: Product, field: FeedField): unknown {
  const override = product.overrides.find((one) => one.field === field);
  return override ? override.feedValue : product[field];
}

/** The sections of the page and the fields that the feed fills in each; every name is also the section's anchor. */
export const feedSections = {
  identity: ["title", "series", "subEan", "authors", "kind"],
  edition: ["publishers", "collections", "suppliers", "editions"],
  price: ["priceWithTax", "taxRate"],
  availability: ["availability", "releaseDate"],
  classification: ["categories", "publics", "clil", "thema", "classifications", "languages"],
  summary: ["summary"],
  format: ["pages", "duration", "weight", "height", "width", "thickness"],
  variations: ["variations"],
} as const satisfies Record<string, readonly FeedField[]>;

/** Name of a section, from `feedSections`. */
export type FeedSectionName = keyof typeof feedSections;

/** The sections in their order. */
export const feedSectionNames = Object.keys(feedSections) as readonly FeedSectionName[];

/** The shop's own fields: no feed ever writes them. */
export const ownFields = ["ean", "stock", "shelf", "isVisible", "isSigned"] as const;
