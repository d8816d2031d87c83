import { sirenOf, sirenOfVat } from "../business-number.ts";
import { shiftDay } from "../dates.ts";
import type { VatRow } from "../money.ts";
import type { VatRegime } from "../vat-regime.ts";

/**
 * Category of an operation in e-reporting (flux 10.3, TT-81): deliveries of goods with French VAT, and what bears none in France, as distance
 * sales under OSS and exports. Lines of this product are goods (`TPS1` are services), and their postage goes with them.
 */
export type SaleCategory = "TLB1" | "TNT1";

/** A paper as e-reporting counts it. */
export interface ReportedPaper {
  /** Day of issue in Paris. */
  day: string;
  isCreditNote: boolean;
  regime: VatRegime["regime"];
  vat: readonly VatRow[];
}

/** Sales of a day in one category at one rate. Credit notes are taken off, also below zero. */
export interface SalesReportRow {
  day: string;
  category: SaleCategory;
  /** 0 to 1. */
  taxRate: number;
  noTaxCents: number;
  taxCents: number;
  /** Number of invoices with an amount in this row. */
  saleCount: number;
}

/** Days of a report, both included. */
export interface ReportPeriod {
  from: string;
  to: string;
}

/** Returns the rows of a report by day, category and descending rate. */
export function salesReportOf(papers: readonly ReportedPaper[]): SalesReportRow[] {
  const rows = new Map<string, SalesReportRow>();
  for (const { day, isCreditNote, regime, vat } of papers) {
    const category: SaleCategory = regime === "France" || regime === "Corsica" ? "TLB1" : "TNT1";
    const sign = isCreditNote ? -1 : 1;
    for (const { taxRate, noTaxCents, taxCents } of vat) {
      const key = `${day} ${category} ${taxRate}`;
      const row = rows.get(key) ?? { day, category, taxRate, noTaxCents: 0, taxCents: 0, saleCount: 0 };
      rows.set(key, {
        ...row,
        noTaxCents: row.noTaxCents + sign * noTaxCents,
        taxCents: row.taxCents + sign * taxCents,
        saleCount: row.saleCount + (isCreditNote ? 0 : 1),
      });
    }
  }
  return [...rows.values()].sort((a, b) => a.day.localeCompare(b.day) || a.category.localeCompare(b.category) || b.taxRate - a.taxRate);
}

/** Returns the period of e-reporting that a day is in, of three a month: from the 1st, from the 11th, from the 21st to the end. */
export function reportPeriodOf(day: string): ReportPeriod {
  const [month, date] = [day.slice(0, 8), Number(day.slice(8))];
  if (date <= 10) return { from: `${month}01`, to: `${month}10` };
  if (date <= 20) return { from: `${month}11`, to: `${month}20` };
  const nextMonth = `${shiftDay(`${month}28`, 4).slice(0, 8)}01`;
  return { from: `${month}21`, to: shiftDay(nextMonth, -1) };
}

/** Returns the SIREN of a buyer whose papers go through an approved platform: a business of France; null for others. */
export function platformBuyerOf(business: { siret: string | null; vatNumber: string | null } | null): string | null {
  return business && (sirenOf(business.siret) ?? sirenOfVat(business.vatNumber));
}
