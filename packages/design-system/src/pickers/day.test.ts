import { expect, test } from "vitest";
import { fromDate, readDay, toDate, writeDay } from "./day.ts";

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

test("writes a day as people do and finds it again", () => {
  expect(writeDay("2026-11-21")).toBe("21/11/2026");
  expect(writeDay(null)).toBe("");
  expect(fromDate(toDate("2026-03-29"))).toBe("2026-03-29");
});
