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

/** An amount with tax at one VAT rate. */
export interface RateAmount {
  taxRate: number;
  withTaxCents: number;
}

/** An amount taken off after the sale, of the goods or of their shipping. */
export interface Allowance {
  cents: number;
  isPostage: boolean;
}

/** Content of an invoice or a credit note: lines, shipping and allowances by VAT rate, totals. Amounts are positive, on credit notes too. */
export interface Bill<Line extends BillLine = BillLine> {
  lines: readonly Line[];
  shipping: readonly RateAmount[];
  /** Taken off lines and shipping (EN 16931, BG-20); absent if there are none. */
  allowances?: readonly RateAmount[];
  vat: readonly VatRow[];
  totalCents: number;
}

/** Returns the invoice of an order: live copies that were not returned, with shipping, less allowances; null if there are no copies. */
export function billOf<Line extends BillLine>(
  lines: readonly Line[],
  shippingCents: number,
  allowances: readonly Allowance[] = [],
): Bill<Line> | null {
  const billed = joined(lines).filter(({ quantity }) => quantity > 0);
  if (billed.length === 0) return null;
  const goods = summedByRate(grossOf(billed));
  const shipping = shared(shippingCents, goods);
  let leftCents = [...goods, ...shipping].reduce((sum, { withTaxCents }) => sum + withTaxCents, 0);
  const off = allowances.flatMap(({ cents, isPostage }) => {
    // Lines may have been cancelled since.
    const taken = Math.min(cents, leftCents);
    leftCents -= taken;
    return shared(taken, isPostage && shipping.length > 0 ? shipping : goods);
  });
  const all = [...goods, ...shipping, ...off.map(({ taxRate, withTaxCents }) => ({ taxRate, withTaxCents: -withTaxCents }))];
  return summed(billed, shipping, summedByRate(off), rowsOf(summedByRate(all)));
}

/**
 * Returns the credit note for copies of an invoice, given its earlier credit notes. Shipping is credited with the last copies. All notes
 * together never exceed the invoice: an amount that was credited before limits the last ones. VAT per rate is the difference to the rest of the
 * invoice, and the last note takes all that is left, so that an invoice and its credit notes add up to zero, to the cent.
 */
