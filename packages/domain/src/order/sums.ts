import type { OrderFacts, OrderLine } from "./facts.ts";
import { isLive } from "./legal.ts";

function sumCents(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0);
}

/** What was ordered, tax and shipping included, whatever became of the lines. */
export function orderedTotalCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  return sumCents(order.lines) + order.shippingPriceCents;
}

/** What the customer owes for the lines that still count and did not come back; shipping is owed as long as one does. */
export function amountDueCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "returnedCents">): number {
  return Math.max(0, boughtCents(order) - (order.returnedCents ?? 0));
}

function boughtCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  const live = order.lines.filter(isLive);
  return live.length === 0 ? 0 : sumCents(live) + order.shippingPriceCents;
}

/**
 * What an order comes to wherever it is listed, counted or printed: the lines that still count, with shipping. Once none is left it keeps what was
 * ordered, so that a cancelled order can still be told from another. What came back later was bought all the same.
 */
export function orderTotalCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  return order.lines.some(isLive) ? boughtCents(order) : orderedTotalCents(order);
}

/** The sum that a cancel dialog states for the chosen lines. */
export function linesTotalCents(lines: readonly OrderLine[]): number {
  return sumCents(lines);
}

/** What was received and not given back yet; 0 when nothing was received. */
export function refundableCents(
  order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "paymentStatus" | "paidCents" | "refundedCents">,
): number {
  if (order.paymentStatus !== "Paid" && order.paymentStatus !== "PartiallyRefunded") return 0;
  return Math.max(0, receivedCents(order) - (order.refundedCents ?? 0));
}

/** What was received of a paid order. */
function receivedCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "paidCents">): number {
  return order.paidCents ?? orderedTotalCents(order);
}

/** « À rembourser »: received money that no live line accounts for, or only one that came back; 0 when nothing is due. */
export function refundDueCents(
  order: Pick<OrderFacts, "lines" | "shippingPriceCents" | "paymentStatus" | "paidCents" | "refundedCents" | "returnedCents">,
): number {
  const isPaid = order.paymentStatus === "Paid";
  // Partly refunded without the amount on record: nothing sure can be said, so nothing is claimed.
  const isPartly = order.paymentStatus === "PartiallyRefunded" && typeof order.refundedCents === "number";
  if (!isPaid && !isPartly) return 0;
  return Math.max(0, receivedCents(order) - (order.refundedCents ?? 0) - amountDueCents(order));
}
