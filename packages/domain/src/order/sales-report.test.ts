import { describe, expect, it } from "vitest";
import { platformBuyerOf, type ReportedPaper, reportPeriodOf, salesReportOf } from "./sales-report.ts";

const row = (taxRate: number, noTaxCents: number, taxCents: number) => ({
  taxRate,
  noTaxCents,
  taxCents,
  withTaxCents: noTaxCents + taxCents,
});
const paper = (part: Partial<ReportedPaper>): ReportedPaper => ({
  ...{ day: "2026-11-03", isCreditNote: false, regime: "France", vat: [row(0.055, 948, 52)] },
  ...part,
});

describe("the report of consumer sales", () => {
  it("has one row for each day, category and rate, with credit notes taken off", () => {
    const papers = [
      paper({ day: "2026-11-04" }),
      paper({ vat: [row(0.055, 948, 52), row(0.2, 1000, 200)] }),
      paper({ regime: "Corsica", vat: [row(0.021, 100, 2)] }),
      paper({ isCreditNote: true, vat: [row(0.2, 1500, 300)] }),
      paper({ regime: "Oss", vat: [row(0.07, 935, 65)] }),
      paper({ regime: "Export", vat: [row(0, 2000, 0)] }),
      paper({}),
    ];
    expect(salesReportOf(papers)).toEqual([
      { day: "2026-11-03", category: "TLB1", taxRate: 0.2, noTaxCents: -500, taxCents: -100, saleCount: 1 },
      { day: "2026-11-03", category: "TLB1", taxRate: 0.055, noTaxCents: 1896, taxCents: 104, saleCount: 2 },
      { day: "2026-11-03", category: "TLB1", taxRate: 0.021, noTaxCents: 100, taxCents: 2, saleCount: 1 },
      { day: "2026-11-03", category: "TNT1", taxRate: 0.07, noTaxCents: 935, taxCents: 65, saleCount: 1 },
      { day: "2026-11-03", category: "TNT1", taxRate: 0, noTaxCents: 2000, taxCents: 0, saleCount: 1 },
      { day: "2026-11-04", category: "TLB1", taxRate: 0.055, noTaxCents: 948, taxCents: 52, saleCount: 1 },
    ]);
    expect(salesReportOf([])).toEqual([]);
  });

  it("is of a third of a month, to its last day", () => {
    expect(reportPeriodOf("2026-11-10")).toEqual({ from: "2026-11-01", to: "2026-11-10" });
    expect(reportPeriodOf("2026-11-11")).toEqual({ from: "2026-11-11", to: "2026-11-20" });
    expect(reportPeriodOf("2026-12-31")).toEqual({ from: "2026-12-21", to: "2026-12-31" });
    expect(reportPeriodOf("2028-02-29")).toEqual({ from: "2028-02-21", to: "2028-02-29" });
  });
});

it("a platform takes papers of businesses of France, by SIRET, SIREN or VAT number", () => {
  expect(platformBuyerOf({ siret: "12345678200010", vatNumber: null })).toBe("123456782");
  expect(platformBuyerOf({ siret: null, vatNumber: "FR32123456782" })).toBe("123456782");
  expect(platformBuyerOf({ siret: null, vatNumber: "DE123456789" })).toBeNull();
  expect(platformBuyerOf(null)).toBeNull();
});
