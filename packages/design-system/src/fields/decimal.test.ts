import { readDecimal } from "@reserve/domain/money";
import { describe, expect, it } from "vitest";
import { decimalsOf, shiftPoint, writeNumber } from "./decimal.ts";

it("a number written by the language and read again is the same, in both languages", () => {
  for (const locale of ["fr-FR", "en-GB"])
    for (let cents = -250_000; cents <= 250_000_000; cents += 123_457)
      expect(Number(readDecimal(writeNumber(cents / 100, locale, 2, 2), locale))).toBe(cents / 100);
});

describe("a percentage", () => {
  it("never meets binary fractions", () => {
    expect([shiftPoint("5.5", -2), shiftPoint("5", -2), shiftPoint("100", -2), shiftPoint("0.055", 2), shiftPoint("-2.1", -2)]).toEqual([
      "0.055",
      "0.05",
      "1",
      "5.5",
      "-0.021",
    ]);
    for (let hundredths = 0; hundredths <= 10_000; hundredths++) {
      const typed = shiftPoint(String(hundredths), -2);
      expect(shiftPoint(String(Number(shiftPoint(typed, -2))), 2)).toBe(typed);
    }
  });
});

it("counts the decimals that say something", () => {
  expect([decimalsOf("12"), decimalsOf("12.50"), decimalsOf("12.505")]).toEqual([0, 1, 3]);
});
