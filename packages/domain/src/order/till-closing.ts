import type { Period } from "../accounting/accounts.ts";
import { type PaymentMeans, paymentMeans } from "../enumerations.ts";
import { cashDifferenceCents, type TillTotal } from "./till.ts";

/** Kinds of closings: a day with its counted cash, and a month or a year of closed days. */
export type ClosingKind = "Day" | "Month" | "Year";

/** Returns the first and the last day of the day, month or year that contains a day. */
export function closingPeriod(kind: ClosingKind, day: string): Period {
  const [year = 0, month = 1] = day.split("-").map(Number);
  if (kind === "Day") return { from: day, to: day };
  if (kind === "Year") return { from: `${day.slice(0, 4)}-01-01`, to: `${day.slice(0, 4)}-12-31` };
  return { from: `${day.slice(0, 7)}-01`, to: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

/** What was received and refunded by one means, at the counter or not. */
export interface ReceiptTotal extends Omit<TillTotal, "means"> {
  means: PaymentMeans;
}

/** VAT of papers at one rate. */
export interface ClosingVat {
  taxRate: number;
  baseCents: number;
  taxCents: number;
}

/** Figures of a closing. */
export interface ClosingSums {
  receipts: ReceiptTotal[];
  vat: ClosingVat[];
  totalCents: number;
}

/** Returns what several sums of means come to, in the order of the list of means, without means of which there is nothing. */
export function sumReceipts(receipts: readonly Omit<ReceiptTotal, "totalCents">[]): ReceiptTotal[] {
  return paymentMeans.flatMap((means) => {
    const some = receipts.filter((one) => one.means === means);
    const receivedCents = some.reduce((sum, one) => sum + one.receivedCents, 0);
    const refundedCents = some.reduce((sum, one) => sum + one.refundedCents, 0);
    return some.length === 0 ? [] : [{ means, receivedCents, refundedCents, totalCents: receivedCents - refundedCents }];
  });
}

/** Returns the figures of a month or a year from those of its days. */
export function sumClosings(days: readonly ClosingSums[]): ClosingSums {
  const rates = new Map<number, ClosingVat>();
  for (const { taxRate, baseCents, taxCents } of days.flatMap(({ vat }) => vat)) {
    const sum = rates.get(taxRate) ?? { taxRate, baseCents: 0, taxCents: 0 };
    rates.set(taxRate, { taxRate, baseCents: sum.baseCents + baseCents, taxCents: sum.taxCents + taxCents });
  }
  return {
    receipts: sumReceipts(days.flatMap((day) => day.receipts)),
    vat: [...rates.values()].sort((a, b) => a.taxRate - b.taxRate),
    totalCents: days.reduce((sum, day) => sum + day.totalCents, 0),
  };
}

/** Returns the cash that should be in a till: the float and what came in and went out. */
export function expectedCashCents(totals: readonly TillTotal[], floatCents: number): number {
  return floatCents - cashDifferenceCents(totals, 0);
}

/** Returns what stays in the till for the next day by default: the float, as far as there is as much. */
export function usualLeftCents(countedCents: number, floatCents: number): number {
  return Math.min(countedCents, floatCents);
}
