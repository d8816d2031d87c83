import { afterEach, describe, expect, test } from "vitest";
import { formatCount, formatDate, formatDateTime, formatMoney, formatRate } from "./format.ts";

describe("dates are Paris dates", () => {
  test("summer and winter", () => {
    expect(formatDateTime("2026-11-20T17:42:00Z")).toBe("20/11/2026 18:42");
    expect(formatDateTime("2026-07-14T22:30:00Z")).toBe("15/07/2026 00:30");
  });
  test("both nights when the hour changes", () => {
    expect(formatDateTime("2026-03-29T00:59:00Z")).toBe("29/03/2026 01:59");
    expect(formatDateTime("2026-03-29T01:00:00Z")).toBe("29/03/2026 03:00");
    expect(formatDateTime("2026-10-25T00:30:00Z")).toBe("25/10/2026 02:30");
    expect(formatDateTime("2026-10-25T01:30:00Z")).toBe("25/10/2026 02:30");
  });
  test("a bare date is not moved", () => expect(formatDate("2026-12-03")).toBe("03/12/2026"));
});

afterEach(() => {
  document.documentElement.removeAttribute("lang");
});

test.each([
  ["fr", "12.50", "12,50\u00a0€"],
  ["fr", "1234.50", "1\u202f234,50\u00a0€"],
  ["fr", "1234567.89", "1\u202f234\u202f567,89\u00a0€"],
  ["fr", "-8.90", "−8,90\u00a0€"],
  ["en", "12.50", "€12.50"],
  ["en", "1609.96", "€1,609.96"],
  ["en", "1234567.89", "€1,234,567.89"],
  ["en", "-8.90", "−€8.90"],
])("in %s, %s euros", (language, value, shown) => {
  document.documentElement.lang = language;
  expect(formatMoney(value)).toBe(shown);
});

test("rates and counts", () => {
  expect(formatRate(0.055)).toBe("5,5\u00a0%");
  expect(formatRate(0.2)).toBe("20\u00a0%");
  expect(formatCount(1234567)).toBe("1\u202f234\u202f567");
  document.documentElement.lang = "en";
  expect(formatRate(0.055)).toBe("5.5%");
  expect(formatCount(1234567)).toBe("1,234,567");
});
