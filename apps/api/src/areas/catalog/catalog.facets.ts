import type { Schemas } from "@reserve/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { productSearch } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { EXACT_UP_TO } from "../../platform/lists.ts";
import { BANDS, type Narrow, saleOf } from "./catalog.filters.ts";

/** The name of a facet. */
export type FacetName = Schemas["FacetName"];

/** A counted facet without labels. */
export interface CountedFacet {
  name: FacetName;
  values: { value: string; count: number }[];
  isExact: boolean;
}

/** Maximum number of values returned per facet, the most frequent. */
const MOST_VALUES = 20;

/** SQL: facet values of a product; several publishers each count. */
const VALUES: Readonly<Record<FacetName, SQL>> = {
  sale: sql`select sale from counted`,
  kind: sql`select kind from counted`,
  availability: sql`select availability from counted`,
  publisher: eachOf("publishers"),
  collection: eachOf("collections"),
  language: eachOf("languages"),
  clil: eachOf("clil"),
  thema: eachOf("thema"),
  year: sql`select to_char(release_date, 'YYYY') from counted where release_date is not null`,
  price: sql`select case ${sql.join(
    BANDS.slice(1).map((end, index) => sql`when price_cents < ${end * 100} then ${`${BANDS[index]}-${end}`}`),
    sql` `,
  )} else ${`${BANDS.at(-1)}-`} end from counted where price_cents is not null`,
  stock: sql`select case when stock > 0 then 'InStock' else 'OutOfStock' end from counted`,
  visibility: sql`select case when is_visible then 'Visible' else 'Hidden' end from counted`,
};

function eachOf(column: "publishers" | "collections" | "languages" | "clil" | "thema"): SQL {
  const values = sql.raw(column);
  // With a single value per row, no unnesting is needed.
  return sql`select ${values}[1] from counted where cardinality(${values}) = 1
    union all select distinct_value from counted, lateral (select distinct unnest(${values})) each(distinct_value) where cardinality(${values}) > 1`;
}

/** Columns that facets are counted by, if they differ from the facet's name. */
const COLUMN: Readonly<Partial<Record<FacetName, string>>> = {
  publisher: "publishers",
  collection: "collections",
  language: "languages",
  year: "release_date",
  price: "price_cents",
  visibility: "is_visible",
};

/** Every facet, in response order. */
export const FACETS = Object.keys(VALUES) as FacetName[];

/** Returns the chosen values of a facet. */
export function chosenOf(filters: Narrow, name: FacetName): readonly string[] {
  if (name === "visibility") return filters.isVisible === undefined ? [] : [filters.isVisible ? "Visible" : "Hidden"];
  if (name === "stock") return filters.stock ? [filters.stock] : [];
  return (filters[name] ?? []).map(String);
}

/** Returns the filters without one facet. */
export function without(filters: Narrow, name: FacetName): Narrow {
  return { ...filters, [name === "visibility" ? "isVisible" : name]: undefined };
}

/** Counts these facets together over `product_search`, up to 10,000 products. */
export async function countFacets(db: Db, conditions: SQL | undefined, names: readonly FacetName[], filters: Narrow) {
  const where = conditions ? sql`where ${and(conditions)}` : sql``;
  const parts = names.map((name) => {
    const chosen = chosenOf(filters, name);
    const first = chosen.length > 0 ? sql`(value = any(${sql.param([...chosen])}::text[])) desc, ` : sql``;
    return sql`(select ${name} as name, value, count(*)::int as count from (${VALUES[name]}) valued(value) group by value order by ${first}count(*) desc, value limit ${MOST_VALUES + chosen.length})`;
  });
  // The rows stored for counting are read a dozen times, so they contain only the requested facets' columns.
  const columns = names.map((name) =>
    name === "sale" ? sql`${saleOf(filters.today ?? "infinity")} as sale` : sql.raw(COLUMN[name] ?? name),
  );
  const rows = await rowsOf<{ name: FacetName | "all"; value: string; count: number }>(
    db,
    sql`with found as materialized (
        select ${sql.join(columns, sql`, `)} from ${productSearch} ${where} limit ${EXACT_UP_TO + 1}
      ), counted as (select * from found limit ${EXACT_UP_TO})
      ${sql.join([sql`select 'all' as name, '' as value, count(*)::int as count from found`, ...parts], sql` union all `)}`,
  );
  const found = rows.find(({ name }) => name === "all")?.count ?? 0;
  const isExact = found <= EXACT_UP_TO;
  const facets = names.map((name): CountedFacet => {
    const values = rows.filter((row) => row.name === name).map(({ value, count }) => ({ value, count }));
    for (const value of chosenOf(filters, name)) if (!values.some((one) => one.value === value)) values.push({ value, count: 0 });
    values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    if (name === "year") values.sort((a, b) => Number(b.value) - Number(a.value));
    if (name === "price") values.sort((a, b) => Number.parseInt(a.value, 10) - Number.parseInt(b.value, 10));
    return { name, values, isExact };
  });
  return { facets, countedCount: Math.min(found, EXACT_UP_TO), isExact };
}
