import type { DocumentStatus, PaymentMethod } from "../enumerations.ts";
import { shareCents, type VatRow, withoutTax } from "../money.ts";
import type { OrderFacts } from "./facts.ts";
import { DONE, isCoherent, isIn, isLive, OPEN, WORK } from "./legal.ts";

/** A line of an invoice or a credit note. Lines that were split from one (`position`) are one line here. */
export interface BillLine {
  position: number;
  quantity: number;
  unitCents: number;
  taxRate: number;
}

/** Content of an invoice or a credit note: lines, shipping by VAT rate, totals. Amounts are positive, on credit notes too. */
export interface Bill<Line extends BillLine = BillLine> {
  lines: readonly Line[];
  shipping: readonly { taxRate: number; withTaxCents: number }[];
  vat: readonly VatRow[];
  totalCents: number;
}

/** Returns the invoice of an order: live copies that were not returned, with shipping; null if there are none. */
export function billOf<Line extends BillLine>(lines: readonly Line[], shippingCents: number): Bill<Line> | null {
  const billed = joined(lines).filter(({ quantity }) => quantity > 0);
  if (billed.length === 0) return null;
  const goods = sumsByRate(billed);
  const rates = [...goods].sort(([a], [b]) => a - b);
  const shares = shareCents(
    shippingCents,
    rates.map(([, cents]) => cents),
  );
  const shipping = rates
    .map(([taxRate], index) => ({ taxRate, withTaxCents: shares[index] ?? 0 }))
    .filter(({ withTaxCents }) => withTaxCents !== 0);
  return summed(billed, shipping, vatOf(billed, shipping));
}

/**
 * Returns the credit note for copies of an invoice, given earlier credit notes. Shipping is credited with the last copies. VAT per rate is
 * the difference to the rest of the invoice, so that an invoice and its credit notes add up to zero, to the cent.
 */
export function creditOf<Line extends BillLine>(
  bill: Bill<Line>,
  before: ReadonlyMap<number, number>,
  now: ReadonlyMap<number, number>,
): Bill<Line> | null {
  const taken = (position: number) => now.get(position) ?? 0;
  const lines = bill.lines.flatMap((line) => {
    const left = line.quantity - (before.get(line.position) ?? 0);
    const quantity = Math.min(left, taken(line.position));
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (lines.length === 0) return null;
  const rest = (credited: (position: number) => number) =>
    bill.lines.flatMap((line) => {
      const quantity = line.quantity - credited(line.position);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
  const had = rest((position) => before.get(position) ?? 0);
  const keeps = rest((position) => (before.get(position) ?? 0) + taken(position));
  const shipping = keeps.length === 0 ? bill.shipping : [];
  const was = vatOf(had, bill.shipping);
  const is = new Map(vatOf(keeps, keeps.length === 0 ? [] : bill.shipping).map((row) => [row.taxRate, row]));
  const vat = was.flatMap((row) => {
    const next = is.get(row.taxRate);
    const part = {
      taxRate: row.taxRate,
      noTaxCents: row.noTaxCents - (next?.noTaxCents ?? 0),
      taxCents: row.taxCents - (next?.taxCents ?? 0),
      withTaxCents: row.withTaxCents - (next?.withTaxCents ?? 0),
    };
    return part.withTaxCents === 0 ? [] : [part];
  });
  return summed(lines, shipping, vat);
}

/** Returns the credited copies per line over several credit notes. */
export function creditedCopies(credits: readonly Pick<Bill, "lines">[]): Map<number, number> {
  const copies = new Map<number, number>();
  for (const { position, quantity } of credits.flatMap(({ lines }) => lines)) copies.set(position, (copies.get(position) ?? 0) + quantity);
  return copies;
}

/** Whether an order is invoiced automatically in this status: all is shipped, and it is not paid on invoice. */
export function isBilledAt(documentStatus: DocumentStatus, paymentMethod: PaymentMethod): boolean {
  return isIn(documentStatus, DONE) && paymentMethod !== "OnInvoice";
}

/**
 * Whether staff can issue an order's invoice: all is shipped, or it is paid on invoice and being processed. Does not check for an existing
 * invoice.
 */
export function canIssueInvoice(
  order: Pick<OrderFacts, "documentType" | "documentStatus" | "paymentStatus" | "paymentMethod" | "lines">,
): boolean {
  if (order.documentType !== "Order" || !isCoherent(order) || !order.lines.some(isLive)) return false;
  return isIn(order.documentStatus, DONE) || (order.paymentMethod === "OnInvoice" && isIn(order.documentStatus, [...OPEN, ...WORK]));
}

/** Whether the buyer's reference can still be set: an issued invoice never changes. */
export function canNoteBuyerReference({ documentType }: Pick<OrderFacts, "documentType">, isInvoiced: boolean): boolean {
  return documentType === "Order" && !isInvoiced;
}

/** Returns the number of an invoice or a credit note: `F2026-00042`, `A2026-00003`. */
export function billNumber(kind: BillKind, year: number, sequence: number): string {
  return `${kind === "Invoice" ? "F" : "A"}${year}-${String(sequence).padStart(5, "0")}`;
}

/** Numbered documents that never change once issued. */
export const billKinds = ["Invoice", "CreditNote"] as const;
/** One of `billKinds`. */
export type BillKind = (typeof billKinds)[number];

function joined<Line extends BillLine>(lines: readonly Line[]): Line[] {
  const byPosition = Map.groupBy(lines, ({ position }) => position);
  return [...byPosition.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, quantity: others.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}

function sumsByRate(lines: readonly BillLine[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { taxRate, quantity, unitCents } of lines) sums.set(taxRate, (sums.get(taxRate) ?? 0) + quantity * unitCents);
  return sums;
}

function vatOf(lines: readonly BillLine[], shipping: Bill["shipping"]): VatRow[] {
  const sums = sumsByRate(lines);
  for (const { taxRate, withTaxCents } of shipping) sums.set(taxRate, (sums.get(taxRate) ?? 0) + withTaxCents);
  return [...sums]
    .sort(([a], [b]) => a - b)
    .map(([taxRate, withTaxCents]) => {
      const noTaxCents = withoutTax(withTaxCents, taxRate);
      return { taxRate, noTaxCents, taxCents: withTaxCents - noTaxCents, withTaxCents };
    });
}

function summed<Line extends BillLine>(lines: readonly Line[], shipping: Bill["shipping"], vat: readonly VatRow[]): Bill<Line> {
  return { lines, shipping, vat, totalCents: vat.reduce((sum, { withTaxCents }) => sum + withTaxCents, 0) };
}
