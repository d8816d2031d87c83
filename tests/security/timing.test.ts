import { expect, it } from "vitest";
import { Random } from "../contract/random.ts";
import { areAlike, compare } from "./timing.ts";

it("tells rows of one place from rows of two", () => {
  const random = new Random(7);
  const row = (base: number) => Array.from({ length: 200 }, () => base + random.next() * 4 + (random.chance(0.05) ? 60 : 0));
  const alike = Array.from({ length: 50 }, () => areAlike(compare({ known: row(20), unknown: row(20) }))).filter(Boolean).length;
  const apart = Array.from({ length: 50 }, () => areAlike(compare({ known: row(21), unknown: row(20) }))).filter(Boolean).length;
  expect(alike).toBeGreaterThanOrEqual(47);
  expect(apart).toBe(0);
  // By hand: 1, 2, 4 against 3, 5, 6 is U = 1; the normal approximation gives z = 3.5 / √5.25.
  expect(compare({ known: [1, 2, 4], unknown: [3, 5, 6] }).p).toBeCloseTo(0.1266, 3);
});
