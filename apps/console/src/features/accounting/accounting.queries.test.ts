import { expect, it } from "vitest";
import { daysOf, monthIn, shiftMonth } from "./accounting.queries.ts";

it("reads the month of the URL, and its days", () => {
  const of = (query: string) => monthIn(new URLSearchParams(query), "2026-11-21");
  expect(["month=2024-02", "month=2026-13", "month=hier", ""].map(of)).toEqual(["2024-02", "2026-11", "2026-11", "2026-11"]);
  expect(daysOf("2024-02")).toEqual({ from: "2024-02-01", to: "2024-02-29" });
  expect([shiftMonth("2026-12", 1), shiftMonth("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});
