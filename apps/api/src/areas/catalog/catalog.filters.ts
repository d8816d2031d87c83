import type { Schemas } from "@reserve/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import type { ListFilters } from "../../platform/records/record-table.ts";

/** Filters of the product list. */
export interface ProductFilters extends Narrow {
  /** Search text: words of title and authors, or numbers. */
  search?: string | undefined;
  /** The EAN in the typed text, if there is one. */
  ean?: string | null | undefined;
}

/** Filters of the product list besides the search. */
export interface Narrow extends ListFilters<"listProducts"> {
  /** Only public titles: visible and not restricted. */
  onlyPublic?: boolean;
  /** Today in Paris, for titles that are not published yet. */
  today?: string;
}

/** SQL: release date; products without one sort first. Must equal the index expression. */
export const RELEASED = sql`coalesce(${products.releaseDate}, date '-infinity')`;

/** SQL: price; products without one sort first. Must equal the index expression. */
export const PRICED = sql`coalesce(${products.priceCents}, -1)`;

/** Lower bounds of the price bands, in euros. */
export const BANDS = [0, 5, 10, 15, 20, 30, 50] as const;

/** Facet values that imply a sale state, where they are selective enough. */
const FACETS_OF_SALE: Readonly<Partial<Record<Schemas["SaleState"], readonly string[]>>> = {
  Unpriced: ["unpriced"],
  Hidden: ["hidden"],
  Restricted: ["restricted"],
  OutOfPrint: ["a:40", "a:41", "a:51"],
  Reprinting: ["a:32"],
  ToOrder: ["a:20"],
};

/** SQL: the sale state of a title, equal to the domain's `saleState`. */
export function saleOf(today: string): SQL {
  return sql`case
    when ${productSearch.priceCents} is null then 'Unpriced'
    when not ${productSearch.isVisible} then 'Hidden'
    when ${productSearch.isRestricted} then 'Restricted'
    when ${productSearch.availability} in ('40', '41', '51') then 'OutOfPrint'
    when ${productSearch.availability} in ('10', '11', '12') or ${productSearch.releaseDate} > ${today}::date then 'ToRelease'
    when ${productSearch.availability} = '32' then 'Reprinting'
    when ${productSearch.availability} = '20' then 'ToOrder'
    else 'OnSale' end`;
}

/** Whether the filters need the search table. */
export function isOfSubjects({ isRestricted, onlyPublic, stock, ...lists }: Narrow): boolean {
  const { sale, publisher, collection, language, clil, thema, price, year } = lists;
  return (
    onlyPublic === true ||
    isRestricted !== undefined ||
    stock !== undefined ||
    [sale, publisher, collection, language, clil, thema, price, year].some((values) => values?.length)
  );
}

/** Filters that use product columns only. */
export type OwnNarrow = Pick<Narrow, "availability" | "kind" | "isVisible" | "isCustom" | "onlyPublic" | "releasedOn">;

/** SQL conditions on product columns; the other filters need the search table. */
export function conditionsOf(filters: OwnNarrow): SQL[] {
  const conditions: SQL[] = [];
  if (filters.availability?.length) conditions.push(inArray(products.availability, [...filters.availability]));
  if (filters.kind?.length) conditions.push(inArray(products.kind, [...filters.kind]));
  if (filters.isVisible !== undefined) conditions.push(eq(products.isVisible, filters.isVisible));
  if (filters.isCustom !== undefined) conditions.push(eq(products.isCustom, filters.isCustom));
  if (filters.onlyPublic) conditions.push(eq(products.isVisible, true));
  if (filters.releasedOn !== undefined) conditions.push(sql`${RELEASED} = ${filters.releasedOn}::date`);
  return conditions;
}

/** SQL conditions on the search table. */
export function searchConditionsOf(filters: Narrow): SQL[] {
  const conditions: SQL[] = [];
  const carries = (prefix: string, values: readonly (string | number)[] | undefined) => {
    if (values?.length) conditions.push(isAnyOf(values.map((value) => `${prefix}:${value}`)));
  };
  const flag = (isWanted: boolean | undefined, facet: string, ordinary: SQL) => {
    if (isWanted !== undefined) conditions.push(isWanted ? isAnyOf([facet]) : ordinary);
  };
  carries("k", filters.kind);
  carries("a", filters.availability);
  carries("y", filters.year);
  carries("p", filters.price);
  carries("l", filters.language);
  carries("c", filters.clil);
  carries("t", filters.thema);
  flag(filters.isVisible === undefined ? undefined : !filters.isVisible, "hidden", sql`${productSearch.isVisible}`);
  flag(filters.isCustom, "custom", sql`not ${productSearch.isCustom}`);
  flag(filters.isRestricted, "restricted", sql`not ${productSearch.isRestricted}`);
  flag(filters.stock === undefined ? undefined : filters.stock === "InStock", "stocked", sql`${productSearch.stock} <= 0`);
  if (filters.onlyPublic) conditions.push(sql`${productSearch.isVisible}`, sql`not ${productSearch.isRestricted}`);
  if (filters.releasedOn !== undefined) conditions.push(sql`${productSearch.releaseDate} = ${filters.releasedOn}::date`);
  for (const [values, column] of [
    [filters.publisher, productSearch.publishers],
    [filters.collection, productSearch.collections],
  ] as const)
    if (values?.length) conditions.push(sql`${column} && ${sql.param([...values])}::text[]`);
  conditions.push(...saleConditions(filters));
  return conditions;
}

