import { describe, expect, test } from "vitest";
import { addDays, fromDate, longDay, monthOf, readDay, readWholeDay, toDate, turnDay, writeDay } from "./day.ts";

const today = "2026-11-21";

test.each([
  ["21/11/2026", "2026-11-21"],
  ["1/2/2026", "2026-02-01"],
  [" 21.11.26 ", "2026-11-21"],
  ["21-11-2026", "2026-11-21"],
  ["21112026", "2026-11-21"],
  ["2026-11-21", "2026-11-21"],
  ["2026-11-21T10:00:00Z", "2026-11-21"],
  ["29/02/2028", "2028-02-29"],
])("reads %s", (text, day) => expect(readDay(text)).toBe(day));

test.each(["", "demain", "31/02/2026", "29/02/2026", "0/1/2026", "12/13/2026", "21/11"])("refuses « %s »", (text) => {
  expect(readDay(text)).toBeNull();
});

test.each([
  ["21.11", "2026-11-21"],
  ["1/2", "2026-02-01"],
  ["2111", "2026-11-21"],
])("reads %s with today's year", (text, day) => expect(readDay(text, today)).toBe(day));

test.each(["21/11", "211120", "21/11/20", "2111", "21/11/202"])("waits for more after « %s »", (text) => {
  expect(readWholeDay(text)).toBeNull();
});

test.each(["21/11/2026", "21112026", "2026-11-21"])("counts « %s » at once", (text) => expect(readWholeDay(text)).toBe("2026-11-21"));

describe("↑ and ↓ on the part under the caret", () => {
  test.each([
    ["21/11/2026", 0, 1, "2026-11-22", 0, 2],
    ["21/11/2026", 2, -1, "2026-11-20", 0, 2],
    ["30/11/2026", 1, 1, "2026-11-01", 0, 2],
    ["01/11/2026", 1, -1, "2026-11-30", 0, 2],
    ["21/11/2026", 3, 1, "2026-12-21", 3, 5],
    ["21/12/2026", 5, 1, "2026-01-21", 3, 5],
    ["31/01/2026", 4, 1, "2026-02-28", 3, 5],
    ["29/02/2028", 10, 1, "2029-02-28", 6, 10],
    ["21112026", 3, 1, "2026-12-21", 3, 5],
    ["21112026", 8, -1, "2025-11-21", 6, 10],
    ["2026-11-21", 10, 1, "2026-11-22", 0, 2],
    ["31/02/2026", 1, -1, "2026-02-27", 0, 2],
    ["", 0, 1, today, 0, 2],
  ] as const)("%s at %i, %i", (text, caret, step, value, start, end) => {
    expect(turnDay(text, caret, step, today)).toEqual({ value, start, end });
  });

  test.each(["demain", "21/", "0/0/2026"])("leave « %s » alone", (text) => expect(turnDay(text, 0, 1, today)).toBeNull());
});

test("writes a day as people do and finds it again", () => {
  expect(writeDay("2026-11-21")).toBe("21/11/2026");
  expect(writeDay(null)).toBe("");
  expect(fromDate(toDate("2026-03-29"))).toBe("2026-03-29");
});

test("counts days over the ends of months and years, and over both nights when the clocks change", () => {
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-03-30", -6)).toBe("2026-03-24");
  expect(addDays("2026-10-27", -6)).toBe("2026-10-21");
});

test("knows a month's ends", () => {
  expect(monthOf("2026-11-21")).toEqual(["2026-11-01", "2026-11-30"]);
  expect(monthOf("2028-02-01")).toEqual(["2028-02-01", "2028-02-29"]);
});

test.each([
  ["2026-11-01", "fr-FR", /^dimanche 1er novembre 2026$/],
  ["2026-11-11", "fr", /^mercredi 11 novembre 2026$/],
  ["2026-11-21", "fr", /^samedi 21 novembre 2026$/],
  ["2026-11-01", "en-GB", /^Sunday,? 1 November 2026$/],
])("%s in words, %s", (day, locale, text) => expect(longDay(toDate(day), locale)).toMatch(text));
