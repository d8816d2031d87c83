/** Below this many letters every word has too many neighbours to guess which was meant. */
const SHORTEST = 4;

/** Whether a word may be taken for a slip of the pen: long enough, and no number. */
export function canBeMisspelled(word: string): boolean {
  return word.length >= SHORTEST && !/\d/.test(word);
}

/** Whether one text becomes the other by one letter more, less or other, or by two neighbours that change places. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let ends = 0;
  while (ends < Math.min(one.length, other.length) - start && one.at(-1 - ends) === other.at(-1 - ends)) ends += 1;
  const [left, right] = [one.slice(start, one.length - ends), other.slice(start, other.length - ends)];
  return (
    Math.max(left.length, right.length) <= 1 || (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  );
}

/** Whether a word begins with a slip of what was typed so far. */
export function beginsOneSlipAway(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => isOneSlipAway(typed, word.slice(0, typed.length + more)));
}

/**
 * Where the words one slip away from a word are to be looked for: all begin with `head` or end with `tail`, for a slip leaves one half of a word as it
 * is, or are among `swapped`, since two letters that changed places may be the middle ones.
 */
export function neighbourhoodOf(word: string): { head: string; tail: string; swapped: string[] } {
  const middle = Math.floor(word.length / 2);
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + (word[index + 1] ?? "") + (word[index] ?? "") + word.slice(index + 2),
  );
  return { head: word.slice(0, middle), tail: word.slice(middle), swapped };
}
