import type { DocumentItemStatus, ShippingMethod } from "../enumerations.ts";
import { hasLeft, isLive, isPickup } from "./legal.ts";

/** What the loi Darcos looks at in an order. */
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
 * Why the shipping of books that have not left yet deserves a second look: under the floor it costs less than the minimum, or above it
 * nothing at all. A hint, never a block; null when there is nothing to say, as for what is collected in a shop.
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
