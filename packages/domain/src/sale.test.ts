import { describe, expect, it } from "vitest";
import { type SaleFacts, saleObstacles, saleState } from "./sale.ts";

const now = new Date("2026-11-21T09:00:00Z");
const title: SaleFacts = { isVisible: true, isRestricted: false, priceWithTax: "11.90", availability: "21", releaseDate: "2024-09-04" };

describe("whether a title can be bought", () => {
  it.each([
    ["in stock", {}, "OnSale"],
    ["to be ordered", { availability: "20" }, "ToOrder"],
    ["reprinting", { availability: "32" }, "Reprinting"],
    ["forthcoming by its code", { availability: "12" }, "ToRelease"],
    ["forthcoming by its day", { releaseDate: "2026-12-03" }, "ToRelease"],
    ["out today", { releaseDate: "2026-11-21" }, "OnSale"],
    ["replaced", { availability: "41" }, "OutOfPrint"],
    ["hidden by a rule", { isRestricted: true }, "Restricted"],
    ["not shown", { isVisible: false }, "Hidden"],
    ["without a price", { priceWithTax: null }, "Unpriced"],
  ] as const)("%s", (_, change, state) => {
    expect(saleState({ ...title, ...change }, now)).toBe(state);
  });

  it("names every obstacle, what staff can change first", () => {
    const facts: SaleFacts = { isVisible: false, isRestricted: true, priceWithTax: null, availability: "10", releaseDate: null };
    expect(saleObstacles(facts, now)).toEqual(["Unpriced", "Hidden", "Restricted", "ToRelease"]);
    expect(saleObstacles(title, now)).toEqual([]);
  });
});
