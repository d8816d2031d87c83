import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { whenOf } from "./when.ts";

const t = ((key: string, { time, count }: { time?: string; count?: number }) => `${key} ${time ?? count}`) as unknown as TFunction<"users">;

test("a moment is said as the day in Paris has it", () => {
  const when = whenOf(t, "2026-11-21");
  expect(when("2026-11-21T08:02:00Z")).toBe("when.today 09:02");
  expect(when("2026-11-20T23:30:00Z")).toBe("when.today 00:30");
  expect(when("2026-11-20T22:30:00Z")).toBe("when.yesterday 23:30");
  expect(when("2026-11-18T08:00:00Z")).toBe("when.daysAgo 3");
  expect(when("2026-11-14T08:00:00Z")).toBe("14/11/2026");
});

test("the night in which the clocks change is one day, and what is still to come is its date", () => {
  expect(whenOf(t, "2026-10-26")("2026-10-25T12:00:00Z")).toBe("when.yesterday 13:00");
  expect(whenOf(t, "2026-03-30")("2026-03-29T12:00:00Z")).toBe("when.yesterday 14:00");
  expect(whenOf(t, "2026-11-21")("2026-11-23T12:00:00Z")).toBe("23/11/2026");
});
