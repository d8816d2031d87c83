import type { Schemas } from "@reserve/contract";
import { type RestrictionRule, type RestrictionType, restrictionTypes, searchKey } from "@reserve/domain";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { productNames, restrictions } from "../../platform/catalog/restrictions.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, recordTable } from "../../platform/records/record-table.ts";

/** Editable fields of a restriction: its rule and name. */
export type RestrictionText = RestrictionRule & { label: string };

/** Restriction records. */
export const restrictionRows = recordTable(restrictions, {
  sorts: { type: { key: restrictions.sortKey, type: "text" }, createdAt: { key: restrictions.createdAt, type: "timestamptz" } },
});
type Row = typeof restrictions.$inferSelect;

/** Maximum values offered per type. */
export const MOST_VALUES = 50;

/** Returns a page of restrictions, with the total. */
export async function listRestrictions(
  db: Db,
  { search, type, isExcluded, ...page }: ListQuery<"listRestrictions">,
): Promise<Schemas["RestrictionPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(restrictions.searchText, search) : undefined,
    type?.length ? inArray(restrictions.type, [...type]) : undefined,
    isExcluded === undefined ? undefined : eq(restrictions.isExcluded, isExcluded),
  );
  const { rows, ...facts } = await restrictionRows.page(db, page, where);
  return { ...facts, items: rows.map(asRestriction) };
}

/** Returns the indexes of values that a rule already covers, or an earlier value repeats. */
export async function valuesTaken(
  db: Db,
  type: RestrictionType,
  values: readonly string[],
  exceptId: number | null,
): Promise<{ place: number; isInList: boolean }[]> {
  const key = sql`case when ${type} in ('Ean', 'AvailabilityCode', 'Language', 'Price') then value else catalog_name_key(value) end collate "C"`;
  return rowsOf(
    db,
    sql`with asked as (select place::integer - 1 as place, ${key} as key from unnest(${sql.param([...values])}::text[]) with ordinality typed (value, place))
      select place, ruled is null as "isInList" from (
        select asked.place, (select true from ${restrictions} r where r.type = ${type} and r.value_key = asked.key and r.id is distinct from ${exceptId}::integer) as ruled,
          row_number() over (partition by asked.key order by asked.place) > 1 as is_double
        from asked
      ) places where ruled or is_double order by place`,
  );
}

/** Inserts restrictions in order; returns them as stored. */
export async function insertRestrictions(tx: Db, texts: readonly RestrictionText[], now: Date): Promise<Schemas["Restriction"][]> {
  const rows = await tx
    .insert(restrictions)
    .values(texts.map((text) => ({ ...stored(text), createdAt: now })))
    .returning();
  return rows.map(asRestriction);
}

/** Updates a locked restriction. */
export function changeRestriction(tx: Db, id: number, text: RestrictionText): Promise<Row> {
  return restrictionRows.change(tx, id, stored(text));
}

/** Returns at most fifty names used by titles of the catalogue that contain every word of the search; one spelling of each. */
export async function namesOf(db: Db, kind: (typeof productNames.$inferSelect)["kind"], search: string | undefined): Promise<string[]> {
  const isFound = search?.trim() ? matchesTyped(sql`(' ' || ${productNames.key})`, search) : undefined;
  const rows = await db
    .selectDistinctOn([productNames.key], { name: productNames.name })
    .from(productNames)
    .where(and(eq(productNames.kind, kind), isFound))
    .orderBy(asc(productNames.key), asc(productNames.name))
    .limit(MOST_VALUES);
  return rows.map(({ name }) => name);
}

function stored({ type, value, isExcluded, label }: RestrictionText) {
  const place = String(restrictionTypes.indexOf(type));
  return {
    type,
    value,
    isExcluded,
    label,
    sortKey: `${place} ${searchKey(value)}`,
    searchText: ` ${searchKey(value)} ${searchKey(label)}`,
  };
}

/** Returns a restriction as in the contract. */
export function asRestriction({ id, type, value, isExcluded, label, createdAt, version }: Row): Schemas["Restriction"] {
  return { id, type, value, isExcluded, label, createdAt: createdAt.toISOString(), version };
}
