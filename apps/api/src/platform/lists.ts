import { count, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./database/database.ts";

/** Beyond this many rows a total is an estimate: an exact count of a million rows costs more than the page. */
export const EXACT_UP_TO = 10_000;

/** Totals and cursor of a list page. */
export interface PageFacts {
  totalCount: number;
  totalIsExact: boolean;
  page: number;
  pageSize: number;
  nextCursor: string | null;
}

/**
 * Counts the rows of a list, exactly up to 10,000; beyond that returns `estimate`. With the list's `order` the rows are scanned like the page,
 * through an index, even if a search matches nearly every row and the planner would prefer to read the whole table.
 */
export async function countRows(
  db: Db,
  table: PgTable,
  where: SQL | undefined,
  estimate?: () => Promise<number>,
  order: readonly SQL[] = [],
): Promise<{ totalCount: number; totalIsExact: boolean }> {
  const [row] = await db.select({ total: count() }).from(someRows(db, table, where, order));
  return countOrEstimate(row?.total ?? 0, estimate);
}

/** SQL: the number of rows that `countRows` counts. Selected as `total` beside a page's rows, it saves a query; `countPage` reads it. */
export function totalOf(db: Db, table: PgTable, where: SQL | undefined, order: readonly SQL[] = []): SQL<number> {
  return sql<number>`(select count(*)::integer from ${someRows(db, table, where, order)})`;
}

/** Counts like `countRows`, without a query: from the total that `totalOf` selected with the page's rows. Only a page without rows is counted. */
export function countPage(rows: readonly { total: number }[], ...counted: Parameters<typeof countRows>): ReturnType<typeof countRows> {
  const [, , , estimate] = counted;
  return rows[0] ? countOrEstimate(rows[0].total, estimate) : countRows(...counted);
}

function someRows(db: Db, table: PgTable, where: SQL | undefined, order: readonly SQL[]) {
  return db
    .select({ one: sql`1`.as("one") })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(EXACT_UP_TO + 1)
    .as("some");
}

/** Returns the total of a list: exact up to `EXACT_UP_TO` rows, estimated beyond. */
export async function countOrEstimate(
  total: number,
  estimate?: () => Promise<number>,
): Promise<{ totalCount: number; totalIsExact: boolean }> {
  if (total <= EXACT_UP_TO) return { totalCount: total, totalIsExact: true };
  return { totalCount: Math.max(total, (await estimate?.()) ?? 0), totalIsExact: false };
}

/** Returns the page's facts without a cursor, for lists that are never deep. */
export function pageFacts(query: { page?: number; pageSize?: number }, counted: { totalCount: number; totalIsExact: boolean }): PageFacts {
  return { ...counted, page: query.page ?? 1, pageSize: query.pageSize ?? 25, nextCursor: null };
}
