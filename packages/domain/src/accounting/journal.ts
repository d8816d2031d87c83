import { netBillOf } from "../order/net-bill.ts";
import {
  type Account,
  type AccountSettings,
  accountOfEntry,
  isBefore,
  type MoneyEntry,
  type MoneyPaper,
  type OrderMoney,
  type SalesAccounts,
  type VoucherMoney,
} from "./accounts.ts";
import { sumVat, taxedCents, type VatFigure, vatOfPrepayment } from "./vat-return.ts";

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
 * (4191) until the invoice moves it to the customer's account (411); its VAT is due as it is received (4458 to 4457) and no more once the invoice
 * has it, so that the account of VAT has what is declared. Allowances lower the sales of goods.
 */
export function journalOf(order: OrderMoney, accounts: AccountSettings): JournalEntry[] {
  const invoice = order.papers.find(({ kind }) => kind === "Invoice");
  const isDeposit = (entry: MoneyEntry) => !order.isInvoicedElsewhere && (!invoice || isBefore(entry, invoice));
  const deposits = order.entries.filter(isDeposit).sort((a, b) => a.day.localeCompare(b.day) || +a.at - +b.at || a.id - b.id);
  const depositCents = sum(deposits.map(({ amountCents }) => amountCents));
  const depositVat = (count: number) => vatOfPrepayment(order, taxedCents(deposits.slice(0, count)));
  const ofPapers = order.papers.map((paper): JournalEntry => {
    const moved =
      paper === invoice
        ? [
            ...[line(accounts.deposits, depositCents), line(accounts.customers, -depositCents)],
            ...vatLines(depositVat(deposits.length), [], accounts),
          ]
        : [];
    const journal = paper.kind === "Invoice" ? "Invoices" : "CreditNotes";
    return { order: order.number, day: paper.day, at: paper.at, journal, paper, lines: used([...saleLines(paper, accounts), ...moved]) };
  });
  const ofMoney = order.entries.map((entry): JournalEntry => {
    const { day, at, amountCents } = entry;
    const place = deposits.indexOf(entry);
    const other = place < 0 ? accounts.customers : accounts.deposits;
    const taxed = place < 0 ? [] : vatLines(depositVat(place), depositVat(place + 1), accounts);
    return {
      order: order.number,
      day,
      at,
      journal: "Money",
      entry,
      lines: used([line(accountOfEntry(entry, accounts), amountCents), line(other, -amountCents), ...taxed]),
    };
  });
  return [...ofPapers, ...ofMoney].filter(({ lines }) => lines.length > 0).sort((a, b) => a.day.localeCompare(b.day) || +a.at - +b.at);
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
  if (order.isInvoicedElsewhere || order.papers.some((paper) => paper.kind === "Invoice" && paper.day <= day)) return 0;
  return sum(order.entries.flatMap((entry) => (entry.day <= day ? [entry.amountCents] : [])));
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

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0);
}
