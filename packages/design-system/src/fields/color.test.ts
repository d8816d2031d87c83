import { expect, test } from "vitest";
import { contrast, readColor } from "./color.ts";

test.each([
  ["1d5b45", "#1D5B45"],
  [" #1D5B45 ", "#1D5B45"],
  ["#abc", "#AABBCC"],
  ["", null],
  ["vert", null],
  ["#12345", null],
])("%s is %s", (typed, color) => expect(readColor(typed)).toBe(color));

test("contrast is WCAG's", () => {
  expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
  expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 2);
  expect(contrast("#1D5B45", "#1D5B45")).toBe(1);
});
