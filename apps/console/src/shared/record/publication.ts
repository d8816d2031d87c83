import { parisDay, parisTime } from "@reserve/domain";
import { formatDate, formatDateTime } from "../format/format.ts";

/** Returns only the day when the time is the implied one (`edge`, such as « 00:00:00 » for a start); otherwise the moment unchanged. */
export function dayOrMoment(moment: string, edge: string): string {
  const date = new Date(moment);
  return parisTime(date) === edge ? parisDay(date) : moment;
}

/** Formats a day as « 21/11/2026 », a moment as « 21/11/2026 14:05 », in Paris. */
export function formatDayOrMoment(value: string): string {
  return value.includes("T") ? formatDateTime(value) : formatDate(value);
}
