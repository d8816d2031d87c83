import { parisDay, parisHour, shiftDay } from "./dates.ts";

/** What a list of the catalogue shows when it makes itself (specification, section 4). */
export const catalogListTypes = ["News", "ToRelease", "BestSellers"] as const;
/** One of `catalogListTypes`. */
export type CatalogListType = (typeof catalogListTypes)[number];

/** As many titles as a list may hold. */
export const MOST_LISTED = 200;

/** What decides when a list is made anew. */
export interface ListClock {
  /** Until then it stays as staff made it; null: it is made anew each day (specification, section 9). */
  nextUpdateAt: Date | null;
  /** When it was last made anew, or else made. */
  since: Date;
}

/** The next moment at which the day's lists are made: at this hour in Paris, strictly after `now`. */
export function nextListRun(now: Date, hour: number): Date {
  const today = parisHour(parisDay(now), hour);
  return today > now ? today : parisHour(shiftDay(parisDay(now), 1), hour);
}

/** The last moment at which the day's lists were to be made, `now` included. */
function lastListRun(now: Date, hour: number): Date {
  const today = parisHour(parisDay(now), hour);
  return today <= now ? today : parisHour(shiftDay(parisDay(now), -1), hour);
}

/** Whether a list is to be made anew: its day came, or a run was missed while nobody was there to make it. */
export function isListDue({ nextUpdateAt, since }: ListClock, now: Date, hour: number): boolean {
  return nextUpdateAt === null ? lastListRun(now, hour) > since : nextUpdateAt <= now;
}

/** When a list is made anew next, as far as is known now. */
export function listRunAt({ nextUpdateAt, since }: ListClock, now: Date, hour: number): Date {
  if (nextUpdateAt !== null) return nextUpdateAt;
  return isListDue({ nextUpdateAt, since }, now, hour) ? lastListRun(now, hour) : nextListRun(now, hour);
}
