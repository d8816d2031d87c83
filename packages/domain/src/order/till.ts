import { type CounterMeans, counterMeans, type PaymentMeans, type PaymentMethod, type RefundMeans } from "../enumerations.ts";

/** Means of a payment at the counter; a voucher is not in the till, since its money came in when it was sold. */
export const counterPartMeans = [...counterMeans, "Voucher"] as const;
/** One of `counterPartMeans`. */
export type CounterPartMeans = (typeof counterPartMeans)[number];

/** An amount received at the counter by one means of payment. */
export interface CounterPart {
  means: CounterPartMeans;
  cents: number;
}

/** Usual means of a payment method, for money whose means nobody named. */
export const usualMeans: Readonly<Record<PaymentMethod, PaymentMeans>> = {
  CreditCard: "CreditCard",
  Check: "Check",
  ManualAtPickup: "Other",
  OnInvoice: "BankTransfer",
  Paypal: "Paypal",
  FictiveSuccess: "Other",
  FictiveFailure: "Other",
};

/** Errors of counter payments: duplicate means, a zero amount, or more than what is due. */
export type CounterFault =
  | { kind: "MeansTwice" | "NoAmount"; index: number }
  | { kind: "TooMuch"; sumCents: number }
  | { kind: "Nothing"; sumCents: 0 };

/** Whether an order is usually paid at the counter. */
export function isPaidAtCounter(paymentMethod: PaymentMethod): boolean {
  return paymentMethod === "ManualAtPickup";
}

/** Returns all errors of the amounts received for an amount due, or a part of it; the total is checked only if its parts are valid. */
export function counterFaults(parts: readonly CounterPart[], dueCents: number): CounterFault[] {
  const faults = parts.flatMap(({ means, cents }, index): CounterFault[] => {
    if (parts.findIndex((other) => other.means === means) !== index) return [{ kind: "MeansTwice", index }];
    return cents > 0 ? [] : [{ kind: "NoAmount", index }];
  });
  if (faults.length > 0) return faults;
  const sumCents = parts.reduce((sum, { cents }) => sum + cents, 0);
  if (sumCents > dueCents) return [{ kind: "TooMuch", sumCents }];
  return sumCents === 0 && dueCents > 0 ? [{ kind: "Nothing", sumCents: 0 }] : [];
}

/** Returns the change for cash received for the cash part; null if it is not enough. */
export function changeCents(givenCents: number, cashCents: number): number | null {
  return givenCents >= cashCents ? givenCents - cashCents : null;
}

/** Returns the till's means for a refund; null for means that never leave the till: transfer, PayPal, voucher. */
export function counterMeansOf(means: RefundMeans): CounterMeans | null {
  return counterMeans.find((counter) => counter === means) ?? null;
}

/** Whether a refund leaves the till by default: cash always does. */
export function isAtCounterAsRule(means: RefundMeans): boolean {
  return means === "Cash";
}

/** Kinds of till rows: payment, refund, or reversed payment. */
export type CounterKind = "Payment" | "Refund" | "Reversal";

/** A row of the till. */
export interface TillRow {
  means: PaymentMeans;
  /** Negative for refunds. */
  amountCents: number;
  kind: CounterKind;
}

/** Totals of one means for a day: received, refunded, balance. */
export interface TillTotal {
  means: CounterMeans;
  receivedCents: number;
  refundedCents: number;
  totalCents: number;
}

/** Returns a day's totals by means of payment, in the till's order, including means without rows. A payment that was undone does not count. */
export function tillTotals(rows: readonly TillRow[]): TillTotal[] {
  return counterMeans.map((means) => {
    const of = rows.filter((row) => row.means === means);
    const sum = (some: readonly TillRow[]) => some.reduce((cents, { amountCents }) => cents + amountCents, 0);
    const receivedCents = sum(of.filter(({ kind }) => kind !== "Refund"));
    const refundedCents = 0 - sum(of.filter(({ kind }) => kind === "Refund"));
    return { means, receivedCents, refundedCents, totalCents: receivedCents - refundedCents };
  });
}

/** Returns counted cash minus expected cash; negative when some is missing. */
export function cashDifferenceCents(totals: readonly TillTotal[], countedCents: number): number {
  return countedCents - (totals.find(({ means }) => means === "Cash")?.totalCents ?? 0);
}
