import { describe, expect, it, test } from "vitest";
import { decimalsOf, readDecimal, shiftPoint, writeNumber } from "./decimal.ts";

describe("a typed number", () => {
  test.each([
    ["12.5", "12.5"],
    ["12,5", "12.5"],
    ["1 234,5", "1234.5"],
    ["1\u00a0234,50\u00a0€", "1234.50"],
    ["1\u202f234\u202f567,89", "1234567.89"],
    ["1.234,50", "1234.50"],
    ["1,234.50", "1234.50"],
    ["1.234.567", "1234567"],
    ["\u22123,20", "-3.20"],
    [",5", "0.5"],
    ["007", "7"],
    ["-0", "0"],
    ["12,", "12"],
    ["5,5 %", "5.5"],
  ])("%s is %s", (typed, plain) => expect(readDecimal(typed, "fr-FR")).toBe(plain));

  test.each(["", " ", "€", "-", ",", "douze", "1e3", "1,2,3", "1.23.456", "12-5", "1,5.000,2"])("%s is none", (typed) =>
    expect(readDecimal(typed, "fr-FR")).toBeNull(),
  );

  it("in English, a comma before three figures parts thousands", () => {
    expect(readDecimal("1,234", "en-GB")).toBe("1234");
    expect(readDecimal("1,234", "fr-FR")).toBe("1.234");
    expect(readDecimal("12,5", "en-GB")).toBe("12.5");
  });

  it("written by the language and read again is the same, in both languages", () => {
    for (const locale of ["fr-FR", "en-GB"])
      for (let cents = -250_000; cents <= 250_000_000; cents += 123_457)
        expect(Number(readDecimal(writeNumber(cents / 100, locale, 2, 2), locale))).toBe(cents / 100);
  });
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
