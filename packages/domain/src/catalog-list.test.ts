import { describe, expect, test } from "vitest";
import { isListDue, listRunAt, nextListRun } from "./catalog-list.ts";

const at = (text: string) => new Date(text);
const HOUR = 5;

describe("the daily run of the lists", () => {
  test.each([
    ["before the hour", "2026-11-21T03:59:59Z", "2026-11-21T04:00:00Z"],
    ["at the hour it is tomorrow’s", "2026-11-21T04:00:00Z", "2026-11-22T04:00:00Z"],
    ["in summer", "2026-07-01T02:59:00Z", "2026-07-01T03:00:00Z"],
    ["the night the clocks go forward", "2026-03-28T20:00:00Z", "2026-03-29T03:00:00Z"],
    ["the night they go back", "2026-10-24T20:00:00Z", "2026-10-25T04:00:00Z"],
  ])("is at five in Paris: %s", (_, now, next) => {
    expect(nextListRun(at(now), HOUR)).toEqual(at(next));
  });

  test("is due once a day, and once for all the days that were missed", () => {
    const made = { nextUpdateAt: null, since: at("2026-11-20T10:00:00Z") };
    expect(isListDue(made, at("2026-11-21T03:59:00Z"), HOUR)).toBe(false);
    expect(isListDue(made, at("2026-11-21T04:00:00Z"), HOUR)).toBe(true);
    expect(isListDue(made, at("2026-11-25T12:00:00Z"), HOUR)).toBe(true);
    expect(isListDue({ ...made, since: at("2026-11-25T12:00:00Z") }, at("2026-11-25T23:00:00Z"), HOUR)).toBe(false);
  });

  test("waits for the moment that staff set, however many days that is", () => {
    const kept = { nextUpdateAt: at("2026-12-01T08:00:00Z"), since: at("2026-11-20T10:00:00Z") };
    expect(isListDue(kept, at("2026-12-01T07:59:59Z"), HOUR)).toBe(false);
    expect(isListDue(kept, at("2026-12-01T08:00:00Z"), HOUR)).toBe(true);
    expect(listRunAt(kept, at("2026-11-21T12:00:00Z"), HOUR)).toEqual(at("2026-12-01T08:00:00Z"));
  });

  test("says when it comes next", () => {
    const made = { nextUpdateAt: null, since: at("2026-11-20T10:00:00Z") };
    expect(listRunAt(made, at("2026-11-20T11:00:00Z"), HOUR)).toEqual(at("2026-11-21T04:00:00Z"));
    expect(listRunAt(made, at("2026-11-22T11:00:00Z"), HOUR)).toEqual(at("2026-11-22T04:00:00Z"));
  });
});
