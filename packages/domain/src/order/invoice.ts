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
  /**
   * Amounts with tax that the rounding of its VAT goes on from: those of the order's earlier invoices, so that all of them have the VAT of one. Absent on
   * a first or only invoice.
   */
  carried?: readonly RateAmount[];
  totalCents: number;
}

/** Returns the invoice of an order: live copies that were not returned, with shipping, less allowances; null if there are no copies. */
export function billOf<Line extends BillLine>(
  lines: readonly Line[],
  shippingCents: number,
  allowances: readonly Allowance[] = [],
): Bill<Line> | null {
  return nextBillOf({ lines, ordered: lines, shippingCents, allowances }, []);
}

/** An order as its next invoice needs it; lines without the copies that came back. */
export interface BillableOrder<Line extends BillLine> {
  /** Copies that are invoiced once this invoice is issued: those that have left, or all. */
  lines: readonly Line[];
  /** All copies that count, also those that wait. */
  ordered: readonly Line[];
  shippingCents: number;
  allowances: readonly Allowance[];
}

/** An invoice with its credit notes, oldest first. */
export interface CreditedInvoice<Line extends BillLine = BillLine> {
  bill: Bill<Line>;
  credits: readonly Pick<Bill, "lines" | "vat">[];
}

/**
 * Returns the next invoice of an order: the copies that are on no invoice yet; null if there are none. The first one has the shipping, at the rates of
 * the whole order, since it is owed from then on. Allowances that no paper has yet are deducted. VAT per rate is the difference to the earlier
 * invoices, so that all together have the VAT of a single one, to the cent.
 */