/** Prefixes of filter values in `products.listed_by`. */
const LISTED_BY = { publisher: "n", collection: "s", language: "l", clil: "c", thema: "t", year: "y", price: "p" } as const;

/** SQL conditions on `products`, covered by the title index where possible, so that deep pages need no table reads. */
export function listConditionsOf(filters: Narrow): SQL[] {
  const { isRestricted, sale, onlyPublic, releasedOn, today, ...inIndex } = filters;
  const listed = Object.entries(LISTED_BY).flatMap(([name, prefix]) => {
    const values = (inIndex[name as keyof typeof LISTED_BY] ?? []).map((value) => `${prefix}:${value}`);
    return values.length === 0 ? [] : [sql`${products.listedBy} && ${sql.param(values)}::text[]`];
  });
  const stocked = sql`${products.listedBy} @> '{stocked}'::text[]`;
  if (inIndex.stock !== undefined) listed.push(inIndex.stock === "InStock" ? stocked : sql`not ${stocked}`);
  const conditions = conditionsOf(inIndex);
  // Titles too long for the index are few, and looked up once.
  if (listed.length > 0)
    conditions.push(sql`(${and(...listed)} or ${products.listedBy} is null and ${products.id} = any(array(
      select long.id from products long join ${productSearch} on ${productSearch.productId} = long.id
      where long.listed_by is null and ${and(...searchConditionsOf(filters))})))`);
  const rest = searchConditionsOf({ isRestricted, sale, onlyPublic, releasedOn, today });
  if (rest.length > 0)
    conditions.push(sql`exists (select 1 from ${productSearch} where ${productSearch.productId} = ${products.id} and ${and(...rest)})`);
  return conditions;
}

function saleConditions({ sale, today }: Narrow): SQL[] {
  if (!sale?.length || today === undefined) return [];
  const facets = sale.map((state) => FACETS_OF_SALE[state]);
  const found = facets.every((some) => some !== undefined) ? [isAnyOf(facets.flatMap((some) => some ?? []))] : [];
  return [...found, sql`${saleOf(today)} = any(${sql.param([...sale])}::text[])`];
}

/** Returns the condition for one of these facets; with a single one the planner estimates best. */
function isAnyOf(facets: readonly string[]): SQL {
  return facets.length === 1
    ? sql`${productSearch.facets} @> ${sql.param([...facets])}::text[]`
    : sql`${productSearch.facets} && ${sql.param([...facets])}::text[]`;
}
/** Shorter words may have been joined with their neighbours in a document. */
const SHORTEST_WORD = 3;

/** SQL conditions that find a publisher's or collection's titles through the text index. Combine them with `conditionsOf`. */
export async function wordsOfNames(db: Db, { publisher, collection }: Pick<Narrow, "publisher" | "collection">): Promise<SQL[]> {
  const facets = [publisher, collection].filter((names) => names !== undefined && names.length > 0);
  const conditions: SQL[] = [];
  for (const names of facets) {
    const rows = await rowsOf<{ stems: string }>(
      db,
      sql`select catalog_stems(catalog_fold(name)) as stems from unnest(${sql.param([...(names ?? [])])}::text[]) name`,
    );
    const queries = rows.map(({ stems }) =>
      stems
        .split(" ")
        .filter((word) => word.length >= SHORTEST_WORD && word !== "|")
        .map((word) => `'${word.replaceAll("'", "''").replaceAll("\\", "\\\\")}'`),
    );
    // A name of short words alone does not narrow the result, so the whole list cannot.
    if (queries.length > 0 && queries.every((words) => words.length > 0))
      conditions.push(sql`${productSearch.words} @@ ${queries.map((words) => `(${words.join(" & ")})`).join(" | ")}::tsquery`);
  }
  return conditions;
}

/** SQL conditions on the search table, with those that use the text index for names. */
export async function foundBy(db: Db, filters: Narrow): Promise<SQL> {
  return and(...(await wordsOfNames(db, filters)), ...searchConditionsOf(filters)) ?? sql`true`;
}
