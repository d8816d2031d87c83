import type { OrderFacts, OrderLine } from "./facts.ts";
import { isLive } from "./legal.ts";

function sumCents(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0);
}

/** Returns the ordered total with tax and shipping, regardless of the lines' statuses. */
export function orderedTotalCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  return sumCents(order.lines) + order.shippingPriceCents;
}

/** Returns the amount the customer owes for live lines that were not returned; shipping is due while there is at least one. */
export function amountDueCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "returnedCents">): number {
  return Math.max(0, boughtCents(order) - (order.returnedCents ?? 0));
}

function boughtCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  const live = order.lines.filter(isLive);
  return live.length === 0 ? 0 : sumCents(live) + order.shippingPriceCents;
}

/**
 * Returns the total of an order in lists, counts and prints: lines that count, with shipping. A fully cancelled order keeps its ordered
 * total. Later returns are not deducted.
 */
export function orderTotalCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  return order.lines.some(isLive) ? boughtCents(order) : orderedTotalCents(order);
}

/** Returns the total that a cancel dialog shows for the selected lines. */
export function linesTotalCents(lines: readonly OrderLine[]): number {
  return sumCents(lines);
}

/** Returns the paid amount that was not refunded yet; 0 without a payment. */
export function refundableCents(
  order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "paymentStatus" | "paidCents" | "refundedCents">,
): number {
  if (order.paymentStatus !== "Paid" && order.paymentStatus !== "PartiallyRefunded") return 0;
  return Math.max(0, receivedCents(order) - (order.refundedCents ?? 0));
}

/** Returns the paid amount of a paid order. */
function receivedCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "paidCents">): number {
  return order.paidCents ?? orderedTotalCents(order);
}

/** « À rembourser »: received money that no live line accounts for, or only a returned one; 0 if nothing is due. */
export function refundDueCents(
  order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "paymentStatus" | "paidCents" | "refundedCents" | "returnedCents">,
): number {
  const isPaid = order.paymentStatus === "Paid";
  // Partly refunded with no amount on record: the amount due is unknown, so 0.
  const isPartly = order.paymentStatus === "PartiallyRefunded" && typeof order.refundedCents === "number";
  if (!isPaid && !isPartly) return 0;
  return Math.max(0, receivedCents(order) - (order.refundedCents ?? 0) - amountDueCents(order));
}
