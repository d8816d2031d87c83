import { expect, test } from "vitest";
import { findFolded, fold } from "./fold.ts";

test.each([
  ["Éluard", "eluard"],
  ["Œuvre complète", "oeuvre complete"],
  ["L’Étranger", "l'etranger"],
])("%s is found as %s", (text, folded) => expect(fold(text)).toBe(folded));

test("says where the letters stand in the text itself", () => {
  expect(findFolded("Hachette Distribution", "ha")).toEqual({ start: 0, length: 2 });
  expect(findFolded("Les Œuvres", "oeu")).toEqual({ start: 4, length: 2 });
  expect(findFolded("Paul Éluard", "elu")).toEqual({ start: 5, length: 3 });
  expect(findFolded("Sodis", "zzz")).toBeNull();
  expect(findFolded("Sodis", "  ")).toBeNull();
});
