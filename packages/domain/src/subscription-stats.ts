import { mondayOf, parisDay, shiftDay } from "./dates.ts";

/** Units of the subscription statistics. */
export const statsUnits = ["day", "week", "month"] as const;
/** One of `statsUnits`. */
export type StatsUnit = (typeof statsUnits)[number];

/** Units per period: a month of days, half a year of weeks, a year of months. */
const LENGTHS: Readonly<Record<StatsUnit, number>> = { day: 30, week: 26, month: 12 };

/** Subscribers gained and lost on a day, Europe/Paris. */
export interface DayFigures {
  /** `2026-11-21`. */
  day: string;
  arrivals: number;
  unsubscribed: number;
  removed: number;
  died: number;
}

/** Subscribers gained and lost in a day, week or month, and the total at its end. */
export interface PeriodFigures {
  /** Its first day. */
  start: string;
  arrivals: number;
  unsubscribed: number;
  removed: number;
  died: number;
  standing: number;
}

/** Returns the first day of the unit that contains a day. */
export function unitStart(unit: StatsUnit, day: string): string {
  if (unit === "day") return day;
  return unit === "week" ? mondayOf(day) : `${day.slice(0, 7)}-01`;
}

function before(unit: StatsUnit, start: string): string {
  return unitStart(unit, shiftDay(start, -1));
}

/** Returns the first days of the buckets in the current and the previous period, oldest first. */
export function statsStarts(unit: StatsUnit, now: Date): string[] {
  const starts = [unitStart(unit, parisDay(now))];
  while (starts.length < 2 * LENGTHS[unit]) starts.unshift(before(unit, starts[0] ?? ""));
  return starts;
}

/**
 * Returns the statistics of the current and the previous period, aggregated from days, starting from the total before the first day. Days
 * before `statsStarts` are left out.
 */
export function statsOf(
  unit: StatsUnit,
  now: Date,
  days: readonly DayFigures[],
  totalBefore: number,
): { points: PeriodFigures[]; previous: PeriodFigures[] } {
  const starts = statsStarts(unit, now);
  const byStart = new Map(starts.map((start) => [start, { start, arrivals: 0, unsubscribed: 0, removed: 0, died: 0, standing: 0 }]));
  for (const { day, arrivals, unsubscribed, removed, died } of days) {
    const point = byStart.get(unitStart(unit, day));
    if (!point) continue;
    point.arrivals += arrivals;
    point.unsubscribed += unsubscribed;
    point.removed += removed;
    point.died += died;
  }
  let runningTotal = totalBefore;
  const all = [...byStart.values()].map((point) => {
    runningTotal += point.arrivals - point.unsubscribed - point.removed - point.died;
    return { ...point, standing: runningTotal };
  });
  return { points: all.slice(LENGTHS[unit]), previous: all.slice(0, LENGTHS[unit]) };
}