export function nextBillOf<Line extends BillLine>(
  { lines, ordered, shippingCents, allowances }: BillableOrder<Line>,
  before: readonly CreditedInvoice[],
): Bill<Line> | null {
  const outstanding = outstandingCopies(before);
  const delivered = joined(lines).filter(({ quantity }) => quantity > 0);
  const billed = delivered.flatMap((line) => {
    const quantity = line.quantity - (outstanding.get(line.position) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
  if (billed.length === 0) return null;
  const goods = summedByRate(grossOf(billed));
  const isFirst = outstanding.size === 0;
  const counted = joined(ordered).filter(({ quantity }) => quantity > 0);
  const shipping = isFirst ? shared(shippingCents, summedByRate(grossOf(counted.length > 0 ? counted : billed))) : [];
  const grossCents = totalOf(goods) + totalOf(shipping);
  const allowedCents = allowances.reduce((sum, { cents }) => sum + cents, 0);
  const owedCents = Math.max(0, totalOf(grossOf(delivered)) + shippingCents - allowedCents);
  let leftCents = Math.min(grossCents, Math.max(0, grossCents + totalOf(before.flatMap(leftOf)) - owedCents));
  const off = allowances.flatMap(({ cents, isPostage }) => {
    // Lines may have been cancelled since, and credit notes may have some of it.
    const taken = Math.min(cents, leftCents);
    leftCents -= taken;
    return shared(taken, isPostage && shipping.length > 0 ? shipping : goods);
  });
  const all = [...goods, ...shipping, ...off.map(({ taxRate, withTaxCents }) => ({ taxRate, withTaxCents: -withTaxCents }))];
  const carried = summedByRate(before.flatMap(({ bill }) => bill.vat));
  if (carried.length === 0) return summed(billed, shipping, summedByRate(off), rowsOf(summedByRate(all)));
  const vat = differenceOf(rowsOf(summedByRate([...carried, ...all])), rowsOf(carried));
  return { ...summed(billed, shipping, summedByRate(off), vat), carried };
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
  const [note] = creditNotesOf([{ bill, credits }], now, () => null);
  return note?.bill ?? null;
}

/** A credit note with the place of its invoice among those of the order. */
export interface NoteOfInvoice<Line extends BillLine> {
  index: number;
  bill: Bill<Line>;
}

/**
 * Returns the credit notes for copies of an order with several invoices: one for every invoice that has some of them, the oldest first. Shipping is credited
 * with the last copies of all of them. What a gesture left too little of on their invoice is credited on another one, in a line of `lineOf`.
 */
export function creditNotesOf<Line extends BillLine>(
  invoices: readonly CreditedInvoice<Line>[],
  now: ReadonlyMap<number, number>,
  lineOf: (amount: RateAmount) => Line | null,
): NoteOfInvoice<Line>[] {
  const wanted = new Map(now);
  const parts = invoices.map((invoice, index) => {
    const lines = restOf(invoice.bill, creditedCopies(invoice.credits)).flatMap((line) => {
      const quantity = Math.min(line.quantity, wanted.get(line.position) ?? 0);
      wanted.set(line.position, (wanted.get(line.position) ?? 0) - quantity);
      return quantity > 0 ? [{ ...line, quantity }] : [];
    });
    return { ...invoice, index, lines };
  });
  if (parts.every(({ lines }) => lines.length === 0)) return [];
  const isLast = parts.every(({ bill, credits, lines }) => restOf(bill, creditedCopies([...credits, { lines }])).length === 0);
  let shortCents = 0;
  const notes = parts.flatMap(({ bill, credits, lines, index }): NoteOfInvoice<Line>[] => {
    const left = leftOf({ bill, credits });
    if (lines.length === 0) return isLast ? noteOf(index, creditOfRest(left, bill.carried, lineOf)) : [];
    const shipping = isLast ? bill.shipping : [];
    const gross = summedByRate([...grossOf(lines), ...shipping]);
    const off = isLast ? minus(gross, left) : shared(Math.max(0, totalOf(gross) - totalOf(left)), gross);
    if (!isLast) shortCents += totalOf(off);
    return noteOf(index, nullIfEmpty(summed(lines, shipping, off, creditedVat(left, minus(gross, off), bill.carried))));
  });
  if (shortCents === 0) return notes;
  const after = invoices.map(({ bill, credits }, index) => ({ bill, credits: [...credits, ...billsAt(notes, index)] }));
  return [...notes, ...creditNotesOfAmount(after, { cents: shortCents, isPostage: false }, lineOf)];
}

/** Returns the credit notes of an amount without copies, of the latest invoices that have something left; for shipping, first of the one that has it. */
export function creditNotesOfAmount<Line extends BillLine>(
  invoices: readonly CreditedInvoice<Line>[],
  { cents, isPostage }: Allowance,
  lineOf: (amount: RateAmount) => Line | null,
): NoteOfInvoice<Line>[] {
  let leftCents = cents;
  const latestFirst = invoices.map((invoice, index) => ({ ...invoice, index })).reverse();
  const hasShipping = ({ bill }: CreditedInvoice<Line>) => isPostage && bill.shipping.length > 0;
  return [...latestFirst.filter(hasShipping), ...latestFirst.filter((one) => !hasShipping(one))].flatMap(({ bill, credits, index }) => {
    const note = creditOfAmount(bill, credits, { cents: leftCents, isPostage }, lineOf);
    leftCents -= note?.totalCents ?? 0;
    return noteOf(index, note);
  });
}

/** Returns the copies that are on invoices and on no credit note, per line; empty if nothing is. */
export function outstandingCopies(invoices: readonly CreditedInvoice[]): Map<number, number> {
  const copies = new Map<number, number>();
  for (const { position, quantity } of invoices.flatMap(({ bill, credits }) => restOf(bill, creditedCopies(credits))))
    copies.set(position, (copies.get(position) ?? 0) + quantity);
  return copies;
}

/** Returns the credit note of all that is left of an invoice without copies. */
function creditOfRest<Line extends BillLine>(
  left: readonly RateAmount[],
  carried: readonly RateAmount[] | undefined,
  lineOf: (amount: RateAmount) => Line | null,
): Bill<Line> | null {
  const lines = left.filter(({ withTaxCents }) => withTaxCents > 0).flatMap((amount) => lineOf(amount) ?? []);
  return nullIfEmpty(summed(lines, [], minus(grossOf(lines), left), creditedVat(left, left, carried)));
}

function noteOf<Line extends BillLine>(index: number, bill: Bill<Line> | null): NoteOfInvoice<Line>[] {
  return bill ? [{ index, bill }] : [];
}

function billsAt<Line extends BillLine>(notes: readonly NoteOfInvoice<Line>[], place: number): Bill<Line>[] {
  return notes.flatMap(({ index, bill }) => (index === place ? [bill] : []));
}

/**
 * Returns the credit note of an amount without copies, given the invoice's earlier credit notes: a line for every VAT rate of what it concerns,
 * the goods that were kept or their shipping. Null if nothing of that is left.
 */
export function creditOfAmount<Line extends BillLine>(
  bill: Bill<Line>,
  credits: readonly Pick<Bill, "lines" | "vat">[],
  { cents, isPostage }: Allowance,
  lineOf: (amount: RateAmount) => Line | null,
): Bill<Line> | null {
  const left = leftOf({ bill, credits });
  const goods = summedByRate(grossOf(restOf(bill, creditedCopies(credits))));
  // Once all its copies came back, an invoice may still have the shipping of the order.
  const weights = (isPostage || goods.length === 0) && bill.shipping.length > 0 ? bill.shipping : goods;
  const taken = shared(Math.max(0, Math.min(cents, totalOf(left))), weights);
  const lines = taken.flatMap((amount) => lineOf(amount) ?? []);
  return nullIfEmpty(summed(lines, [], [], creditedVat(left, taken, bill.carried)));
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
function leftOf({ bill, credits }: CreditedInvoice): RateAmount[] {
  return minus(
    bill.vat,
    credits.flatMap((credit) => credit.vat),
  );
}

/** Returns the VAT of a credit note: the difference of the rest's, so that rounding never adds up over several notes. */
function creditedVat(left: readonly RateAmount[], credited: readonly RateAmount[], carried: readonly RateAmount[] = []): VatRow[] {
  return differenceOf(rowsOf(summedByRate([...carried, ...left])), rowsOf(summedByRate([...carried, ...minus(left, credited)])));
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
