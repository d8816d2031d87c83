import { expect, test } from "vitest";
import { descending, keysOf, orderOf, type SortValue } from "./sortRows.ts";

function finish<Result>(work: Generator<undefined, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

function sorted(values: readonly SortValue[], isDescending = false): SortValue[] {
  const keys = finish(keysOf(values, (value) => value));
  const order = finish(orderOf(keys));
  return Array.from(isDescending ? descending(order, keys) : order, (place) => values[place]);
}

test("words are sorted without accents, ligatures and case", () => {
  expect(sorted(["Zola", "Éluard", "eco", "Œdipe", "odyssée", "Duras"])).toEqual(["Duras", "eco", "Éluard", "odyssée", "Œdipe", "Zola"]);
});

test("words with the same three first letters are told apart by the rest", () => {
  expect(sorted(["Camus", "Caméra", "Cam", "camion"])).toEqual(["Cam", "Caméra", "camion", "Camus"]);
});

test("figures are sorted by size, and what has no value comes last either way", () => {
  expect(sorted([10, null, 9, undefined, -1])).toEqual([-1, 9, 10, null, undefined]);
  expect(sorted([10, null, 9, undefined, -1], true)).toEqual([10, 9, -1, null, undefined]);
});

test("equal rows stay as they stood, either way", () => {
  const rows = Array.from({ length: 5000 }, (_, index) => ({ group: index % 3, index }));
  const keys = finish(keysOf(rows, (row) => row.group));
  const order = finish(orderOf(keys));
  for (const places of [order, descending(order, keys)]) {
    const found = Array.from(places, (place) => rows[place] as (typeof rows)[number]);
    expect(found).toHaveLength(5000);
    expect(found.every((row, at) => at === 0 || found[at - 1]?.group !== row.group || (found[at - 1]?.index ?? 0) < row.index)).toBe(true);
  }
  expect(rows[descending(order, keys)[0] ?? 0]?.group).toBe(2);
});
