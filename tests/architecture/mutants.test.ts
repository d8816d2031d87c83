import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faults } from "../../bench/mutants/faults.mjs";

const root = join(import.meta.dirname, "../..");

test("each seeded fault has a unique id", () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
});

test.each(faults)("the text that $id changes is exactly once in its file", ({ file, find, replace }) => {
  const path = join(root, file);
  expect(existsSync(path), `${file} is there`).toBe(true);
  expect(readFileSync(path, "utf8").split(find).length - 1, `occurrences of ${find} in ${file}`).toBe(1);
  expect(replace).not.toBe(find);
});
