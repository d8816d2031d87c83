import type { Schemas } from "@reserve/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { productSearch } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { EXACT_UP_TO } from "../../platform/lists.ts";

type Facet = Schemas["ProductFacets"]["facets"][number];

/** So many values of a facet are answered, the most frequent. */
const MOST_VALUES = 20;
/** Where the bands of prices begin, in euros. */
const BANDS = [0, 5, 10, 15, 20, 30, 50] as const;

/** What each facet is of a counted product; of several publishers each counts. */
const VALUES: Readonly<Record<Schemas["FacetName"], SQL>> = {
  kind: sql`select kind from counted`,
  availability: sql`select availability from counted`,
  publisher: sql`select distinct_value from counted, lateral (select distinct unnest(publishers)) each(distinct_value)`,
  collection: sql`select distinct_value from counted, lateral (select distinct unnest(collections)) each(distinct_value)`,
  year: sql`select to_char(release_date, 'YYYY') from counted where release_date is not null`,
  price: sql`select case ${sql.join(
    BANDS.slice(1).map((end, index) => sql`when price_cents < ${end * 100} then ${`${BANDS[index]}-${end}`}`),
    sql` `,
  )} else ${`${BANDS.at(-1)}-`} end from counted where price_cents is not null`,
  stock: sql`select case when stock > 0 then 'InStock' else 'OutOfStock' end from counted`,
  visibility: sql`select case when is_visible then 'Visible' else 'Hidden' end from counted`,
};

const NAMES = Object.keys(VALUES) as Schemas["FacetName"][];

/** Counts what is found by the conditions on `product_search` for every facet at once, up to 10,000 products. */
export async function countFacets(db: Db, conditions: readonly SQL[]): Promise<Omit<Schemas["ProductFacets"], "suggestion">> {
  const where = conditions.length > 0 ? sql`where ${and(...conditions)}` : sql``;
  const parts = NAMES.map(
    (name) =>
      sql`(select ${name} as name, value, count(*)::int as count from (${VALUES[name]}) valued(value) group by value order by count(*) desc, value limit ${MOST_VALUES})`,
  );
  const rows = await rowsOf<{ name: Schemas["FacetName"] | "all"; value: string; count: number }>(
    db,
    sql`with found as materialized (
        select kind, availability, publishers, collections, release_date, price_cents, stock, is_visible from ${productSearch} ${where} limit ${EXACT_UP_TO + 1}
      ), counted as (select * from found limit ${EXACT_UP_TO})
      select 'all' as name, '' as value, count(*)::int as count from found union all ${sql.join(parts, sql` union all `)}`,
  );
  const found = rows.find(({ name }) => name === "all")?.count ?? 0;
  const facets = NAMES.map((name): Facet => {
    const values = rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, count }));
    if (name === "year") values.sort((a, b) => Number(b.value) - Number(a.value));
    if (name === "price") values.sort((a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10));
    return { name, values };
  });
  return { facets, countedCount: Math.min(found, EXACT_UP_TO), isExact: found <= EXACT_UP_TO };
}
