import { type Day, readDay } from "./day.ts";
import { readTime, type Time } from "./time.ts";

/** State of a field: nothing in it, the beginning of a value, a text that is none or may not be taken, or a value. */
export type Entry<Value, Incomplete = object, Invalid = object> =
  | { kind: "empty" }
  | ({ kind: "incomplete" } & Incomplete)
  | ({ kind: "invalid" } & Invalid)
  | { kind: "valid"; value: Value };

/** State of a text that is to be a day; of day and month alone the year is today's. */
export function dayEntry(text: string, today: Day): Entry<Day> {
  const plain = text.trim();
  if (plain === "") return { kind: "empty" };
  const value = readDay(plain, today);
  if (value) return { kind: "valid", value };
  // No year has a 31/11; 29/02 is incomplete until its year is typed.
  const [, date, month] = /^(\d{1,2})[\s/.-](\d{1,2})(?:[\s/.-]|$)/.exec(plain) ?? /^(\d\d)(\d\d)\d*$/.exec(plain) ?? [];
  if (date && month && !readDay(`${date}/${month}`, "2000-01-01")) return { kind: "invalid" };
  const isBegun = /^\d{1,2}([\s/.-](\d{0,2}([\s/.-](\d|\d{3})?)?)?)?$|^\d{1,5}$|^\d{7}$|^\d{4}-\d{0,2}(-\d?)?$/.test(plain);
  return { kind: isBegun ? "incomplete" : "invalid" };
}

/** State of a text that is to be a time. */
export function timeEntry(text: string): Entry<Time> {
  const plain = text.trim();
  if (plain === "") return { kind: "empty" };
  const value = readTime(plain);
  if (value) return { kind: "valid", value };
  return { kind: /^([01]?\d|2[0-3])\s*[:h.]\s*[0-5]$/i.test(plain) ? "incomplete" : "invalid" };
}
