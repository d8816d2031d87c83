import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { refuse } from "../contract/refusals.ts";
import { type Db, rowsOf } from "../database/database.ts";
import { base64url, fromBase64url } from "../identity/tokens.ts";

/** Sort key of a list. With the id appended the order is total, so no row is repeated or skipped. */
export interface SortField {
  /** Never null, and indexed together with the id. */
  key: SQL | PgColumn;
  /** SQL type of the key, to parse cursors. */
  type: "text" | "integer" | "bigint" | "date" | "timestamptz";
}

/** Page number, size and cursor of a list request. */
export interface PageParams {
  page: number;
  pageSize: number;
  after?: string | undefined;
}

/** Resolved sort order of a list: `-date` names field and direction. */
export interface Ordering {
  name: string;
  id: PgColumn;
  field: SortField;
  isDescending: boolean;
}

/** Returns the field in `sort` among those that the list offers. */
export function orderingOf<Name extends string>(sort: string, id: PgColumn, fields: Readonly<Record<Name, SortField>>): Ordering {
  const isDescending = sort.startsWith("-");
  const field = fields[(isDescending ? sort.slice(1) : sort) as Name];
  return { name: sort, id, field, isDescending };
}

/** Returns the sort order for `orderBy`. */
export function orderBy({ field, id, isDescending }: Ordering): SQL[] {
  return isDescending ? [sql`${field.key} desc`, sql`${id} desc`] : [sql`${field.key} asc`, sql`${id} asc`];
}

/**
 * Subquery of the ids of a page plus one row, each with its `cursorKey`: join it with the rows in the same order and cut with `cutPage`. An
 * index alone finds the ids; only these rows are read from the wide table.
 */
export function idsOfPage(db: Db, table: PgTable, where: SQL | undefined, ordering: Ordering, { page, pageSize, after }: PageParams) {
  return db
    .select({ id: ordering.id, cursorKey: cursorKey(ordering).as("cursor_key") })
    .from(table)
    .where(after === undefined ? where : and(where, afterCursor(ordering, after)))
    .orderBy(...orderBy(ordering))
    .limit(pageSize + 1)
    .offset(after === undefined ? (page - 1) * pageSize : 0)
    .as("found");
}

/** SQL for the row's sort key as text; select it beside the row and pass it to `cutPage`. */
export function cursorKey({ field }: Ordering): SQL<string> {
  return sql<string>`${field.key}::text`;
}

/** Returns the condition that skips everything up to the cursor's row; throws 422 if the text is not a cursor of this order. */
function afterCursor(ordering: Ordering, after: string): SQL {
  const { key, id } = readCursor(ordering.name, after);
  return behind(ordering, key, id);
}

/** SQL condition: rows after the row with this id and `cursorKey`. */
export function behind({ field, id: column, isDescending }: Ordering, key: string, id: number): SQL {
  return sql`(${field.key}, ${column}) ${isDescending ? sql`<` : sql`>`} (${key}::${sql.raw(field.type)}, ${id}::integer)`;
}

/** Splits the rows read (one more than a page) into the page and the cursor after it. */
export function cutPage<Row extends { id: number; cursorKey: string }>(
  rows: Row[],
  pageSize: number,
  ordering: Pick<Ordering, "name">,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: last && rows.length > pageSize ? writeCursor(ordering.name, last.cursorKey, last.id) : null };
}

/** Returns the planner's estimate of a row count, for totals that are not counted. */
export async function estimateRows(db: Db, table: PgTable, where: SQL | undefined): Promise<number> {
  const [plan] = await rowsOf<{ "QUERY PLAN": unknown }>(db, sql`explain (format json) select 1 from ${table} where ${where ?? sql`true`}`);
  return plannedRows(plan?.["QUERY PLAN"]);
}

function plannedRows(plan: unknown): number {
  const parsed: unknown = typeof plan === "string" ? JSON.parse(plan) : plan;
  const rows = (parsed as [{ Plan?: { "Plan Rows"?: number } }] | undefined)?.[0]?.Plan?.["Plan Rows"];
  return typeof rows === "number" ? Math.round(rows) : 0;
}

function writeCursor(sort: string, key: string, id: number): string {
  return base64url(new TextEncoder().encode(JSON.stringify([sort, key, id])));
}

/** Parses a cursor of this sort order; throws 422 when it is invalid. */
export function readCursor(sort: string, after: string): { key: string; id: number } {
  try {
    const [madeFor, key, id] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(fromBase64url(after))) as unknown[];
    if (madeFor === sort && typeof key === "string" && !key.includes("\0") && Number.isInteger(id)) return { key, id: id as number };
  } catch {
    // Not base64 or not JSON: same result as for a cursor of another order.
  }
  throw refuse.invalid([
    {
      propertyName: "after",
      errorMessage: { fr: "Ce repère de page ne vaut pas pour ce tri.", en: "This page marker does not belong to this order." },
    },
  ]);
}
