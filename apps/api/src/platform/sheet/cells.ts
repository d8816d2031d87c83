import type { LocaleCode } from "@reserve/client-variant";
import type { Sentence } from "../contract/refusals.ts";

/**
 * A cell by type. A text stays text whatever its characters: EANs and phone numbers are texts. A day is `2026-11-30`, a time is shown in Paris time,
 * a rate of 5.5 % is 0.055.
 */
export type SheetCell =
  | { text: string | null }
  | { cents: number | null }
  | { count: number | null }
  | { day: string | null }
  | { moment: Date | null }
  | { rate: number | null };

/** A column: its heading, and a function that returns its cell of a row. */
export type SheetColumn<Row> = readonly [heading: Sentence, cellOf: (row: Row, locale: LocaleCode) => SheetCell];

/** The rows of a file as typed cells, read in batches. */
export interface SheetContent {
  headings: readonly string[];
  batches: AsyncIterable<readonly (readonly SheetCell[])[]>;
}

const PARIS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** Returns the date and the time of a moment in Paris, to the minute: `["2026-11-30", "18:42"]`. */
export function parisMinute(moment: Date): readonly [day: string, time: string] {
  const part = Object.fromEntries(PARIS.formatToParts(moment).map(({ type, value }) => [type, value]));
  return [`${part.year}-${part.month}-${part.day}`, `${part.hour}:${part.minute}`];
}
