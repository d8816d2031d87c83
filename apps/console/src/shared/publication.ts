import { parisDay, parisTime } from "@reserve/domain";
import { formatDate, formatDateTime } from "./format.ts";

/** Returns the day alone where the time is what the day alone means: `edge`, « 00:00:00 » at a beginning. */
export function dayOrMoment(moment: string, edge: string): string {
  const date = new Date(moment);
  return parisTime(date) === edge ? parisDay(date) : moment;
}

/** Formats a day as « 21/11/2026 », a moment as « 21/11/2026 14:05 », in Paris. */
export function formatDayOrMoment(value: string): string {
  return value.includes("T") ? formatDateTime(value) : formatDate(value);
}
