import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** By how much the clocks of two processes may differ, in milliseconds. */
const SKEW_MILLISECONDS = 10_000;

/**
 * Whether a moment lies further ahead than anybody sets it by the clock as it is: at most `wait` milliseconds. The clock was put back since it was written, and what
 * waits for it waits no longer.
 */
export function isFromAhead(moment: PgColumn | SQL, now: Date, wait: number | SQL = 0): SQL {
  return sql`${moment} > ${now.toISOString()}::timestamptz + (${wait}::float8 + ${SKEW_MILLISECONDS}::float8) * interval '1 millisecond'`;
}

/** The same for a moment at hand. */
export function liesFromAhead(moment: Date, now: Date, wait = 0): boolean {
  return moment.getTime() > now.getTime() + wait + SKEW_MILLISECONDS;
}
