import type { RefundMeans } from "../enumerations.ts";
import { type BalanceFacts, balanceOf, refundableCents } from "./sums.ts";

/** Reasons for a refund; they decide about its credit note. */
export const refundReasons = [
  /** Copies came back; the return has written the credit note. */
  "GoodsReturned",
  /** The consumer withdrew within the legal period (C. conso. L221-18); the goods came back. */
  "Withdrawal",
  /** A gesture to the customer: credit note of an amount. */
  "Gesture",
  /** The price was wrong: credit note of an amount. */
  "PriceError",
  /** The shipping is given back: credit note of an amount. */
  "Postage",
  /** The parcel was lost: credit note of an amount. */
  "LostParcel",
  /** Lines were cancelled before delivery: no credit note without an invoice. */
  "Cancellation",
  /** More was received than owed: no credit note. */
  "Surplus",
] as const;
/** One of `refundReasons`. */
export type RefundReason = (typeof refundReasons)[number];

/** Reasons of an allowance: an amount taken off what is owed. */
export const allowanceReasons = ["Gesture", "PriceError", "Postage", "LostParcel"] as const satisfies readonly RefundReason[];
/** One of `allowanceReasons`. */
export type AllowanceReason = (typeof allowanceReasons)[number];

/** Whether a refund lowers what the customer owes, with a credit note of its amount; the others give back what is owed no more. */
export function lowersOwed(reason: RefundReason): boolean {
  return allowanceReasons.some((one) => one === reason);
}

/** Returns the highest allowance without money: what is due, and for postage the shipping price. */
export function maximumAllowanceCents(order: BalanceFacts, reason: AllowanceReason): number {
  const { dueCents } = balanceOf(order);
  return reason === "Postage" ? Math.min(dueCents, order.shippingPriceCents) : dueCents;
}

/** Returns the highest refund for a reason: postage is limited by the shipping price, what is owed no more by the surplus. */
export function maximumRefundCents(order: BalanceFacts, reason: RefundReason): number {
  const { owedCents, surplusCents } = balanceOf(order);
  const refundable = refundableCents(order);
  // From before the ledger: what was refunded is unknown.
  if (order.paymentStatus === "PartiallyRefunded" && typeof order.refundedCents !== "number") return refundable;
  if (!lowersOwed(reason)) return Math.min(refundable, surplusCents);
  return Math.min(refundable, owedCents, reason === "Postage" ? order.shippingPriceCents : owedCents);
}

/** Whether no money leaves the shop by a means: it pays another order, or nobody gets it. */
export function isInternalRefund(means: RefundMeans): boolean {
  return means === "OtherOrder" || means === "WriteOff";
}

/** Returns the highest amount that a client writes off, in cents; its setting is in euros. */
export function maximumWriteOffCents({ maximumWriteOff }: { maximumWriteOff: number }): number {
  return Math.round(maximumWriteOff * 100);
}

/** Returns the most likely reason for a refund now: a return or a cancellation that was not given back yet, else a gesture. */
export function usualRefundReason(order: BalanceFacts): RefundReason {
  if (balanceOf(order).surplusCents === 0) return "Gesture";
  if ((order.returnedCents ?? 0) > 0) return "GoodsReturned";
  return order.lines.some(({ status }) => status === "Cancelled") ? "Cancellation" : "Surplus";
}
