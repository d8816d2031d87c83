import { fold } from "../fields/fold.ts";

/** Sort key of a row: numbers by size, text ignoring accents and case; empty values come last in both directions. */
export type SortValue = string | number | null | undefined;

/** Sort keys in a form that compares fast: a number first, text only when two numbers are equal. */
export interface SortKeys {
  numbers: Float64Array;
  words: string[] | null;
}

const ASCII = /^[ -~]*$/;
/** Larger than the number of any three letters, so that empty cells come last. */
const NOTHING = Number.POSITIVE_INFINITY;

/** Works out every row's key; yields now and then, so that the caller can let the page breathe. */
export function* keysOf<Row>(rows: readonly Row[], pick: (row: Row) => SortValue): Generator<undefined, SortKeys> {
  const numbers = new Float64Array(rows.length);
  let words: string[] | null = null;
  for (const [index, row] of rows.entries()) {
    if (index % 1024 === 1023) yield;
    const value = pick(row);
    if (typeof value === "string") {
      const word = ASCII.test(value) ? value.toLowerCase() : fold(value);
      words ??= new Array<string>(rows.length).fill("");
      words[index] = word;
      numbers[index] = word === "" ? NOTHING : beginning(word);
    } else numbers[index] = value ?? NOTHING;
  }
  return { numbers, words };
}

/** Returns the first three letters as a number that sorts in the same order. */
function beginning(word: string): number {
  const letter = (at: number) => (at < word.length ? word.charCodeAt(at) : 0);
  return letter(0) * 0x1_0000_0000 + letter(1) * 0x1_0000 + letter(2);
}

/** Returns the row indices in ascending order; stable. A bottom-up merge sort that yields periodically. */
export function* orderOf({ numbers, words }: SortKeys): Generator<undefined, Uint32Array> {
  const count = numbers.length;
  let from = Uint32Array.from({ length: count }, (_, index) => index);
  let to = new Uint32Array(count);
  let work = 0;
  for (let width = 1; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const middle = Math.min(start + width, count);
      const end = Math.min(start + 2 * width, count);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at++) {
        // A long run yields inside, short ones after a few thousand rows together.
        if (++work % 8192 === 0) yield;
        const isLeft = right >= end || (left < middle && !isAfter(from[left] as number, from[right] as number));
        to[at] = from[isLeft ? left++ : right++] as number;
      }
    }
    [from, to] = [to, from];
  }
  return from;

  function isAfter(a: number, b: number): boolean {
    const difference = (numbers[a] as number) - (numbers[b] as number);
    if (difference !== 0 && !Number.isNaN(difference)) return difference > 0;
    return words !== null && (words[a] as string) > (words[b] as string);
  }
}

/** Returns the reverse order; rows without a value stay last and equal rows keep their order. */
export function descending(order: Uint32Array, { numbers, words }: SortKeys): Uint32Array {
  const result = new Uint32Array(order.length);
  let filled = order.length;
  while (filled > 0 && numbers[order[filled - 1] as number] === NOTHING) filled -= 1;
  result.set(order.subarray(filled), filled);
  const isSame = (a: number, b: number) => numbers[a] === numbers[b] && words?.[a] === words?.[b];
  let at = 0;
  for (let end = filled; end > 0; ) {
    let start = end - 1;
    while (start > 0 && isSame(order[start - 1] as number, order[end - 1] as number)) start -= 1;
    result.set(order.subarray(start, end), at);
    at += end - start;
    end = start;
  }
  return result;
}
