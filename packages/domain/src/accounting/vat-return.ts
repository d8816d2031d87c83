import { shiftDay } from "../dates.ts";
import { shareCents, type VatRow, withoutTax } from "../money.ts";
import type { ForeignVat, MoneyEntry, MoneyPaper, OrderMoney, Period } from "./accounts.ts";

/** VAT of a period at one rate of one place, in cents; negative if more was credited than sold. */
export interface VatFigure {
  taxRate: number;
  baseCents: number;
  taxCents: number;
  /** Absent at French rates. */
  vat?: ForeignVat;
}

/** Lines of the French VAT return (CA3, form 3310, as of 2022) by rate: for 2.1 % that of the mainland. */
const CA3_LINES: Readonly<Record<string, string>> = { "0.2": "08", "0.055": "09", "0.1": "9B", "0.021": "T6" };
/** Lines of the base alone: exports, also to overseas departments; distance sales taxed elsewhere; deliveries to businesses of the Union. */
const CA3_BASE_LINES: Readonly<Partial<Record<ForeignVat["regime"], string>>> = {
  ...{ Export: "E1", Overseas: "E1", Oss: "E3", IntraUnion: "F2" },
};

/** Returns the line of the VAT return for a rate, 0 to 1, and a regime; null if the accountant has to decide, as for the rates of Corsica. */
export function ca3LineOf({ taxRate, vat }: Pick<VatFigure, "taxRate" | "vat">): string | null {
  return (vat ? CA3_BASE_LINES[vat.regime] : CA3_LINES[String(taxRate)]) ?? null;
}

/**
 * Returns the VAT of orders that falls due in a period, by rate: of the papers issued in it, and of prepayments not yet invoiced, less what was
 * declared before on what is invoiced now. Source: CGI, 269, 2, a: due at delivery, or at receipt if that is earlier.
 */
export function vatOf(orders: readonly OrderMoney[], { from, to }: Period): VatFigure[] {
  const before = shiftDay(from, -1);
  return sumVat(orders.flatMap((order) => [...declaredBy(order, to, 1), ...declaredBy(order, before, -1)]));
}

/** Returns figures added up by regime, country and rate, French ones first, lowest rate first, without those at which there is nothing. */
export function sumVat(figures: readonly VatFigure[]): VatFigure[] {
  const sums = new Map<string, VatFigure>();
  for (const one of figures) {
    const key = keyOf(one);
    const sum = sums.get(key) ?? { ...one, baseCents: 0, taxCents: 0 };
    sums.set(key, { ...sum, baseCents: sum.baseCents + one.baseCents, taxCents: sum.taxCents + one.taxCents });
  }
  return [...sums]
    .filter(([, { baseCents, taxCents }]) => baseCents !== 0 || taxCents !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, figure]) => figure);
}

function keyOf({ vat, taxRate }: VatFigure): string {
  return [vat?.regime ?? "", vat?.country ?? "", taxRate.toFixed(4)].join(" ");
}

/** Returns all VAT of an order that was due by the end of a day, times `sign`. */
function declaredBy(order: OrderMoney, day: string, sign: 1 | -1): VatFigure[] {
  const papers = order.papers.filter((paper) => paper.day <= day);
  return [...papers.flatMap((paper) => vatOfPaper(paper).map((figure) => times(figure, sign))), ...prepaymentAt(order, day, sign)];
}

/** Returns the VAT of a paper by rate; negative for a credit note. */
export function vatOfPaper({ kind, bill, vat }: Pick<MoneyPaper, "kind" | "bill" | "vat">): VatFigure[] {
  return figuresOf(bill.vat, vat, kind === "Invoice" ? 1 : -1);
}

/** Returns the VAT of what was received by the end of a day and is not invoiced by then, by rate; negative for a negative `sign`. */
export function prepaymentAt(order: OrderMoney, day: string, sign: 1 | -1 = 1): VatFigure[] {
  const papers = order.papers.filter((paper) => paper.day <= day);
  const entries = order.entries.filter((entry) => entry.day <= day);
  return vatOfDeposit(order, papers, entries).map((figure) => times(figure, sign));
}

