import { expect, test } from "vitest";
import { formatLongDate } from "./longDate.ts";

test("the day in words", () => {
  expect(formatLongDate(new Date("2026-11-21T07:42:00Z"), "fr")).toBe("Samedi 21 novembre 2026, 08:42");
  expect(formatLongDate(new Date("2026-11-01T07:42:00Z"), "fr")).toBe("Dimanche 1er novembre 2026, 08:42");
  expect(formatLongDate(new Date("2026-11-11T07:42:00Z"), "fr")).toBe("Mercredi 11 novembre 2026, 08:42");
  expect(formatLongDate(new Date("2026-11-01T07:42:00Z"), "en")).toMatch(/^Sunday,? 1 November 2026, 08:42$/);
  expect(formatLongDate(new Date("2026-11-21T07:42:00Z"), "en")).toMatch(/^Saturday,? 21 November 2026, 08:42$/);
});
