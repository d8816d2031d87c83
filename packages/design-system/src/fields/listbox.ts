import { fold } from "./fold.ts";
import type { Option } from "./option.ts";

/**
 * Returns the index of the option that typed letters select (APG listbox type-ahead), ignoring accents and case; the active one without a match. One
 * letter, or the same letter repeated, cycles through the options that start with it; several letters search from the active option on.
 */
export function findByLetters(options: readonly Option[], letters: string, active: number): number {
  const wanted = fold(letters);
  const labels = options.map(({ label, isDisabled }) => (isDisabled ? "" : fold(label)));
  const find = (start: string, from: number) => {
    const next = labels.findIndex((label, index) => index >= from && label.startsWith(start));
    return next < 0 ? labels.findIndex((label) => label.startsWith(start)) : next;
  };
  let found = find(wanted, wanted.length > 1 ? active : active + 1);
  if (found < 0 && /^(.)\1+$/.test(wanted)) found = find(wanted.charAt(0), active + 1);
  return found < 0 ? active : found;
}

/** Scrolls an option into view with minimal movement: in its list, and with the list on a page shortened by zoom. */
export function showLine(line: HTMLElement): void {
  line.scrollIntoView({ block: "nearest" });
}
