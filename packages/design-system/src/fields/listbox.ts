import { fold } from "./fold.ts";
import type { Option } from "./Select.tsx";

/**
 * The line that typed letters lead to, accents and case ignored; the active one when there is none.
 * One letter, or the same letter again and again, goes from each line that starts with it to the next; several look from the active line on.
 */
export function findByLetters(options: readonly Option[], letters: string, active: number): number {
  const wanted = fold(letters);
  const find = (start: string, from: number) => {
    for (let step = 0; step < options.length; step++) {
      const at = (from + step) % options.length;
      const option = options[at];
      if (option && !option.isDisabled && fold(option.label).startsWith(start)) return at;
    }
    return -1;
  };
  const first = wanted.charAt(0);
  const whole = wanted.length > 1 ? find(wanted, Math.max(active, 0)) : -1;
  if (whole >= 0) return whole;
  const next = wanted === first.repeat(wanted.length) ? find(first, active + 1) : -1;
  return next >= 0 ? next : active;
}

/** Brings a line into sight with as little movement as possible: in its list, and with the list on a page that zoom has made short. */
export function showLine(line: HTMLElement): void {
  line.scrollIntoView({ block: "nearest" });
}
