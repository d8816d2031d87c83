import { describe, expect, it } from "vitest";
import { beginsOneSlipAway, canBeMisspelled, isOneSlipAway, neighbourhoodOf } from "./catalog.spelling.ts";

const LETTERS = "abcdeé";

/** Every word one slip away from a word over a small alphabet. */
function slipsOf(word: string): Set<string> {
  const slips = new Set<string>();
  for (let index = 0; index <= word.length; index += 1) {
    const [before, after] = [word.slice(0, index), word.slice(index)];
    for (const letter of LETTERS) {
      slips.add(before + letter + after);
      if (after) slips.add(before + letter + after.slice(1));
    }
    if (after) slips.add(before + after.slice(1));
    if (after.length > 1) slips.add(before + after[1] + after[0] + after.slice(2));
  }
  return slips;
}

/** Every word of a small alphabet, up to four letters. */
const all = ["", ...LETTERS].flatMap((a) =>
  ["", ...LETTERS].flatMap((b) => ["", "a", "b", "c"].flatMap((c) => ["", "a", "b"].map((d) => a + b + c + d))),
);

describe("a slip of the pen", () => {
  it("is one letter more, less or other, or two that changed places, and nothing else", () => {
    const distinct = [...new Set(all)];
    for (const word of ["", "a", "ab", "abc", "abca", "aab", "bab"]) {
      const slips = slipsOf(word);
      for (const other of distinct) expect(isOneSlipAway(word, other), `${word} ${other}`).toBe(other === word || slips.has(other));
    }
  });

  it("may be in a word that is not yet typed to its end", () => {
    expect(beginsOneSlipAway("apoli", "apollinaire")).toBe(true);
    expect(beginsOneSlipAway("etrnag", "etrange")).toBe(true);
    expect(beginsOneSlipAway("camus", "perec")).toBe(false);
  });

  it("leaves a half of the word as it was, or swaps neighbours: so every slip is looked for", () => {
    for (const word of ["abcd", "abcde", "aabbcc", "cabdab"]) {
      const { head, tail, swapped } = neighbourhoodOf(word);
      for (const slip of slipsOf(word))
        expect(slip.startsWith(head) || slip.endsWith(tail) || swapped.includes(slip), `${word} ${slip}`).toBe(true);
    }
  });

  it("is not looked for in short words and numbers", () => {
    expect(["a", "duo", "1984", "tome12", "gide"].map(canBeMisspelled)).toEqual([false, false, false, false, true]);
  });
});
