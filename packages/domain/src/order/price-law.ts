import { type BookPriceLaw, bookPriceLaw, type DiscountHint } from "../discount.ts";
import type { ProductKind, ShippingMethod } from "../enumerations.ts";
import { isPickup } from "./legal.ts";

/** Price of a title: the publisher's, and the one that the customer pays. */
export interface TitlePrice {
  kind: ProductKind;
  /** Null: the title has none yet. */
  fullCents: number | null;
  unitCents: number;
}

/** Buyer and shipping method of an order, on which the legal discount depends. */
export interface PriceOccasion {
  roleId: number | null;
  shippingMethod: ShippingMethod;
}

/** A warning about the price of a line. */
export type PriceHint = Exclude<DiscountHint, "ShippingTooCheap">;

/** Whether the book price law applies to a title. */
export function isBook(kind: ProductKind): boolean {
  return kind === "Book" || kind === "Comic";
}

/** Returns the warning about a book below the price that the law of 10 August 1981 allows; null when fine. Never blocking. */
export function priceHint(
  { kind, fullCents, unitCents }: TitlePrice,
  { roleId, shippingMethod }: PriceOccasion,
  law: BookPriceLaw,
): PriceHint | null {
  if (!isBook(kind) || fullCents === null || unitCents >= fullCents) return null;
  const { most, beyond, isForPosted } = bookPriceLaw(roleId, law);
  // The cent that rounding takes is no discount.
  if (unitCents < Math.floor(fullCents * (1 - most))) return beyond;
  return isForPosted || isPickup(shippingMethod) ? null : "BooksPosted";
}

/** Returns the price of a copy after a discount of 0 to 1, rounded half up to the cent. */
export function discountedCents(fullCents: number, discount: number): number {
  return fullCents - Math.round(fullCents * discount);
}
