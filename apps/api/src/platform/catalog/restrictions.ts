import type { Schemas } from "@reserve/contract";
import { asc, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../database/database.ts";
import { restrictions } from "./restrictions.tables.ts";

/** Maximum number of rules listed for one title: a type may have thousands of values. */
const MOST_RULES = 20;

/** Returns the rules that hide a product from the public site, at most twenty. */
export async function rulesHidingProduct(db: Db, productId: number): Promise<Schemas["ProductRestriction"][]> {
  const own = sql`own as materialized (select own.* from products p, catalog_own_values(p) own where p.id = ${productId})`;
  const isNamed = sql`exists (select from own where own.type = ${restrictions.type} and own.key collate "C" = ${restrictions.valueKey})`;
  const isIncluded: SQL = sql`exists (select from own join ${restrictions} included on included.type = own.type and included.value_key = own.key collate "C"
    where own.type = ${restrictions.type} and not included.is_excluded)`;
  const found = await rowsOf<{ id: number }>(
    db,
    sql`with ${own} select ${restrictions.id} as id from ${restrictions}
      where (${restrictions.isExcluded} and ${isNamed}) or (not ${restrictions.isExcluded} and not ${isIncluded})
      order by not ${restrictions.isExcluded}, ${restrictions.sortKey}, ${restrictions.id} limit ${MOST_RULES}`,
  );
  if (found.length === 0) return [];
  return db
    .select({
      id: restrictions.id,
      label: restrictions.label,
      type: restrictions.type,
      value: restrictions.value,
      isExcluded: restrictions.isExcluded,
    })
    .from(restrictions)
    .where(sql`${restrictions.id} = any(${sql.param(found.map(({ id }) => id))}::integer[])`)
    .orderBy(sql`not ${restrictions.isExcluded}`, asc(restrictions.sortKey), asc(restrictions.id));
}
