import { describe, expect, it } from "vitest";
import { edgeMoment, parisMoment, parisTime } from "./dates.ts";
import { type PopupFacts, popupOverlap, popupState } from "./popup.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const shown = (startTime: string | null, endTime: string | null, isActive = true): PopupFacts => ({ isActive, startTime, endTime });

describe("where a window stands", () => {
  it.each([
    ["draft", shown(null, null, false)],
    ["draft", shown("2026-12-01T00:00:00Z", null, false)],
    ["active", shown(null, null)],
    ["scheduled", shown("2026-11-21T09:00:01Z", null)],
    ["active", shown("2026-11-21T09:00:00Z", null)],
    ["active", shown(null, "2026-11-21T09:00:01Z")],
    ["over", shown(null, "2026-11-21T09:00:00Z")],
    // The same moment, written for another place.
    ["over", shown(null, "2026-11-21T10:00:00+01:00")],
  ])("is %s", (state, facts) => {
    expect(popupState(facts, now)).toBe(state);
  });
});

describe("a day without a time", () => {
  it("begins at midnight in Paris and counts until its last second there, in winter and in summer", () => {
    expect(edgeMoment("2026-12-20", "start").toISOString()).toBe("2026-12-19T23:00:00.000Z");
    expect(edgeMoment("2026-12-20", "end").toISOString()).toBe("2026-12-20T22:59:59.000Z");
    expect(edgeMoment("2026-07-14", "end").toISOString()).toBe("2026-07-14T21:59:59.000Z");
  });
  it("is as it is said when a time stands with it", () => {
    expect(edgeMoment("2026-12-20T08:00:00+01:00", "end").toISOString()).toBe("2026-12-20T07:00:00.000Z");
  });
});

describe("a time of day in Paris", () => {
  it.each([
    ["2026-12-07", "08:00", "2026-12-07T07:00:00.000Z", "08:00:00"],
    ["2026-07-14", "23:59", "2026-07-14T21:59:00.000Z", "23:59:00"],
    // The hour that the clocks skip.
    ["2026-03-29", "02:30", "2026-03-29T01:30:00.000Z", "03:30:00"],
  ])("%s %s", (day, time, instant, read) => {
    expect(parisMoment(day, time).toISOString()).toBe(instant);
    expect(parisTime(parisMoment(day, time))).toBe(read);
  });
});

describe("two windows at the same time", () => {
  const december = shown("2026-12-07T07:00:00.000Z", "2026-12-20T22:59:59.000Z");
  it("are shown both from the later start until the earlier end", () => {
    expect(popupOverlap(december, shown("2026-12-14T07:00:00.000Z", "2026-12-31T22:59:59.000Z"), now)).toEqual({
      startTime: "2026-12-14T07:00:00.000Z",
      endTime: "2026-12-20T22:59:59.000Z",
    });
    expect(popupOverlap(shown(null, null), december, now)).toEqual({ startTime: december.startTime, endTime: december.endTime });
    expect(popupOverlap(shown(null, null), shown("2026-12-14T07:00:00.000Z", null), now)).toEqual({
      startTime: "2026-12-14T07:00:00.000Z",
      endTime: null,
    });
  });
  it.each([
    ["one ends when the other begins", shown("2026-12-20T22:59:59.000Z", null)],
    ["one is switched off", shown(null, null, false)],
    ["what they shared is past", shown(null, "2026-11-20T00:00:00Z")],
  ])("are not when %s", (_, other) => {
    expect(popupOverlap(december, other, now)).toBeNull();
    expect(popupOverlap(other, december, now)).toBeNull();
  });
  it("are not told of what is past, whichever began first", () => {
    expect(popupOverlap(shown("2026-11-01T00:00:00Z", "2026-11-10T00:00:00Z"), shown("2026-11-05T00:00:00Z", null), now)).toBeNull();
  });
});
