import { expect, test } from "vitest";
import { codeOf } from "./palette.codes.ts";

test.each([
  ["9782070360024", { kind: "ean", ean: "9782070360024", isWhole: true }],
  ["]E09782070360024", { kind: "ean", ean: "9782070360024", isWhole: true }],
  ["ISBN 978-2-07-036002-4", { kind: "ean", ean: "9782070360024", isWhole: true }],
  ["９７８２０７０３６００２４", { kind: "ean", ean: "9782070360024", isWhole: true }],
  ["2-07-036002-4", { kind: "ean", ean: "9782070360024", isWhole: false }],
  ["]E09782070360025", { kind: "brokenEan", ean: "9782070360025", expected: "4" }],
  ["24118", { kind: "orderNumber", number: "24118" }],
  ["perec", null],
] as const)("%s in the palette", (typed, code) => expect(codeOf(typed)).toEqual(code));
