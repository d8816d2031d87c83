import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Maximum difference between the clocks of two processes, in milliseconds. */
const SKEW_MILLISECONDS = 10_000;

/**
 * Returns the condition that a time is more than `wait` milliseconds in the future, beyond anything ever scheduled: the clock was set back after it
 * was stored, so waiting for it ends.
 */
export function isFromAhead(moment: PgColumn | SQL, now: Date, wait: number | SQL = 0): SQL {
  return sql`${moment} > ${now.toISOString()}::timestamptz + (${wait}::float8 + ${SKEW_MILLISECONDS}::float8) * interval '1 millisecond'`;
}

/** Returns whether a time is more than `wait` milliseconds in the future: the clock was set back after it was stored. */
export function liesFromAhead(moment: Date, now: Date, wait = 0): boolean {
  return moment.getTime() > now.getTime() + wait + SKEW_MILLISECONDS;
}
