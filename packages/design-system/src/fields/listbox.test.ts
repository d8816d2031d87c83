import { expect, test } from "vitest";
import { findByLetters } from "./listbox.ts";

const options = ["Français", "Étranger", "Épuisé", "En réimpression", "e-book", "Œuvre"].map((label, index) => ({
  value: label,
  label,
  isDisabled: index === 4,
}));

test.each([
  ["et", -1, "Étranger"],
  ["é", -1, "Étranger"],
  ["ÉPU", -1, "Épuisé"],
  ["en r", 1, "En réimpression"],
  ["oeu", 0, "Œuvre"],
  ["fra", 3, "Français"],
])("« %s » from line %i leads to %s", (letters, active, label) =>
  expect(options[findByLetters(options, letters, active)]?.label).toBe(label),
);

test("one letter again and again goes round, past what is off", () => {
  const visited = [0];
  for (const letters of ["e", "ee", "eee", "eeee"]) visited.push(findByLetters(options, letters, visited.at(-1) ?? 0));
  expect(visited).toEqual([0, 1, 2, 3, 1]);
});

test("letters that nothing starts with leave the active line", () => {
  expect(findByLetters(options, "zz", 2)).toBe(2);
  expect(findByLetters([], "a", -1)).toBe(-1);
});