/** Returns what was received of an order and is on none of these papers, in cents: nothing once the invoice of its last copies is issued. */
export function depositCentsOf(
  { isInvoicedElsewhere }: Pick<OrderMoney, "isInvoicedElsewhere">,
  papers: readonly MoneyPaper[],
  entries: readonly MoneyEntry[],
): number {
  if (isInvoicedElsewhere || papers.some(isFinal)) return 0;
  const received = entries.reduce((all, { amountCents }) => all + amountCents, 0);
  return papers.length === 0 ? received : Math.max(0, received - invoicedCents(papers));
}

/**
 * Returns the VAT of what was received and is on none of these papers, by rate, spread over what is not invoiced yet. Vouchers pay invoices first: they
 * are taxed when goods are handed over.
 */
export function vatOfDeposit(order: OrderMoney, papers: readonly MoneyPaper[], entries: readonly MoneyEntry[]): VatFigure[] {
  if (order.isInvoicedElsewhere || papers.some(isFinal)) return [];
  const taxed = taxedCents(entries);
  if (papers.length === 0) return vatOfPrepayment(order, taxed);
  const untaxed = entries.reduce((all, { amountCents }) => all + amountCents, 0) - taxed;
  const invoiced = papers.flatMap(({ kind, bill }) => (kind === "Invoice" ? bill.vat : []));
  const ordered = order.ordered.map(({ taxRate, withTaxCents }) => {
    const atRate = invoiced.filter((row) => row.taxRate === taxRate).reduce((all, row) => all + row.withTaxCents, 0);
    return { taxRate, withTaxCents: Math.max(0, withTaxCents - atRate) };
  });
  return vatOfPrepayment({ ...order, ordered }, taxed - Math.max(0, invoicedCents(papers) - Math.max(0, untaxed)));
}

function isFinal({ kind, isPartial }: MoneyPaper): boolean {
  return kind === "Invoice" && !isPartial;
}

function invoicedCents(papers: readonly MoneyPaper[]): number {
  return papers.reduce((all, { kind, bill }) => all + (kind === "Invoice" ? bill.totalCents : -bill.totalCents), 0);
}

/**
 * Returns the sum of payments that are taxed as they are received: a voucher is taxed when goods are handed over (directive 2006/112/EC, 30 b), and what
 * was written off was not received.
 */
function taxedCents(entries: readonly Pick<MoneyEntry, "means" | "amountCents">[]): number {
  return entries.reduce((all, { means, amountCents }) => (means === "Voucher" || means === "WriteOff" ? all : all + amountCents), 0);
}

/** Returns the VAT of a prepayment, spread over the rates in proportion to what was ordered. */
function vatOfPrepayment({ ordered, vat }: Pick<OrderMoney, "ordered" | "vat">, receivedCents: number): VatFigure[] {
  // A sale without VAT is declared when the goods leave.
  if (vat && vat.country === null) return [];
  const weights = ordered.map(({ withTaxCents }) => withTaxCents);
  const orderedCents = weights.reduce((all, one) => all + one, 0);
  // A surplus is no price of anything.
  const shares = shareCents(Math.max(0, Math.min(receivedCents, orderedCents)), weights);
  const rows = ordered.map(({ taxRate }, index) => {
    const withTaxCents = shares[index] ?? 0;
    const noTaxCents = withoutTax(withTaxCents, taxRate);
    return { taxRate, noTaxCents, taxCents: withTaxCents - noTaxCents };
  });
  return figuresOf(rows, vat, 1);
}

function times(figure: VatFigure, sign: 1 | -1): VatFigure {
  return { ...figure, baseCents: sign * figure.baseCents, taxCents: sign * figure.taxCents };
}

function figuresOf(rows: readonly Omit<VatRow, "withTaxCents">[], vat: ForeignVat | undefined, sign: number): VatFigure[] {
  return rows.map(({ taxRate, noTaxCents, taxCents }) => {
    return { taxRate, baseCents: sign * noTaxCents, taxCents: sign * taxCents, ...(vat ? { vat } : {}) };
  });
}
