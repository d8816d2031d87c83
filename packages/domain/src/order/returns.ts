import type { OrderFacts, OrderLine } from "./facts.ts";
import { type BillLine, billOf, creditOf } from "./invoice.ts";
import { EXTERNAL, hasLeft, isCoherent, isIn, isLive } from "./legal.ts";

/** In which state a copy came back: to be sold again, spoilt, or never arrived. */
export const returnStates = ["Resellable", "Damaged", "Missing"] as const;
/** One of `returnStates`. */
export type ReturnState = (typeof returnStates)[number];

/** Why nothing of an order can come back. */
export type ReturnRefusal = "Cart" | "NotAnOrder" | "External" | "Incoherent" | "NoEligibleLine";

/** How many copies of a line may still come back: those that left and did not come back before. */
export function returnableCopies(line: Pick<OrderLine, "status" | "quantity">, returnedBefore: number): number {
  return hasLeft(line) ? Math.max(0, line.quantity - returnedBefore) : 0;
}

/** Why nothing of an order can come back; null when something can. */
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

/** What is owed no more when copies come back: their price, and the shipping with the last copy that was kept. */
export function returnedCentsOf(
  lines: readonly (BillLine & Pick<OrderLine, "status">)[],
  shippingCents: number,
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): number {
  const bill = billOf(lines.filter(isLive), shippingCents);
  return bill ? (creditOf(bill, before, now)?.totalCents ?? 0) : 0;
}
