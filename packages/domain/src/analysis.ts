import { shiftDay } from "./dates.ts";
import { type StatsUnit, unitStart } from "./subscription-stats.ts";

/** Kinds of ranking of an analysis. */
export const analysisTopKinds = ["Title", "Category", "Publisher", "Search"] as const;
/** One of `analysisTopKinds`. */
export type AnalysisTopKind = (typeof analysisTopKinds)[number];

/** A range of days, both included. */
export interface DayPeriod {
  from: string;
  to: string;
}

/** The period and unit of an analysis. */
export interface AnalysisTerms extends DayPeriod {
  /** Unit of the figures. */
  grain: StatsUnit;
  /** Time zone of day boundaries: `Europe/Paris`. */
  timeZone: string;
}

/** Maximum length of an analysed period in days, by unit. */
export const MOST_ANALYSED_DAYS: Readonly<Record<StatsUnit, number>> = { day: 366, week: 1_096, month: 3_653 };

/** Reasons why a period cannot be analysed. */
export type AnalysisFaultReason = "NoDay" | "EndsBeforeStart" | "NotBegun" | "TooLong" | "NoTimeZone";

/** A validation error of an analysis: property and reason. */
export interface AnalysisFault {
  field: keyof AnalysisTerms;
  reason: AnalysisFaultReason;
}

/** Returns all errors of a period to analyse. */
export function analysisFaults({ from, to, grain, timeZone }: AnalysisTerms, now: Date): AnalysisFault[] {
  const faults: AnalysisFault[] = [];
  if (!isTimeZone(timeZone)) faults.push({ field: "timeZone", reason: "NoTimeZone" });
  for (const [field, day] of [["from", from] as const, ["to", to] as const]) if (!isDay(day)) faults.push({ field, reason: "NoDay" });
  if (faults.length > 0) return faults;
  if (to < from) return [{ field: "to", reason: "EndsBeforeStart" }];
  if (daysIn({ from, to }) > MOST_ANALYSED_DAYS[grain]) return [{ field: "to", reason: "TooLong" }];
  return from > localDay(timeZone, now) ? [{ field: "from", reason: "NotBegun" }] : [];
}

/** A day, week or month of an analysis, cut to the period and the present. */
export interface AnalysisPart {
  /** Its first day, even if the period begins later. */
  start: string;
  /** First instant included; `to` is the first one excluded. */
  from: Date;
  to: Date;
  /** False if the period cuts it, or it is still running. */
  isComplete: boolean;
}

/** A valid period, split into parts, with the previous period. */
export interface AnalysisParts {
  grain: StatsUnit;
  timeZone: string;
  period: DayPeriod;
  previous: DayPeriod;
  /** Oldest first, up to now. */
  parts: AnalysisPart[];
  /**
   * The same number of parts, each shifted into the previous period by days, weeks or months; the one matching the running part stops at the same
   * hour.
   */
  before: AnalysisPart[];
}

/** Returns the parts of a valid period. */
export function analysisParts({ from, to, grain, timeZone }: AnalysisTerms, now: Date): AnalysisParts {
  // The end of a day is the start of the next: each is computed once.
  const startsByDay = new Map<string, Date>();
  const startOf = (day: string): Date => {
    const found = startsByDay.get(day) ?? dayStart(timeZone, day);
    startsByDay.set(day, found);
    return found;
  };
  const starts = [unitStart(grain, from)];
  for (let next = nextStart(grain, starts[0] ?? from); next <= to; next = nextStart(grain, next)) starts.push(next);
  const earlier = (day: string) => shifted(grain, day, -starts.length);
  const previous = {
    from: earlier(from),
    to: isMonthEnd(to) && grain === "month" ? shiftDay(earlier(nextStart("day", to)), -1) : earlier(to),
  };
  const today = localDay(timeZone, now);
  const isGoingOn = to >= today;
  const end = isGoingOn ? now : startOf(nextStart("day", to));
  // Up to the same hour, so that a morning is not compared with a whole day.
  const sinceMidnight = now.getTime() - startOf(today).getTime();
  const dayThen = earlier(today);
  const endBefore = isGoingOn
    ? earliest(new Date(startOf(dayThen).getTime() + sinceMidnight), startOf(nextStart("day", dayThen)))
    : startOf(nextStart("day", previous.to));
  const partOf = (start: string, period: DayPeriod, last: Date): AnalysisPart => {
    const following = nextStart(grain, start);
    const whole = startOf(following);
    return {
      start,
      from: startOf(start < period.from ? period.from : start),
      to: earliest(whole, last),
      isComplete: start >= period.from && shiftDay(following, -1) <= period.to && whole <= last,
    };
  };
  const reached = starts.filter((start) => start <= today);
  return {
    ...{ grain, timeZone, period: { from, to }, previous },
    parts: reached.map((start) => partOf(start, { from, to }, end)),
    before: reached.map((start) => partOf(earlier(start), previous, endBefore)),
  };
}

const earliest = (one: Date, other: Date) => (one < other ? one : other);

function nextStart(grain: StatsUnit, start: string): string {
  return shifted(grain, start, 1);
}

/** Returns the day a number of days, weeks or months later; the last day of a month that is too short. */
function shifted(grain: StatsUnit, day: string, by: number): string {
  if (grain !== "month") return shiftDay(day, grain === "week" ? 7 * by : by);
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + by, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + by, Math.min(date, last))).toISOString().slice(0, 10);
}

const isMonthEnd = (day: string) => shiftDay(day, 1).endsWith("-01");

/** Returns the number of days of a period. */
export function daysIn({ from, to }: DayPeriod): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000) + 1;
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    text >= "2000-01-01" &&
    text < "2100-01-01" &&
    !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
    shiftDay(text, 0) === text
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat("en-GB", {
    ...{
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    },
  });
  clocks.set(timeZone, made);
  return made;
}

function isTimeZone(name: string): boolean {
  try {
    return clockOf(name) !== null;
  } catch {
    return false;
  }
}

/** Returns the wall time of a zone as if it were UTC. */
function wallTime(timeZone: string, instant: number): number {
  const part = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** Returns the calendar day in a time zone. */
export function localDay(timeZone: string, instant: Date): string {
  return new Date(wallTime(timeZone, instant.getTime())).toISOString().slice(0, 10);
}

/** Returns the first instant of a day in a time zone: midnight, or later if the clocks skip it. */
export function dayStart(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  let instant = midnight - (wallTime(timeZone, midnight) - midnight);
  instant = midnight - (wallTime(timeZone, instant) - instant);
  if (wallTime(timeZone, instant) === midnight && wallTime(timeZone, instant - 1000) < midnight) return new Date(instant);
  // The clocks change around midnight: search for the first second of that day.
  let [before, after] = [midnight - 16 * 3_600_000, midnight + 16 * 3_600_000];
  while (after - before > 1000) {
    const middle = Math.floor((before + after) / 2000) * 1000;
    if (wallTime(timeZone, middle) >= midnight) after = middle;
    else before = middle;
  }
  return new Date(after);
}
