import type { PaymentMeans } from "../enumerations.ts";
import type { Bill, BillKind } from "../order/invoice.ts";
import type { CounterKind } from "../order/till.ts";
import type { VatRegime } from "../vat-regime.ts";

/** An account of the French general chart of accounts (PCG). */
export interface Account {
  /** At least its first three characters are digits: `707000`. */
  number: string;
  /** Always the same for a number. */
  label: string;
}

/** Accounts of sales at one VAT rate. */
export interface SalesAccounts {
  goods: Account;
  postage: Account;
  vat: Account;
}

/** The shop's accounts; its accountant decides them. */
export interface AccountSettings extends SalesAccounts {
  /** Accounts of single rates (`"0.055"`) that differ from the others. */
  rates?: Readonly<Record<string, Partial<SalesAccounts>>>;
  customers: Account;
  /** Money received before the invoice, with its VAT. */
  deposits: Account;
  /** VAT of that money, due as it is received, until the invoice has it. */
  depositsVat: Account;
  means: Readonly<Record<PaymentMeans, Account>>;
  /** Cents that were received too much and are not given back. */
  writeOffGains: Account;
}

/** Regime and country of a sale that is not at French rates. */
export interface ForeignVat {
  regime: VatRegime["regime"];
  /** Country that gets the VAT; null for none. */
  country: string | null;
}

/** Money and papers of one order, with everything that its journal and its VAT depend on. */
export interface OrderMoney {
  /** Number of the order. */
  number: string;
  /** Ordered amounts with tax by VAT rate, shipping included; cancelled lines, too, so that a past month never changes. */
  ordered: readonly { taxRate: number; withTaxCents: number }[];
  /** As it was ordered; absent at French rates. */
  vat?: ForeignVat;
  /** Invoiced before papers were numbered here: no money of the order is a deposit. */
  isInvoicedElsewhere: boolean;
  papers: readonly MoneyPaper[];
  entries: readonly MoneyEntry[];
}

/** An issued invoice or credit note. */
export interface MoneyPaper {
  kind: BillKind;
  number: string;
  /** Day of issue in Paris. */
  day: string;
  at: Date;
  bill: Bill;
  /** True for an invoice after which copies of the order still wait to leave: more invoices follow. */
  isPartial?: boolean;
  /** As printed; absent at French rates. */
  vat?: ForeignVat;
}

/** A movement of money. */
export interface MoneyEntry {
  id: number;
  kind: CounterKind;
  means: PaymentMeans;
  /** Negative for refunds. */
  amountCents: number;
  /** Day in Paris; at the counter, after a day is closed, the next open one. */
  day: string;
  at: Date;
  reference: string | null;
}

/** The money of a sold voucher; no VAT is due at its sale (CGI, 256 ter). */
export interface VoucherMoney {
  /** Number of the voucher. */
  number: string;
  entries: readonly MoneyEntry[];
}

/** Returns the account of a movement of money: that of its means; cents written off are an expense, or a gain when they are the customer's. */
export function accountOfEntry({ means, amountCents }: Pick<MoneyEntry, "means" | "amountCents">, accounts: AccountSettings): Account {
  return means === "WriteOff" && amountCents < 0 ? accounts.writeOffGains : accounts.means[means];
}

/** First and last day, in Paris. */
export interface Period {
  from: string;
  to: string;
}

/** Whether a day is in a period. */
export function isWithin(day: string, { from, to }: Period): boolean {
  return from <= day && day <= to;
}

/** An event of an order: a paper or a movement of money. */
export type MoneyEvent = { paper: MoneyPaper } | { entry: MoneyEntry };

/** Returns the papers and movements of an order in the order in which they count: by day, then by time, papers first. */
export function eventsOf({ papers, entries }: Pick<OrderMoney, "papers" | "entries">): MoneyEvent[] {
  const ofPapers = papers.map((paper) => ({ day: paper.day, at: paper.at, place: 0, id: 0, event: { paper } }));
  const ofEntries = entries.map((entry) => ({ day: entry.day, at: entry.at, place: 1, id: entry.id, event: { entry } }));
  return [...ofPapers, ...ofEntries]
    .sort((a, b) => a.day.localeCompare(b.day) || +a.at - +b.at || a.place - b.place || a.id - b.id)
    .map(({ event }) => event);
}
