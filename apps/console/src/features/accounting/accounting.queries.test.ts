import { expect, it } from "vitest";
import { daysOf, figureIn, hrefOf, periodIn, shiftPeriod } from "./accounting.queries.ts";

const of = (query: string) => periodIn(new URLSearchParams(query), "2026-11-21");

it("reads the month or the quarter of the URL, and its days", () => {
  const months = ["month=2024-02", "month=2026-13", "month=hier", ""].map((query) => of(query).month);
  expect(months).toEqual(["2024-02", "2026-11", "2026-11", "2026-11"]);
  expect(daysOf(of("month=2024-02"))).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect(["quarter=2026-12", "quarter=2026-10", "quarter=2024-01", "quarter="].map((query) => daysOf(of(query)))).toEqual([
    { from: "2026-10-01", to: "2026-12-31" },
    { from: "2026-10-01", to: "2026-12-31" },
    { from: "2024-01-01", to: "2024-03-31" },
    { from: "2026-10-01", to: "2026-12-31" },
  ]);
  expect([shiftPeriod(of("month=2026-12"), 1), shiftPeriod(of("quarter=2026-01"), -1)]).toEqual([
    { unit: "month", month: "2027-01" },
    { unit: "quarter", month: "2025-10" },
  ]);
});

it("reads back the figure that it links to, and ignores what is none", () => {
  const figure = { figure: "Vat", regime: "Oss", country: "DE", taxRate: "0.07" } as const;
  const search = new URLSearchParams(hrefOf(of("quarter=2026-10"), figure));
  expect([periodIn(search, "2020-01-01"), figureIn(search)]).toEqual([{ unit: "quarter", month: "2026-10" }, figure]);
  expect(figureIn(new URLSearchParams("figure=Sales&day=hier&kind=Facture&means=Or&taxRate=beaucoup"))).toEqual({ figure: "Sales" });
  expect(["figure=Rien", ""].map((query) => figureIn(new URLSearchParams(query)))).toEqual([null, null]);
});
