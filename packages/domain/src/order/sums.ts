import type { PaymentStatus } from "../enumerations.ts";
import type { OrderFacts, OrderLine } from "./facts.ts";
import { hasLedgerEntries, isLive } from "./legal.ts";

function sumCents(lines: readonly OrderLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0);
}

/** Returns the ordered total with tax and shipping, regardless of the lines' statuses. */
export function orderedTotalCents(order: Pick<OrderFacts, "lines" | "shippingPriceCents">): number {
  return sumCents(order.lines) + order.shippingPriceCents;
}

/** Money of an order at one time: `owed = received − refunded + due − surplus`; due and surplus are never both above 0. */
export interface Balance {
  /** Live lines with shipping, less returned copies and allowances. */
  owedCents: number;
  receivedCents: number;
  refundedCents: number;
  /** « Reste à régler ». */
  dueCents: number;
  /** « À rembourser »: received money that nothing accounts for. */
  surplusCents: number;
}

/** Facts of an order that its balance depends on. */
export type BalanceFacts = Pick<
  OrderFacts,
  "lines" | "shippingPriceCents" | "paymentStatus" | "paidCents" | "refundedCents" | "returnedCents" | "allowanceCents"
>;

/** Returns the balance of an order. */
export function balanceOf(order: BalanceFacts): Balance {
  const owedCents = Math.max(0, boughtCents(order) - (order.returnedCents ?? 0) - (order.allowanceCents ?? 0));
  const receivedCents = receivedCentsOf(order);
  const refundedCents = order.refundedCents ?? refundedByStatus(order.paymentStatus, receivedCents, owedCents);
  const restCents = owedCents - receivedCents + refundedCents;
  return { owedCents, receivedCents, refundedCents, dueCents: Math.max(0, restCents), surplusCents: Math.max(0, -restCents) };
}

/** Returns the payment status of an order: its ledger decides, and as long as that has no entry, the last event of the payment service. */
export function paymentStatusOf(order: BalanceFacts): PaymentStatus {
  // Orders from before the ledger have no amounts.
  if (order.paidCents === null || order.paidCents === undefined) return order.paymentStatus;
  const { receivedCents, refundedCents, dueCents } = balanceOf(order);
  if (receivedCents === 0 && refundedCents === 0) return order.paymentStatus;
  const bought = boughtCents(order);
  if (dueCents > 0 && receivedCents < bought) return "Pending";
  if (refundedCents >= receivedCents) return "Refunded";
  // Giving back a surplus leaves the order paid.
  return refundedCents > Math.max(0, receivedCents - bought) ? "PartiallyRefunded" : "Paid";
}

/** Returns the amount still due. */
export function amountDueCents(order: BalanceFacts): number {
  return balanceOf(order).dueCents;
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

/** Returns the received amount that was not refunded yet; 0 without a payment. */
export function refundableCents(order: BalanceFacts): number {
  if (order.paymentStatus === "Refunded" && typeof order.refundedCents !== "number") return 0;
  return Math.max(0, receivedCentsOf(order) - (order.refundedCents ?? 0));
}

/** « À rembourser »: received money that no live line accounts for, or only a returned one; 0 if nothing is due. */
export function refundDueCents(order: BalanceFacts): number {
  return balanceOf(order).surplusCents;
}

/** « Reste à régler » of an order of which a part was received; 0 if nothing was, or nothing is due. */
export function paymentDueCents(order: BalanceFacts): number {
  return hasLedgerEntries(order) ? balanceOf(order).dueCents : 0;
}

function receivedCentsOf(order: BalanceFacts): number {
  if (typeof order.paidCents === "number") return order.paidCents;
  return order.paymentStatus === "Paid" || order.paymentStatus === "PartiallyRefunded" ? orderedTotalCents(order) : 0;
}

/** Returns the refunded amount of an order from before the ledger: with a refund on record but no amount, nothing is due. */
function refundedByStatus(paymentStatus: PaymentStatus, receivedCents: number, owedCents: number): number {
  if (paymentStatus === "PartiallyRefunded") return Math.max(0, receivedCents - owedCents);
  return paymentStatus === "Refunded" ? receivedCents : 0;
}
