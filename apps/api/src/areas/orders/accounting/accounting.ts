import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import {
  ca3LineOf,
  fecHeader,
  fecLines,
  fecName,
  fromCents,
  inFecOrder,
  isWithin,
  journalOf,
  journalOfVoucher,
  type Period,
  paymentMeans,
  sumVat,
  type VatFigure,
  vatOf,
} from "@reserve/domain";
import type { Download } from "../../../platform/contract/handlers.ts";
import { refuse } from "../../../platform/contract/refusals.ts";
import type { Db } from "../../../platform/database/database.ts";
import { streamOf } from "../../../platform/sheet/sheet.ts";
import { listOrdersToCheck, type OrdersOfDays, readOrdersOfDays, type SoldOrder, sumDeposits } from "./accounting.store.ts";

/** Longest period: a long first financial year is exported in two parts. */
const MAXIMUM_MONTHS = 13;

/** Returns sales by day, VAT by rate and receipts by means of a period; throws 422 for an invalid one. */
export async function accountingSummary(db: Db, period: Period): Promise<Schemas["AccountingSummary"]> {
  checkPeriod(period);
  const sums = new Sums();
  for await (const part of readOrdersOfDays(db, period)) sums.add(part);
  const [deposits, vatToCheck] = await Promise.all([sumDeposits(db, period.to), listOrdersToCheck(db, period)]);
  return { ...period, ...sums.asSummary(), deposits: fromCents(deposits), vatToCheck };
}

/** Returns the entries of a period as a FEC, streamed; throws 422 for an invalid period, 409 if the seller has no SIREN. */
export async function exportAccountingEntries(db: Db, period: Period, { seller, accounts }: ClientVariant): Promise<Download> {
  checkPeriod(period);
  if (!seller) throw refuse.conflict(NO_SIREN, "NoSiren");
  async function* pieces() {
    const encoder = new TextEncoder();
    yield encoder.encode(fecHeader());
    for await (const { days, orders, vouchers } of readOrdersOfDays(db, period)) {
      const ofOrders = orders.flatMap((order) => journalOf(order, accounts)).filter(({ day }) => isWithin(day, days));
      const entries = [...ofOrders, ...vouchers.flatMap((voucher) => journalOfVoucher(voucher, accounts))];
      yield encoder.encode(fecLines(inFecOrder(entries)).join(""));
    }
  }
  return { fileName: fecName(seller.siret.slice(0, 9), period.to), body: await streamOf(pieces()) };
}

/** Throws 422 for a period that is backwards or too long. */
export function checkPeriod({ from, to }: Period): void {
  if (to < from) throw refuse.invalid([{ propertyName: "to", errorMessage: BACKWARDS }]);
  if (to >= sameDayLater(from, MAXIMUM_MONTHS)) throw refuse.invalid([{ propertyName: "to", errorMessage: TOO_LONG }]);
}

function sameDayLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, date)).toISOString().slice(0, 10);
}

/** Adds up the orders of a period, part by part. */
class Sums {
  private readonly days = new Map<string, { paperCount: number; noTaxCents: number; taxCents: number }>();
  private readonly means = new Map<Schemas["PaymentMeans"], { receivedCents: number; refundedCents: number }>();
  private readonly papers = { Invoice: { count: 0, cents: 0 }, CreditNote: { count: 0, cents: 0 } };
  /** Sales to businesses of other member states, by VAT number. */
  private readonly unionCents = new Map<string, number>();
  private vat: VatFigure[] = [];

  add({ days, orders, vouchers }: OrdersOfDays): void {
    for (const { papers, entries } of orders) {
      for (const paper of papers) if (isWithin(paper.day, days)) this.addPaper(paper);
      for (const entry of entries) if (isWithin(entry.day, days)) this.addEntry(entry);
    }
    for (const { entries } of vouchers) for (const entry of entries) this.addEntry(entry);
    this.vat = sumVat([...this.vat, ...vatOf(orders, days)]);
  }

  private addPaper({ kind, day, bill, vat, buyerVatNumber }: SoldOrder["papers"][number]): void {
    const sign = kind === "Invoice" ? 1 : -1;
    const sum = this.days.get(day) ?? { paperCount: 0, noTaxCents: 0, taxCents: 0 };
    sum.paperCount += 1;
    for (const { noTaxCents, taxCents } of bill.vat) {
      sum.noTaxCents += sign * noTaxCents;
      sum.taxCents += sign * taxCents;
    }
    this.days.set(day, sum);
    if (vat?.regime === "IntraUnion" && buyerVatNumber)
      this.unionCents.set(buyerVatNumber, (this.unionCents.get(buyerVatNumber) ?? 0) + sign * bill.totalCents);
    this.papers[kind].count += 1;
    this.papers[kind].cents += bill.totalCents;
  }

  private addEntry({ means, kind, amountCents }: SoldOrder["entries"][number]): void {
    const sum = this.means.get(means) ?? { receivedCents: 0, refundedCents: 0 };
    if (kind === "Refund") sum.refundedCents -= amountCents;
    else sum.receivedCents += amountCents;
    this.means.set(means, sum);
  }

  asSummary(): Omit<Schemas["AccountingSummary"], "from" | "to" | "deposits" | "vatToCheck"> {
    const { Invoice, CreditNote } = this.papers;
    return {
      days: [...this.days]
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([day, { paperCount, noTaxCents, taxCents }]) => ({
          ...{ day, paperCount, noTax: fromCents(noTaxCents), tax: fromCents(taxCents), withTax: fromCents(noTaxCents + taxCents) },
        })),
      vat: this.vat.map(({ taxRate, baseCents, taxCents, vat }) => ({
        ...{ regime: vat?.regime ?? "France", country: vat ? vat.country : "FR", taxRate },
        ...{ ca3Line: ca3LineOf({ taxRate, ...(vat ? { vat } : {}) }), base: fromCents(baseCents), tax: fromCents(taxCents) },
      })),
      unionSales: [...this.unionCents]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([vatNumber, cents]) => ({ vatNumber, base: fromCents(cents) })),
      receipts: paymentMeans.flatMap((means) => {
        const sum = this.means.get(means);
        if (!sum) return [];
        const { receivedCents, refundedCents } = sum;
        const total = fromCents(receivedCents - refundedCents);
        return [{ means, received: fromCents(receivedCents), refunded: fromCents(refundedCents), total }];
      }),
      invoices: { count: Invoice.count, withTax: fromCents(Invoice.cents) },
      creditNotes: { count: CreditNote.count, withTax: fromCents(CreditNote.cents) },
    };
  }
}

const BACKWARDS = { fr: "Le dernier jour précède le premier.", en: "The last day is before the first one." };
const TOO_LONG = { fr: "Treize mois au plus à la fois.", en: "At most thirteen months at a time." };
const NO_SIREN = {
  fr: "Les réglages de la librairie n’ont pas son SIREN, dont le fichier porte le nom.",
  en: "The settings of the shop lack its SIREN, which the file is named after.",
};
