const PARIS = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Paris",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

const DAY_MS = 86_400_000;

function parisParts(instant: Date): Record<string, string> {
  return Object.fromEntries(PARIS.formatToParts(instant).map((part) => [part.type, part.value]));
}

/** Returns the instant of a wall-clock time in Paris; in the repeated hour the second one, so that a deadline is never cut short. */
function parisInstant(year: number, month: number, day: number, hour: number, minute: number, second: number): Date {
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  for (const offsetHours of [1, 2]) {
    const instant = new Date(wall - offsetHours * 3_600_000);
    const parts = parisParts(instant);
    if (Number(parts.hour) === hour && Number(parts.minute) === minute) return instant;
  }
  return new Date(wall - 3_600_000);
}

/** Returns the calendar day in Paris, `2026-11-21`. */
export function parisDay(instant: Date): string {
  const { year, month, day } = parisParts(instant);
  return `${year}-${month}-${day}`;
}

/** Returns the first instant of a day in Paris. */
export function parisDayStart(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return parisInstant(year, month, date, 0, 0, 0);
}

/** Returns the instant at which an hour of a day begins in Paris; a skipped hour begins an hour later. */
export function parisHour(day: string, hour: number): Date {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return parisInstant(year, month, date, hour, 0, 0);
}

/** Returns the instant of a time of day in Paris, such as `08:30`; a skipped one is an hour later. */
export function parisMoment(day: string, time: string): Date {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return parisInstant(year, month, date, hour, minute, 0);
}

/** Returns the time of day in Paris, to the second: `08:30:00`. */
export function parisTime(instant: Date): string {
  const { hour, minute, second } = parisParts(instant);
  return `${hour}:${minute}:${second}`;
}

/** Returns an instant in Paris time with its UTC offset: `2026-12-11T19:30:00+01:00`. */
export function parisDateTime(instant: Date): string {
  const wall = `${parisDay(instant)}T${parisTime(instant)}`;
  const hours = Math.round((Date.parse(`${wall}Z`) - instant.getTime()) / 3_600_000);
  return `${wall}+0${hours}:00`;
}

/** Returns the last second of a day in Paris, 23:59:59, also on the days when the clocks change. */
export function parisDayEnd(day: string): Date {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return parisInstant(year, month, date, 23, 59, 59);
}

/** Returns the instant of a start or an end: a date without time starts at midnight in Paris, or ends at its last second there. */
export function edgeMoment(text: string, edge: "start" | "end"): Date {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return new Date(text);
  return edge === "start" ? parisDayStart(text) : parisDayEnd(text);
}

/** Returns the calendar day a number of days later, or earlier if negative. */
export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  return shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

/** Returns the days from today in Paris to a day: 0 today, negative in the past. */
export function daysUntil(day: string, now: Date): number {
  return Math.round((Date.parse(`${day.slice(0, 10)}T00:00:00Z`) - Date.parse(`${parisDay(now)}T00:00:00Z`)) / DAY_MS);
}
