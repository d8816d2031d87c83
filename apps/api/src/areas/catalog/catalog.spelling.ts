/** Words with fewer letters have too many neighbours to guess the intended one. */
const SHORTEST = 4;

/** Whether a word is long enough to be corrected, and not a number. */
export function canBeMisspelled(word: string): boolean {
  return word.length >= SHORTEST && !/\d/.test(word);
}

/** Whether two texts differ by one insertion, deletion, substitution or transposition. */
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

/** Whether a word begins with the typed prefix, up to one edit. */
export function beginsOneSlipAway(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => isOneSlipAway(typed, word.slice(0, typed.length + more)));
}

/** Returns where the words one edit away can be: they begin with `head`, end with `tail`, or are in `swapped` (a transposition in the middle). */
export function neighbourhoodOf(word: string): { head: string; tail: string; swapped: string[] } {
  const middle = Math.floor(word.length / 2);
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, index) => word.slice(0, index) + (word[index + 1] ?? "") + (word[index] ?? "") + word.slice(index + 2),
  );
  return { head: word.slice(0, middle), tail: word.slice(middle), swapped };
}
