import type { DocumentItemStatus, ShippingMethod } from "../enumerations.ts";
import { hasLeft, isLive, isPickup } from "./legal.ts";

/** Facts of an order for the loi Darcos (minimum book shipping fee). */
export interface ShippedOrder {
  shippingMethod: ShippingMethod;
  shippingPriceCents: number;
  lines: readonly { status: DocumentItemStatus; isBook: boolean; totalCents: number }[];
}

/** The client's thresholds, in euros. */
export interface ShippingThresholds {
  freeShippingFloor: number;
  minimumShipping: number;
}

/**
 * Returns the warning about the shipping fee of unshipped books: below the minimum under the threshold, or free above it. Never blocking;
 * null when fine, and for pickups.
 */
export function shippingHint(
  { shippingMethod, shippingPriceCents, lines }: ShippedOrder,
  { freeShippingFloor, minimumShipping }: ShippingThresholds,
): "BelowMinimum" | "Free" | null {
  const books = lines.filter((line) => line.isBook && isLive(line));
  if (isPickup(shippingMethod) || books.every(hasLeft)) return null;
  const sum = books.reduce((cents, { totalCents }) => cents + totalCents, 0);
  if (sum >= Math.round(freeShippingFloor * 100)) return shippingPriceCents > 0 ? null : "Free";
  return shippingPriceCents < Math.round(minimumShipping * 100) ? "BelowMinimum" : null;
}
