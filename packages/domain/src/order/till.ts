import { type CounterMeans, counterMeans, type PaymentMethod, type RefundMeans } from "../enumerations.ts";

/** A sum that was taken at the counter by one means. */
export interface CounterPart {
  means: CounterMeans;
  cents: number;
}

/** What is wrong with what was taken: this part names its means twice, this one is nothing, or all together are not what is due. */
export type CounterFault = { kind: "MeansTwice" | "NoAmount"; index: number } | { kind: "WrongSum"; sumCents: number };

/** Whether an order is paid at the counter as a rule: the question is by which means, not whether. */
export function isPaidAtCounter(paymentMethod: PaymentMethod): boolean {
  return paymentMethod === "ManualAtPickup";
}

/** All that is wrong with what was taken for a sum that is due; a sum is only judged where its parts are right. */
export function counterFaults(parts: readonly CounterPart[], dueCents: number): CounterFault[] {
  const faults = parts.flatMap(({ means, cents }, index): CounterFault[] => {
    if (parts.findIndex((other) => other.means === means) !== index) return [{ kind: "MeansTwice", index }];
    return cents > 0 ? [] : [{ kind: "NoAmount", index }];
  });
  if (faults.length > 0) return faults;
  const sumCents = parts.reduce((sum, { cents }) => sum + cents, 0);
  return sumCents === dueCents ? [] : [{ kind: "WrongSum", sumCents }];
}

/** The change of a note or coins for the part that is paid in cash; null when they are not enough. */
export function changeCents(givenCents: number, cashCents: number): number | null {
  return givenCents >= cashCents ? givenCents - cashCents : null;
}

/** By which means a refund leaves the till; null for what never does: a transfer, PayPal, a voucher. */
export function counterMeansOf(means: RefundMeans): CounterMeans | null {
  return counterMeans.find((counter) => counter === means) ?? null;
}

/** Whether a refund leaves the till where nobody says so: cash always does. */
export function isAtCounterAsRule(means: RefundMeans): boolean {
  return means === "Cash";
}

/** What one row of the till is: money in, money given back, or a payment that was taken back. */
export type CounterKind = "Payment" | "Refund" | "Reversal";

/** A row of the till. */
export interface TillRow {
  means: CounterMeans;
  /** Below zero for what went out. */
  amountCents: number;
  kind: CounterKind;
}

/** One means of a day: what was taken, what was given back, what is left of it. */
export interface TillTotal {
  means: CounterMeans;
  receivedCents: number;
  refundedCents: number;
  totalCents: number;
}

/** The rows of a day by means, each means with its line, in the till's order. A payment that was taken back has not been received. */
export function tillTotals(rows: readonly TillRow[]): TillTotal[] {
  return counterMeans.map((means) => {
    const of = rows.filter((row) => row.means === means);
    const sum = (some: readonly TillRow[]) => some.reduce((cents, { amountCents }) => cents + amountCents, 0);
    const receivedCents = sum(of.filter(({ kind }) => kind !== "Refund"));
    const refundedCents = 0 - sum(of.filter(({ kind }) => kind === "Refund"));
    return { means, receivedCents, refundedCents, totalCents: receivedCents - refundedCents };
  });
}

/** What cash was counted beyond what the day's cash comes to; below zero when some is missing. */
export function cashDifferenceCents(totals: readonly TillTotal[], countedCents: number): number {
  return countedCents - (totals.find(({ means }) => means === "Cash")?.totalCents ?? 0);
}
