import { describe, expect, it, test } from "vitest";
import { readDecimal } from "./money.ts";

describe("a typed number", () => {
  test.each([
    ["12.5", "12.5"],
    ["12,5", "12.5"],
    ["1 234,5", "1234.5"],
    ["1\u00a0234,50\u00a0€", "1234.50"],
    ["1\u202f234\u202f567,89", "1234567.89"],
    ["1.234,50", "1234.50"],
    ["1,234.50", "1234.50"],
    ["1\u2009234 567", "1234567"],
    ["€ 12,50", "12.50"],
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

  test.each(["1 2", "1\u00a02", "1\u202f2", "1 234 5", "1 23,50", "1234 567", "12,5 0", "1 234.567,89", "12\t500", "12€50", "- 1"])(
    "%j is none: blanks part groups of three figures only",
    (typed) => expect(readDecimal(typed, "fr-FR")).toBeNull(),
  );
});