export function creditOf<Line extends BillLine>(
  bill: Bill<Line>,
  credits: readonly Pick<Bill, "lines" | "vat">[],
  now: ReadonlyMap<number, number>,
): Bill<Line> | null {
  const before = creditedCopies(credits);
  const had = restOf(bill, before);
  const lines = had.flatMap((line) => {
    const quantity = Math.min(line.quantity, now.get(line.position) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (lines.length === 0) return null;
  const left = leftOf(bill, credits);
  const isLast = restOf(bill, creditedCopies([...credits, { lines }])).length === 0;
  const shipping = isLast ? bill.shipping : [];
  const gross = summedByRate([...grossOf(lines), ...shipping]);
  const off = isLast ? minus(gross, left) : shared(Math.max(0, totalOf(gross) - totalOf(left)), gross);
  return nullIfEmpty(summed(lines, shipping, off, creditedVat(left, minus(gross, off))));
}

/**
 * Returns the credit note of an amount without copies, given the invoice's earlier credit notes: a line for every VAT rate of what it concerns,
 * the goods that were kept or their shipping. Null if nothing of that is left.
 */
export function creditOfAmount<Line extends BillLine>(
  bill: Bill<Line>,
  credits: readonly Pick<Bill, "lines" | "vat">[],
  { cents, isPostage }: Allowance,
  lineOf: (amount: RateAmount) => Line,
): Bill<Line> | null {
  const left = leftOf(bill, credits);
  const goods = summedByRate(grossOf(restOf(bill, creditedCopies(credits))));
  const taken = shared(Math.min(cents, totalOf(left)), isPostage && bill.shipping.length > 0 ? bill.shipping : goods);
  return nullIfEmpty(summed(taken.map(lineOf), [], [], creditedVat(left, taken)));
}

/** Returns the credited copies per line over several credit notes. */
export function creditedCopies(credits: readonly { lines: readonly Pick<BillLine, "position" | "quantity">[] }[]): Map<number, number> {
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

function restOf<Line extends BillLine>(bill: Bill<Line>, credited: ReadonlyMap<number, number>): Line[] {
  return bill.lines.flatMap((line) => {
    const quantity = line.quantity - (credited.get(line.position) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Returns what the credit notes of an invoice have left of it, by VAT rate. */
function leftOf({ vat }: Pick<Bill, "vat">, credits: readonly Pick<Bill, "vat">[]): RateAmount[] {
  return minus(
    vat,
    credits.flatMap((credit) => credit.vat),
  );
}

/** Returns the VAT of a credit note: the difference of the rest's, so that rounding never adds up over several notes. */
function creditedVat(left: readonly RateAmount[], credited: readonly RateAmount[]): VatRow[] {
  return differenceOf(rowsOf(left), rowsOf(minus(left, credited)));
}

function grossOf(lines: readonly BillLine[]): RateAmount[] {
  return lines.map(({ taxRate, quantity, unitCents }) => ({ taxRate, withTaxCents: quantity * unitCents }));
}

function minus(amounts: readonly RateAmount[], others: readonly RateAmount[]): RateAmount[] {
  const negative = others.map(({ taxRate, withTaxCents }) => ({ taxRate, withTaxCents: -withTaxCents }));
  return summedByRate([...amounts, ...negative]).filter(({ withTaxCents }) => withTaxCents !== 0);
}

function totalOf(amounts: readonly RateAmount[]): number {
  return amounts.reduce((sum, { withTaxCents }) => sum + withTaxCents, 0);
}

function nullIfEmpty<Line extends BillLine>(bill: Bill<Line>): Bill<Line> | null {
  return bill.totalCents > 0 ? bill : null;
}

/** Splits an amount over rates in proportion to what they have, without empty parts. */
function shared(cents: number, rates: readonly RateAmount[]): RateAmount[] {
  const shares = shareCents(
    cents,
    rates.map(({ withTaxCents }) => withTaxCents),
  );
  return rates
    .map(({ taxRate }, index) => ({ taxRate, withTaxCents: shares[index] ?? 0 }))
    .filter(({ withTaxCents }) => withTaxCents !== 0);
}

function summedByRate(amounts: readonly RateAmount[]): RateAmount[] {
  const sums = new Map<number, number>();
  for (const { taxRate, withTaxCents } of amounts) sums.set(taxRate, (sums.get(taxRate) ?? 0) + withTaxCents);
  return [...sums].sort(([a], [b]) => a - b).map(([taxRate, withTaxCents]) => ({ taxRate, withTaxCents }));
}

/** Returns the VAT of amounts with tax. */
function rowsOf(amounts: readonly RateAmount[]): VatRow[] {
  return amounts.map(({ taxRate, withTaxCents }) => {
    const noTaxCents = withoutTax(withTaxCents, taxRate);
    return { taxRate, noTaxCents, taxCents: withTaxCents - noTaxCents, withTaxCents };
  });
}

/** Returns the difference of two VAT tables, without rates at which it is nothing. */
function differenceOf(was: readonly VatRow[], is: readonly VatRow[]): VatRow[] {
  const rates = [...new Set([...was, ...is].map(({ taxRate }) => taxRate))].sort((a, b) => a - b);
  const at = (rows: readonly VatRow[], rate: number) => rows.find(({ taxRate }) => taxRate === rate);
  return rates.flatMap((taxRate) => {
    const [all, some] = [at(was, taxRate), at(is, taxRate)];
    const part = {
      taxRate,
      noTaxCents: (all?.noTaxCents ?? 0) - (some?.noTaxCents ?? 0),
      taxCents: (all?.taxCents ?? 0) - (some?.taxCents ?? 0),
      withTaxCents: (all?.withTaxCents ?? 0) - (some?.withTaxCents ?? 0),
    };
    return part.withTaxCents === 0 && part.taxCents === 0 ? [] : [part];
  });
}

function summed<Line extends BillLine>(
  lines: readonly Line[],
  shipping: readonly RateAmount[],
  allowances: readonly RateAmount[],
  vat: readonly VatRow[],
): Bill<Line> {
  const totalCents = vat.reduce((sum, { withTaxCents }) => sum + withTaxCents, 0);
  return { lines, shipping, ...(allowances.length > 0 ? { allowances } : {}), vat, totalCents };
}
