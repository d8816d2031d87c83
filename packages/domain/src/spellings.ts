import { searchKey } from "./text.ts";

/** Maximum further spellings of an author or collection. */
export const MOST_SPELLINGS = 50;

/** Trims a name and collapses inner blanks. */
export function spaced(name: string): string {
  return name.trim().replace(/\s+/g, " ");
}

/** Further spellings once each, the name itself and empty ones left out; each counts as written, because titles are found by it. */
export function otherSpellings(name: string, others: readonly string[]): string[] {
  return [...new Set(others.map(spaced))].filter((other) => other !== name && searchKey(other) !== "");
}

/** The folded form of every spelling, once each: what no other sheet may have. */
export function spellingKeys({ name, otherNames }: { name: string; otherNames: readonly string[] }): string[] {
  return [...new Set([name, ...otherNames].map(searchKey))];
}

/** Returns the search text for completion: every folded spelling after a blank, because short words match at word starts only. */
export function spellingSearchText(names: { name: string; otherNames: readonly string[] }): string {
  return spellingKeys(names)
    .map((key) => ` ${key}`)
    .join("");
}

/** The further spellings of a sheet that takes others in: theirs, and their names. */
export function mergedSpellings(
  stays: { name: string; otherNames: readonly string[] },
  others: readonly { name: string; otherNames: readonly string[] }[],
): string[] {
  return otherSpellings(stays.name, [...stays.otherNames, ...others.flatMap(({ name, otherNames }) => [name, ...otherNames])]);
}
