/** A day as the contract writes it: `2026-11-21`. */
export type Day = string;

/** A value after one arrow key step, and the position of the changed part in the text. */
export interface Turned {
  value: string;
  start: number;
  end: number;
}

/** Formats a day for input: 21/11/2026; empty for null. */
export function writeDay(day: Day | null): string {
  const [year, month, date] = day?.split("-") ?? [];
  return year && month && date ? `${date}/${month}/${year}` : "";
}

/** Formats a local `Date` as « dimanche 1er novembre 2026 » or “Sunday 1 November 2026”; the locale is a BCP 47 tag. */
export function longDay(date: Date, locale: string): string {
  return ordinal(longFormat(locale).format(date), locale);
}

/** Replaces « 1 » with « 1er » in a French date text (« 1er novembre »); `Intl.DateTimeFormat` writes « 1 novembre ». */
export function ordinal(text: string, locale: string): string {
  return locale.startsWith("fr") ? text.replace(/\b1(?!\S)/, "1er") : text;
}

const longFormats = new Map<string, Intl.DateTimeFormat>();

function longFormat(locale: string): Intl.DateTimeFormat {
  const format = longFormats.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: "full" });
  longFormats.set(locale, format);
  return format;
}

/** Parses a day; null for an invalid one. Also accepts 21.11.26, 21112026 and 2026-11-21, and 21.11 when `today` provides the year. */
export function readDay(text: string, today?: Day): Day | null {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(plain);
  const written = /^(\d{1,2})[\s/.-](\d{1,2})[\s/.-](\d{2}|\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  const short = today ? (/^(\d{1,2})[\s/.-](\d{1,2})[/.-]?$/.exec(plain) ?? /^(\d{2})(\d{2})$/.exec(plain)) : null;
  const [date, month, year] = iso
    ? [iso[3], iso[2], iso[1]]
    : written
      ? written.slice(1)
      : short
        ? [short[1], short[2], today?.slice(0, 4)]
        : [];
  if (!date || !month || !year) return null;
  return dayOf(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(date));
}

/** The day of a text that nothing more can follow: its year has four figures. */
export function readWholeDay(text: string): Day | null {
  return /^\d{8}$|^\d{4}-|\D\d{4}$/.test(text.trim()) ? readDay(text) : null;
}

/** Returns the day after one step of ↑ or ↓: the part under the caret changes and wraps, the others stay. An empty text starts at `today`. */
export function turnDay(text: string, caret: number, step: 1 | -1, today: Day): Turned | null {
  const part = partAt(text, caret);
  const [start, end] = ([[0, 2], [3, 5], [6, 10]] as const)[part]; // biome-ignore format: one part a pair
  const day = text.trim() === "" ? today : (readDay(text, today) ?? nearestDay(text));
  if (!day) return null;
  if (text.trim() === "") return { value: day, start, end };
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  if (part === 0) return { value: clamped(year, month, wrapped(date + step, daysIn(year, month))), start, end };
  if (part === 1) return { value: clamped(year, wrapped(month + step, 12), date), start, end };
  return { value: clamped(year + step, month, date), start, end };
}

/** Returns the day `count` days later, or earlier below zero. */
export function addDays(day: Day, count: number): Day {
  const date = toDate(day);
  date.setDate(date.getDate() + count);
  return fromDate(date);
}

/** The first and the last day of a day's month. */
export function monthOf(day: Day): [Day, Day] {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return [clamped(year, month, 1), clamped(year, month, 31)];
}

/** A local `Date` at midnight, as calendars need it. */
export function toDate(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a local `Date`. */
export function fromDate(date: Date): Day {
  return `${String(date.getFullYear()).padStart(4, "0")}-${String(date.getMonth() + 1).padStart(2, "0")}-${String(date.getDate()).padStart(2, "0")}`;
}

function dayOf(year: number, month: number, date: number): Day | null {
  const real = new Date(year, month - 1, date);
  return real.getFullYear() === year && real.getMonth() === month - 1 && real.getDate() === date ? fromDate(real) : null;
}

/** Returns the date part at the caret; directly behind a part counts as inside. */
function partAt(text: string, caret: number): 0 | 1 | 2 {
  const before = text.slice(0, caret);
  const isPlain = /^\d*$/.test(text.trim());
  const behind = before.replace(/\D/g, "").length;
  const part = isPlain ? (behind <= 2 ? 0 : behind <= 4 ? 1 : 2) : Math.min(before.replace(/\d/g, "").length, 2);
  return (/^\d{4}\D/.test(text) ? 2 - part : part) as 0 | 1 | 2;
}

/** Returns the nearest existing day for an invalid one: 28/02/2026 for 31/02/2026, where the arrows start. */
function nearestDay(text: string): Day | null {
  const [date, month, year, ...more] = (text.match(/\d+/g) ?? []).map(Number);
  if (!date || !month || !year || year < 1000 || year > 9999 || more.length > 0) return null;
  return clamped(year, Math.min(month, 12), date);
}

function clamped(year: number, month: number, date: number): Day {
  return fromDate(new Date(year, month - 1, Math.min(date, daysIn(year, month))));
}

function daysIn(year: number, month: number): number {
  return new Date(year, month, 0).getDate();
}

function wrapped(value: number, size: number): number {
  return ((value - 1 + size) % size) + 1;
}
