// @vitest-environment node
import { expect, it } from "vitest";
import { tillTotals } from "./till.ts";
import { closingPeriod, expectedCashCents, sumClosings, usualLeftCents } from "./till-closing.ts";

it("a period is a day, a month, also a short one, or a year", () => {
  expect(closingPeriod("Day", "2026-11-21")).toEqual({ from: "2026-11-21", to: "2026-11-21" });
  expect(closingPeriod("Month", "2024-02-29")).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect(closingPeriod("Year", "2026-11-21")).toEqual({ from: "2026-01-01", to: "2026-12-31" });
});

it("a month adds up its days by means and by rate", () => {
  const cash = { means: "Cash" as const, receivedCents: 1_000, refundedCents: 200, totalCents: 800 };
  const card = { means: "CreditCard" as const, receivedCents: 500, refundedCents: 0, totalCents: 500 };
  const book = { taxRate: 0.055, baseCents: 948, taxCents: 52 };
  const days = [
    { receipts: [cash], vat: [book], totalCents: 800 },
    { receipts: [card, cash], vat: [book, { taxRate: 0.021, baseCents: 98, taxCents: 2 }], totalCents: 1_300 },
  ];
  expect(sumClosings(days)).toEqual({
    receipts: [card, { means: "Cash", receivedCents: 2_000, refundedCents: 400, totalCents: 1_600 }],
    vat: [
      { taxRate: 0.021, baseCents: 98, taxCents: 2 },
      { taxRate: 0.055, baseCents: 1_896, taxCents: 104 },
    ],
    totalCents: 2_100,
  });
});

it("the float is in the till with the day's cash, and stays as far as there is as much", () => {
  const totals = tillTotals([{ means: "Cash", amountCents: 2_000, kind: "Payment" }]);
  expect(expectedCashCents(totals, 10_000)).toBe(12_000);
  expect([usualLeftCents(11_900, 10_000), usualLeftCents(9_000, 10_000)]).toEqual([10_000, 9_000]);
});
