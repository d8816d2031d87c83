import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** By how much the clocks of two processes may differ, in milliseconds. */
const SKEW_MILLISECONDS = 10_000;

/**
 * Condition that a moment lies more than `wait` milliseconds ahead, further than anything is ever scheduled: the clock was put back after it was
 * stored, and the wait for it is over.
 */
export function isFromAhead(moment: PgColumn | SQL, now: Date, wait: number | SQL = 0): SQL {
  return sql`${moment} > ${now.toISOString()}::timestamptz + (${wait}::float8 + ${SKEW_MILLISECONDS}::float8) * interval '1 millisecond'`;
}

/** Returns whether a moment lies more than `wait` milliseconds ahead: the clock was put back after it was stored. */
export function liesFromAhead(moment: Date, now: Date, wait = 0): boolean {
  return moment.getTime() > now.getTime() + wait + SKEW_MILLISECONDS;
}
