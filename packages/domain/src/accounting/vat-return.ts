import { shiftDay } from "../dates.ts";
import { shareCents, withoutTax } from "../money.ts";
import type { OrderMoney, Period } from "./accounts.ts";

/** VAT of a period at one rate, in cents; negative if more was credited than sold. */
export interface VatFigure {
  taxRate: number;
  baseCents: number;
  taxCents: number;
}

/**
 * Lines of the French VAT return (CA3, form 3310, as of 2022) by rate: for 2.1 % that of the mainland. A rate of another place (Corsica, OSS) has
 * none here, since papers do not say their regime.
 */
const CA3_LINES: Readonly<Record<string, string>> = { "0.2": "08", "0.055": "09", "0.1": "9B", "0.021": "T6" };

/** Returns the line of the VAT return for a rate, 0 to 1; null if the accountant has to decide. */
export function ca3LineOf(taxRate: number): string | null {
  return CA3_LINES[String(taxRate)] ?? null;
}

/**
 * Returns the VAT of orders that falls due in a period, by rate: of the papers issued in it, and of prepayments not yet invoiced, less what was
 * declared before on what is invoiced now. Source: CGI, 269, 2, a: due at delivery, or at receipt if that is earlier.
 */
export function vatOf(orders: readonly OrderMoney[], { from, to }: Period): VatFigure[] {
  const before = shiftDay(from, -1);
  return sumVat(orders.flatMap((order) => [...declaredBy(order, to, 1), ...declaredBy(order, before, -1)]));
}

/** Returns figures added up by rate, lowest rate first, without rates at which there is nothing. */
export function sumVat(figures: readonly VatFigure[]): VatFigure[] {
  const rates = new Map<number, VatFigure>();
  for (const { taxRate, baseCents, taxCents } of figures) {
    const sum = rates.get(taxRate) ?? { taxRate, baseCents: 0, taxCents: 0 };
    rates.set(taxRate, { taxRate, baseCents: sum.baseCents + baseCents, taxCents: sum.taxCents + taxCents });
  }
  return [...rates.values()].filter(({ baseCents, taxCents }) => baseCents !== 0 || taxCents !== 0).sort((a, b) => a.taxRate - b.taxRate);
}

/** Returns all VAT of an order that was due by the end of a day, times `sign`. */
function declaredBy(order: OrderMoney, day: string, sign: 1 | -1): VatFigure[] {
  const papers = order.papers.filter((paper) => paper.day <= day);
  const ofPapers = papers.flatMap(({ kind, bill }) =>
    bill.vat.map(({ taxRate, noTaxCents, taxCents }) => figure(taxRate, noTaxCents, taxCents, kind === "Invoice" ? sign : -sign)),
  );
  if (order.isInvoicedElsewhere || papers.some(({ kind }) => kind === "Invoice")) return ofPapers;
  return [...ofPapers, ...prepaymentOf(order, day, sign)];
}

/** Returns the VAT of what was received by a day, spread over the rates in proportion to what was ordered. */
function prepaymentOf({ entries, ordered }: OrderMoney, day: string, sign: 1 | -1): VatFigure[] {
  // A voucher is taxed when the goods are handed over (directive 2006/112/EC, 30 b).
  const receivedCents = entries.reduce((all, one) => (one.day <= day && one.means !== "Voucher" ? all + one.amountCents : all), 0);
  const weights = ordered.map(({ withTaxCents }) => withTaxCents);
  const orderedCents = weights.reduce((all, one) => all + one, 0);
  // A surplus is no price of anything.
  const shares = shareCents(Math.max(0, Math.min(receivedCents, orderedCents)), weights);
  return ordered.map(({ taxRate }, index) => {
    const withTaxCents = shares[index] ?? 0;
    const baseCents = withoutTax(withTaxCents, taxRate);
    return figure(taxRate, baseCents, withTaxCents - baseCents, sign);
  });
}

function figure(taxRate: number, baseCents: number, taxCents: number, sign: number): VatFigure {
  return { taxRate, baseCents: sign * baseCents, taxCents: sign * taxCents };
}
