import type { OrderFacts, OrderLine } from "./facts.ts";
import { type BillLine, billOf } from "./invoice.ts";
import { EXTERNAL, hasLeft, isCoherent, isIn, isLive } from "./legal.ts";

/** Condition of a returned copy: resalable, damaged, or never arrived. */
export const returnStates = ["Resellable", "Damaged", "Missing"] as const;
/** One of `returnStates`. */
export type ReturnState = (typeof returnStates)[number];

/** Reasons why no line of an order can be returned. */
export type ReturnRefusal = "Cart" | "NotAnOrder" | "External" | "Incoherent" | "NoEligibleLine";

/** Returns how many copies of a line can still be returned: shipped and not returned before. */
export function returnableCopies(line: Pick<OrderLine, "status" | "quantity">, returnedBefore: number): number {
  return hasLeft(line) ? Math.max(0, line.quantity - returnedBefore) : 0;
}

/** Returns why no line of an order can be returned; null when one can. */
export function returnRefusal<Line extends OrderLine>(
  order: Pick<OrderFacts<Line>, "documentType" | "documentStatus" | "paymentStatus" | "paymentMethod" | "lines">,
  returnedBefore: (line: Line) => number,
): ReturnRefusal | null {
  if (order.documentStatus === "Temp") return "Cart";
  if (order.documentType !== "Order") return "NotAnOrder";
  if (isIn(order.documentStatus, EXTERNAL)) return "External";
  if (!isCoherent(order)) return "Incoherent";
  return order.lines.some((line) => returnableCopies(line, returnedBefore(line)) > 0) ? null : "NoEligibleLine";
}

/** Returns the amount to refund for returned copies: their price, and the shipping with the last copy. */
export function returnedCentsOf(
  lines: readonly (BillLine & Pick<OrderLine, "status">)[],
  shippingCents: number,
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): number {
  const bill = billOf(lines.filter(isLive), shippingCents);
  if (!bill) return 0;
  const worth = (returned: (position: number) => number) => {
    const rest = bill.lines.map((line) => ({ ...line, quantity: Math.max(0, line.quantity - returned(line.position)) }));
    return billOf(rest, shippingCents)?.totalCents ?? 0;
  };
  const earlier = (position: number) => before.get(position) ?? 0;
  return worth(earlier) - worth((position) => earlier(position) + (now.get(position) ?? 0));
}

/**
 * Returns the shipping to give back once lines are cancelled: all of it if every copy that is left came back before, so that the customer has nothing of
 * the order; otherwise 0.
 */
export function shippingToRefundCents(
  lines: readonly (BillLine & Pick<OrderLine, "status">)[],
  shippingCents: number,
  returned: ReadonlyMap<number, number>,
): number {
  const left = billOf(lines.filter(isLive), 0)?.lines ?? [];
  return left.length > 0 && left.every(({ position, quantity }) => (returned.get(position) ?? 0) >= quantity) ? shippingCents : 0;
}
