import { parisDay, parisHour, shiftDay } from "./dates.ts";

/** Types of automatic catalogue lists (specification, section 4). */
export const catalogListTypes = ["News", "ToRelease", "BestSellers"] as const;
/** One of `catalogListTypes`. */
export type CatalogListType = (typeof catalogListTypes)[number];

/** Maximum titles of a catalogue list. */
export const MOST_LISTED = 200;

/** Schedule of a catalogue list. */
export interface ListClock {
  /** Until then the list stays as edited by staff; null: it is rebuilt daily (specification, section 9). */
  nextUpdateAt: Date | null;
  /** Time of the last rebuild, or of creation if it was never rebuilt. */
  since: Date;
}

/** Returns the next time at which the daily lists are built: at this hour in Paris, strictly after `now`. */
export function nextListRun(now: Date, hour: number): Date {
  const today = parisHour(parisDay(now), hour);
  return today > now ? today : parisHour(shiftDay(parisDay(now), 1), hour);
}

/** Returns the last time at which the daily lists were due, `now` included. */
function lastListRun(now: Date, hour: number): Date {
  const today = parisHour(parisDay(now), hour);
  return today <= now ? today : parisHour(shiftDay(parisDay(now), -1), hour);
}

/** Whether a list is due to be rebuilt: its day has come, or a run was missed. */
export function isListDue({ nextUpdateAt, since }: ListClock, now: Date, hour: number): boolean {
  return nextUpdateAt === null ? lastListRun(now, hour) > since : nextUpdateAt <= now;
}

/** Returns the next time a list is rebuilt. */
export function listRunAt({ nextUpdateAt, since }: ListClock, now: Date, hour: number): Date {
  if (nextUpdateAt !== null) return nextUpdateAt;
  return isListDue({ nextUpdateAt, since }, now, hour) ? lastListRun(now, hour) : nextListRun(now, hour);
}
