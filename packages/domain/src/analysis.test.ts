import { describe, expect, it } from "vitest";
import { type AnalysisTerms, analysisFaults, analysisParts, dayStart, localDay } from "./analysis.ts";
import { shiftDay } from "./dates.ts";

const now = new Date("2026-11-21T07:42:00.000Z");
const terms = (over: Partial<AnalysisTerms> = {}): AnalysisTerms => ({
  ...{ from: "2026-11-01", to: "2026-11-21", grain: "day", timeZone: "Europe/Paris" },
  ...over,
});

describe("a time that cannot be analysed", () => {
  it.each<[string, Partial<AnalysisTerms>]>([
    ["timeZone NoTimeZone", { timeZone: "Europe/Nowhere" }],
    ["from NoDay", { from: "2026-02-30" }],
    ["to NoDay", { to: "21/11/2026" }],
    ["to EndsBeforeStart", { to: "2026-10-31" }],
    ["to TooLong", { from: "2025-11-20" }],
    ["to TooLong", { from: "2023-11-20", grain: "week" }],
    ["from NotBegun", { from: "2026-11-22", to: "2026-11-30" }],
  ])("is told by its property and reason: %s", (fault, over) => {
    expect(analysisFaults(terms(over), now).map(({ field, reason }) => `${field} ${reason}`)).toEqual([fault]);
  });

  it("is not told of what can be", () => {
    expect(analysisFaults(terms({ from: "2025-11-21" }), now)).toEqual([]);
    expect(analysisFaults(terms({ to: "2026-12-31" }), now)).toEqual([]);
    expect(analysisFaults(terms({ from: "2017-01-01", grain: "month" }), now)).toEqual([]);
  });
});

describe("the parts of a time", () => {
  it("end now, and those before at the same hour", () => {
    const { parts, before, previous } = analysisParts(terms(), now);
    expect(previous).toEqual({ from: "2026-10-11", to: "2026-10-31" });
    expect([parts.length, before.length]).toEqual([21, 21]);
    expect(parts.at(-1)).toEqual({ start: "2026-11-21", from: new Date("2026-11-20T23:00:00Z"), to: now, isComplete: false });
    expect(before.at(-1)).toEqual({
      ...{ start: "2026-10-31", from: new Date("2026-10-30T23:00:00Z"), to: new Date("2026-10-31T07:42:00Z"), isComplete: false },
    });
    expect(parts.slice(0, -1).every(({ isComplete }) => isComplete)).toBe(true);
  });

  it("leave out what is to come", () => {
    expect(analysisParts(terms({ to: "2026-11-30" }), now).parts.map(({ start }) => start)).toEqual(
      analysisParts(terms(), now).parts.map(({ start }) => start),
    );
  });

  it("are cut off where the period begins or ends within a week", () => {
    const { parts, before, previous } = analysisParts(terms({ from: "2026-11-04", to: "2026-11-17", grain: "week" }), now);
    expect(parts.map(({ start, isComplete }) => [start, isComplete])).toEqual([
      ["2026-11-02", false],
      ["2026-11-09", true],
      ["2026-11-16", false],
    ]);
    expect(parts[0]?.from).toEqual(new Date("2026-11-03T23:00:00Z"));
    expect(parts[2]?.to).toEqual(new Date("2026-11-17T23:00:00Z"));
    expect(previous).toEqual({ from: "2026-10-14", to: "2026-10-27" });
    expect(before.map(({ start }) => start)).toEqual(["2026-10-12", "2026-10-19", "2026-10-26"]);
  });

  it("of whole months have whole months before them, short ones too", () => {
    const { previous, before } = analysisParts(terms({ from: "2026-02-01", to: "2026-02-28", grain: "month" }), now);
    expect(previous).toEqual({ from: "2026-01-01", to: "2026-01-31" });
    expect(before).toEqual([
      { start: "2026-01-01", from: new Date("2025-12-31T23:00:00Z"), to: new Date("2026-01-31T23:00:00Z"), isComplete: true },
    ]);
  });

  it("never overlap those before, and follow one another without a gap, whatever the zone and the grain", () => {
    for (const timeZone of ["Europe/Paris", "America/Sao_Paulo", "Africa/Cairo", "Asia/Kathmandu", "Pacific/Apia", "UTC"])
      for (const grain of ["day", "week", "month"] as const)
        for (const from of ["2026-03-05", "2026-10-20", "2025-12-31"]) {
          const { parts, before } = analysisParts({ timeZone, grain, from, to: shiftDay(from, 47) }, now);
          const all = [...before, ...parts];
          for (const [index, part] of all.entries()) {
            const previous = all[index - 1];
            expect(part.to.getTime(), `${timeZone} ${grain} ${from}`).toBeGreaterThan(part.from.getTime());
            if (previous) expect(previous.to.getTime()).toBeLessThanOrEqual(part.from.getTime());
            if (previous && index > 0 && index !== before.length) expect(previous.to).toEqual(part.from);
          }
        }
  });
});

describe("a day in a time zone", () => {
  it("has 23 and 25 hours where the clocks change, and begins later where they skip midnight", () => {
    const hours = (timeZone: string, day: string) =>
      (dayStart(timeZone, shiftDay(day, 1)).getTime() - dayStart(timeZone, day).getTime()) / 3_600_000;
    expect([hours("Europe/Paris", "2026-03-29"), hours("Europe/Paris", "2026-10-25"), hours("Europe/Paris", "2026-11-01")]).toEqual([
      23, 25, 24,
    ]);
    expect(dayStart("America/Sao_Paulo", "2018-11-04")).toEqual(new Date("2018-11-04T03:00:00Z"));
    expect(localDay("Pacific/Auckland", now)).toBe("2026-11-21");
    expect(localDay("America/Los_Angeles", now)).toBe("2026-11-20");
  });
});
