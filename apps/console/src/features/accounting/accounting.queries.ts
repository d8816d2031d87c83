import type { ApiClient } from "@reserve/api-client";
import { keepPreviousData } from "@tanstack/react-query";
import { localDay } from "../../shared/format/local-day.ts";

/** Returns the month of the URL, `2026-11`; that of `today` if it is missing or invalid. */
export function monthIn(search: URLSearchParams, today: string): string {
  return localDay(`${search.get("month")}-01`, today).slice(0, 7);
}

/** Returns the month a number of months later, or earlier if negative. */
export function shiftMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** Returns the first and the last day of a month. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** Query for the figures of a month; the previous month stays visible while the next one loads. */
export function monthFigures(api: ApiClient, month: string) {
  return { ...api.query("getAccountingSummary", { query: daysOf(month) }), placeholderData: keepPreviousData };
}
