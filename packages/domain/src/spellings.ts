import { searchKey } from "./text.ts";

/** Maximum further spellings of an author or collection. */
export const MOST_SPELLINGS = 50;

/** Trims a name and collapses inner blanks. */
export function spaced(name: string): string {
  return name.trim().replace(/\s+/g, " ");
}

/** Returns the distinct additional spellings, without the name itself and empty ones; each exactly as written, because titles are matched by it. */
export function otherSpellings(name: string, others: readonly string[]): string[] {
  return [...new Set(others.map(spaced))].filter((other) => other !== name && searchKey(other) !== "");
}

/** Returns the distinct folded forms of all spellings, which no other record may have. */
export function spellingKeys({ name, otherNames }: { name: string; otherNames: readonly string[] }): string[] {
  return [...new Set([name, ...otherNames].map(searchKey))];
}

/** Returns the search text for completion: every folded spelling after a blank, because short words match at word starts only. */
export function spellingSearchText(names: { name: string; otherNames: readonly string[] }): string {
  return spellingKeys(names)
    .map((key) => ` ${key}`)
    .join("");
}

/** Returns the additional spellings of a record after merging others into it: theirs, and their names. */
export function mergedSpellings(
  stays: { name: string; otherNames: readonly string[] },
  others: readonly { name: string; otherNames: readonly string[] }[],
): string[] {
  return otherSpellings(stays.name, [...stays.otherNames, ...others.flatMap(({ name, otherNames }) => [name, ...otherNames])]);
}
