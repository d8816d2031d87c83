import type { ProductKind, ShippingMethod } from "../enumerations.ts";
import { leavesVatArea } from "../vat-regime.ts";
import { hasLeft, isLive, isPickup } from "./legal.ts";

/** The forms of the Universal Postal Union: CN22 for letters of little value, CN23 for everything else. */
export const customsForms = ["CN22", "CN23"] as const;
/** One of `customsForms`. */
export type CustomsForm = (typeof customsForms)[number];

/**
 * Highest value with a CN22, in cents: 300 special drawing rights, at a rate well below those of recent years. CN23 is right for any value.
 */
const CN22_MAXIMUM_CENTS = 34_500;

/** Headings of the Harmonized System: books; recorded optical media; newspapers and magazines. Other goods have many. */
const HS_CODES: Readonly<Record<ProductKind, string | null>> = {
  Book: "4901.99",
  Comic: "4901.99",
  Press: "4902.90",
  Dvd: "8523.49",
  Goods: null,
};

/** A line of an order, for customs. */
export interface CustomsLine {
  kind: ProductKind;
  quantity: number;
  unitCents: number;
  /** Weight of a copy in grams; null if unknown. */
  grams: number | null;
}

/** Contents of a parcel of one kind. */
export interface CustomsArticle {
  kind: ProductKind;
  quantity: number;
  /** Net weight of all copies in grams; null if that of a title is unknown. */
  grams: number | null;
  valueCents: number;
  /** Six digits of the Harmonized System, `4901.99`; null to be filled in. */
  hsCode: string | null;
}

/** Returns the customs form that a shipment needs; null inside the VAT area of the Union, and for what is collected. */
export function customsFormOf(
  { shippingMethod, country, postalCode }: { shippingMethod: ShippingMethod; country: string; postalCode: string },
  articles: readonly CustomsArticle[],
): CustomsForm | null {
  if (articles.length === 0 || isPickup(shippingMethod) || !leavesVatArea(country, postalCode)) return null;
  const valueCents = articles.reduce((sum, article) => sum + article.valueCents, 0);
  return shippingMethod === "PostStandard" && valueCents <= CN22_MAXIMUM_CENTS ? "CN22" : "CN23";
}

/** Returns the contents of a shipment by kind. */
export function customsArticlesOf(lines: readonly CustomsLine[]): CustomsArticle[] {
  return [...Map.groupBy(lines, ({ kind }) => kind)].map(([kind, some]) => ({
    kind,
    quantity: some.reduce((sum, { quantity }) => sum + quantity, 0),
    grams: some.reduce<number | null>((sum, { grams, quantity }) => (sum === null || grams === null ? null : sum + grams * quantity), 0),
    valueCents: some.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0),
    hsCode: HS_CODES[kind],
  }));
}

/** Returns the lines of an order's next shipment; all that has left if nothing is to come. */
export function linesToDeclare<Line extends Parameters<typeof isLive>[0]>(lines: readonly Line[]): Line[] {
  const live = lines.filter(isLive);
  const toCome = live.filter((line) => !hasLeft(line));
  return toCome.length > 0 ? toCome : live;
}
