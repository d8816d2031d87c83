import { netBillOf } from "../order/net-bill.ts";
import {
  type Account,
  type AccountSettings,
  accountOfEntry,
  eventsOf,
  type MoneyEntry,
  type MoneyPaper,
  type OrderMoney,
  type SalesAccounts,
  type VoucherMoney,
} from "./accounts.ts";
import { depositCentsOf, sumVat, type VatFigure, vatOfDeposit } from "./vat-return.ts";

/** A line of an entry; one of the two amounts is 0. */
export interface JournalLine {
  account: Account;
  debitCents: number;
  creditCents: number;
}

/** An entry of the journal: its debits equal its credits. */
export type JournalEntry = { day: string; at: Date; lines: readonly JournalLine[] } & (
  | { journal: "Invoices" | "CreditNotes"; order: string; paper: MoneyPaper }
  | { journal: "Money"; order: string; entry: MoneyEntry }
  | { journal: "Money"; voucher: string; entry: MoneyEntry }
);

/**
 * Returns the entries of an order, one for every paper and every movement of money, oldest first. Money received before the invoice is a deposit
 * (4191) until an invoice moves it to the customer's account (411); its VAT is due as it is received (4458 to 4457) and no more once the invoice
 * has it, so that the account of VAT has what is declared. Of several invoices, each moves what it comes to. Allowances lower the sales of goods.
 */
export function journalOf(order: OrderMoney, accounts: AccountSettings): JournalEntry[] {
  const papers: MoneyPaper[] = [];
  const entries: MoneyEntry[] = [];
  const deposit = () => ({ cents: depositCentsOf(order, papers, entries), vat: vatOfDeposit(order, papers, entries) });
  let before = deposit();
  const journal = eventsOf(order).map((event): JournalEntry => {
    if ("paper" in event) papers.push(event.paper);
    else entries.push(event.entry);
    const after = deposit();
    const movedCents = after.cents - before.cents;
    const taxed = vatLines(before.vat, after.vat, accounts);
    before = after;
    if ("paper" in event) {
      const { paper } = event;
      const moved = [line(accounts.deposits, -movedCents), line(accounts.customers, movedCents)];
      const kind = paper.kind === "Invoice" ? "Invoices" : "CreditNotes";
      const lines = used([...saleLines(paper, accounts), ...moved, ...taxed]);
      return { order: order.number, day: paper.day, at: paper.at, journal: kind, paper, lines };
    }
    const { entry } = event;
    const { day, at, amountCents } = entry;
    const sides = [line(accounts.deposits, -movedCents), line(accounts.customers, movedCents - amountCents)];
    const lines = used([line(accountOfEntry(entry, accounts), amountCents), ...sides, ...taxed]);
    return { order: order.number, day, at, journal: "Money", entry, lines };
  });
  return journal.filter(({ lines }) => lines.length > 0);
}

/** Returns the entries of a sold voucher: its sale credits the account of vouchers (467), which an order that it pays debits. */
export function journalOfVoucher({ number, entries }: VoucherMoney, accounts: AccountSettings): JournalEntry[] {
  return entries.map((entry) => {
    const { day, at, means, amountCents } = entry;
    const lines = [line(accounts.means[means], amountCents), line(accounts.means.Voucher, -amountCents)];
    return { voucher: number, day, at, journal: "Money", entry, lines: used(lines) };
  });
}

/** Returns what stands on the account of deposits at the end of a day, in cents. */
export function depositCentsAt(order: OrderMoney, day: string): number {
  const isBy = (one: { day: string }) => one.day <= day;
  return depositCentsOf(order, order.papers.filter(isBy), order.entries.filter(isBy));
}

/** Returns the lines that change the VAT due of deposits. */
function vatLines(before: readonly VatFigure[], after: readonly VatFigure[], accounts: AccountSettings): JournalLine[] {
  const changes = sumVat([...after, ...before.map((one) => ({ ...one, baseCents: -one.baseCents, taxCents: -one.taxCents }))]);
  return changes.flatMap(({ taxRate, taxCents }) => [
    line(accounts.depositsVat, taxCents),
    line(accountsAt(taxRate, accounts).vat, -taxCents),
  ]);
}

function accountsAt(taxRate: number, accounts: AccountSettings): SalesAccounts {
  return { ...accounts, ...accounts.rates?.[String(taxRate)] };
}

function saleLines({ kind, bill }: MoneyPaper, accounts: AccountSettings): JournalLine[] {
  const sign = kind === "Invoice" ? 1 : -1;
  const { charges, vat, totalCents } = netBillOf(bill);
  const postageAt = new Map(charges.map(({ taxRate, netCents }) => [taxRate, netCents]));
  return [
    line(accounts.customers, sign * totalCents),
    ...vat.flatMap(({ taxRate, noTaxCents, taxCents }) => {
      const { goods, postage, vat: tax } = accountsAt(taxRate, accounts);
      const postageCents = postageAt.get(taxRate) ?? 0;
      return [line(goods, -sign * (noTaxCents - postageCents)), line(postage, -sign * postageCents), line(tax, -sign * taxCents)];
    }),
  ];
}

/** Returns a line that debits a positive amount and credits a negative one. */
function line(account: Account, cents: number): JournalLine {
  return { account, debitCents: Math.max(0, cents), creditCents: Math.max(0, -cents) };
}

function used(lines: readonly JournalLine[]): JournalLine[] {
  return lines.filter(({ debitCents, creditCents }) => debitCents + creditCents > 0);
}
