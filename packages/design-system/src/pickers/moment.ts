import type { Day } from "./day.ts";
import type { Entry } from "./entry.ts";
import { type Instant, type Meaning, readInstant, showInstant } from "./instant.ts";
import type { Time } from "./time.ts";

/** A date, a time, and which of the two readings of an hour repeated by the clock change; null until the user has chosen. */
export interface MomentParts {
  day: Day | null;
  time: Time | null;
  isSecond: boolean | null;
}

type MomentEntry = Entry<Instant | Day, { missing: "day" | "time" | "reading" }, { skipped: Extract<Meaning, { kind: "never" }> }>;

/** State of a date and a time on the clocks of a zone. `isTimeOptional`: the day alone is a value. */
export function momentEntry({ day, time, isSecond }: MomentParts, zone: string, isTimeOptional: boolean): MomentEntry {
  if (!day) return time ? { kind: "incomplete", missing: "day" } : { kind: "empty" };
  if (!time) return isTimeOptional ? { kind: "valid", value: day } : { kind: "incomplete", missing: "time" };
  const meaning = readInstant(day, time, zone);
  if (meaning.kind === "once") return { kind: "valid", value: meaning.instant };
  if (meaning.kind === "never") return { kind: "invalid", skipped: meaning };
  if (isSecond === null) return { kind: "incomplete", missing: "reading" };
  return { kind: "valid", value: isSecond ? meaning.second : meaning.first };
}

/** The parts that a moment, or a day alone, has on the clocks of a zone. */
export function momentParts(value: Instant | Day | null, zone: string): MomentParts {
  if (value === null || isDay(value)) return { day: value, time: null, isSecond: null };
  const { day, time } = showInstant(value, zone);
  const meaning = readInstant(day, time, zone);
  return { day, time, isSecond: meaning.kind === "twice" ? isSameMoment(meaning.second, value) : null };
}

/** Returns whether two moments are equal to the minute: a server's seconds are not shown and make no difference. */
export function isSameMoment(one: Instant | Day | null, other: Instant | Day | null): boolean {
  if (one === null || other === null || isDay(one) || isDay(other)) return one === other;
  return Math.floor(Date.parse(one) / 60_000) === Math.floor(Date.parse(other) / 60_000);
}

/** True for a day alone, `2026-11-21`. */
export function isDay(value: Instant | Day): value is Day {
  return value.length === 10;
}
