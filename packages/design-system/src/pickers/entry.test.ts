import { describe, expect, test } from "vitest";
import { dayEntry, timeEntry } from "./entry.ts";
import { momentEntry, momentParts } from "./moment.ts";

const today = "2026-11-21";
const paris = "Europe/Paris";

describe("a text that is to be a day", () => {
  test.each([
    ["", "empty"],
    ["  ", "empty"],
    ["3", "incomplete"],
    ["30/", "incomplete"],
    ["30/11/", "valid"],
    ["30/11/202", "incomplete"],
    ["3011202", "incomplete"],
    ["2026-11-", "incomplete"],
    // Exists in some years, but not in this one.
    ["29/02", "incomplete"],
    ["31/11", "invalid"],
    ["31/11/2026", "invalid"],
    ["31112026", "invalid"],
    ["29/02/2027", "invalid"],
    ["29/02/27", "invalid"],
    ["31/11/202", "invalid"],
    ["demain", "invalid"],
    ["30/11", "valid"],
    ["29/02/2028", "valid"],
  ])("« %s » is %s", (text, kind) => {
    expect(dayEntry(text, today).kind).toBe(kind);
  });

  test("takes the year that runs", () => {
    expect(dayEntry("30/11", today)).toEqual({ kind: "valid", value: "2026-11-30" });
  });
});

test.each([
  ["", "empty"],
  ["14:3", "incomplete"],
  ["14 h 3", "incomplete"],
  ["25:0", "invalid"],
  ["25:00", "invalid"],
  ["14:75", "invalid"],
  ["midi", "invalid"],
  ["9", "valid"],
  ["14h30", "valid"],
])("« %s » as a time is %s", (text, kind) => {
  expect(timeEntry(text).kind).toBe(kind);
});

describe("a date and a time", () => {
  const of = (day: string | null, time: string | null, isSecond: boolean | null = null, isTimeOptional = false) =>
    momentEntry({ day, time, isSecond }, paris, isTimeOptional);

  test("are empty, incomplete or a moment", () => {
    expect(of(null, null)).toEqual({ kind: "empty" });
    expect(of(null, "14:30")).toEqual({ kind: "incomplete", missing: "day" });
    expect(of("2026-11-21", null)).toEqual({ kind: "incomplete", missing: "time" });
    expect(of("2026-11-21", "14:30")).toEqual({ kind: "valid", value: "2026-11-21T13:30:00.000Z" });
  });

  test("may be a day alone where the time is optional, but no time alone", () => {
    expect(of("2026-11-21", null, null, true)).toEqual({ kind: "valid", value: "2026-11-21" });
    expect(of(null, "14:30", null, true)).toEqual({ kind: "incomplete", missing: "day" });
  });

  test("are no moment in the hour that the clocks skip", () => {
    expect(of("2027-03-28", "02:30")).toEqual({ kind: "invalid", skipped: { kind: "never", from: "02:00", to: "03:00" } });
  });

  test("wait for a choice in the hour that the clocks show twice", () => {
    expect(of("2026-10-25", "02:30")).toEqual({ kind: "incomplete", missing: "reading" });
    expect(of("2026-10-25", "02:30", false)).toEqual({ kind: "valid", value: "2026-10-25T00:30:00.000Z" });
    expect(of("2026-10-25", "02:30", true)).toEqual({ kind: "valid", value: "2026-10-25T01:30:00.000Z" });
  });

  test("are read back from what they make", () => {
    for (const value of ["2026-11-21", "2026-11-21T13:30:00.000Z", "2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z", null]) {
      const entry = momentEntry(momentParts(value, paris), paris, true);
      expect(entry).toEqual(value === null ? { kind: "empty" } : { kind: "valid", value });
    }
  });
});
