import type { Schemas } from "@reserve/contract";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";

/** What a list of products may be narrowed by. */
export interface ProductFilters extends Narrow {
  /** As typed: words of title, authors or numbers. */
  search?: string | undefined;
  /** The EAN that the typed text is, when it is one. */
  ean?: string | null | undefined;
}

/** What a list is narrowed by besides its search. */
export interface Narrow {
  availability?: readonly Schemas["AvailabilityCode"][] | undefined;
  kind?: readonly Schemas["ProductKind"][] | undefined;
  isVisible?: boolean | undefined;
  isRestricted?: boolean | undefined;
  isCustom?: boolean | undefined;
  /** `2026-11-21`. */
  releasedOn?: string | undefined;
  sale?: readonly Schemas["SaleState"][] | undefined;
  publisher?: readonly string[] | undefined;
  collection?: readonly string[] | undefined;
  language?: readonly string[] | undefined;
  clil?: readonly string[] | undefined;
  thema?: readonly string[] | undefined;
  price?: readonly Schemas["PriceBand"][] | undefined;
  year?: readonly number[] | undefined;
  stock?: Schemas["StockState"] | undefined;
  /** Only what everybody may see: shown, and hidden by no restriction. */
  onlyPublic?: boolean | undefined;
  /** The day in Paris, for whom a title waits. */
  today?: string | undefined;
}

/** A product without a date stands before the oldest one; the same words as the index. */
export const RELEASED = sql`coalesce(${products.releaseDate}, date '-infinity')`;

/** A product without a price stands before the cheapest one; the same words as the index. */
export const PRICED = sql`coalesce(${products.priceCents}, -1)`;

/** Where the bands of prices begin, in euros. */
export const BANDS = [0, 5, 10, 15, 20, 30, 50] as const;

/** Reasons that staff can change, and few titles have: an index of their own may find them. */
const RARE: readonly Schemas["SaleState"][] = ["Unpriced", "Hidden", "Restricted"];

/** What the index `product_search_rare` holds, in its own words. */
const IS_RARE = sql`(${productSearch.priceCents} is null or not ${productSearch.isVisible} or ${productSearch.isRestricted})`;

/** Whether a title can be bought, or the first reason that it cannot, as `saleState` of the domain reckons it. */
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

/** Whether the filters ask for what only the short rows of the search know how to find. */
export function isOfSubjects({ sale, publisher, collection, language, clil, thema, isRestricted, onlyPublic }: Narrow): boolean {
  return (
    onlyPublic === true ||
    isRestricted !== undefined ||
    [sale, publisher, collection, language, clil, thema].some((values) => values?.length)
  );
}

/** The conditions on products, or on what is searched of them, which carries the same columns. */
export function conditionsOf(filters: Narrow, table: typeof products | typeof productSearch = products): SQL[] {
  const conditions: SQL[] = [];
  const released = table === products ? RELEASED : sql`${table.releaseDate}`;
  const priced = table === products ? PRICED : sql`${table.priceCents}`;
  if (filters.availability?.length) conditions.push(inArray(table.availability, [...filters.availability]));
  if (filters.kind?.length) conditions.push(inArray(table.kind, [...filters.kind]));
  if (filters.isVisible !== undefined) conditions.push(eq(table.isVisible, filters.isVisible));
  if (filters.isCustom !== undefined) conditions.push(eq(table.isCustom, filters.isCustom));
  if (filters.releasedOn !== undefined) conditions.push(sql`${released} = ${filters.releasedOn}::date`);
  if (filters.stock !== undefined) conditions.push(filters.stock === "InStock" ? sql`${table.stock} > 0` : sql`${table.stock} <= 0`);
  if (filters.price?.length) conditions.push(anyOf(filters.price.map((band) => within(priced, band))));
  if (filters.year?.length) conditions.push(anyOf(filters.year.map((year) => releasedIn(released, year))));
  for (const [values, column] of [
    [filters.publisher, table.publishers],
    [filters.collection, table.collections],
    [filters.language, table.languages],
    [filters.clil, table.clil],
    [filters.thema, table.thema],
  ] as const)
    if (values?.length) conditions.push(sql`${column} && ${sql.param([...values])}::text[]`);
  if (filters.onlyPublic) conditions.push(eq(table.isVisible, true));
  if (table === productSearch) conditions.push(...saleConditions(filters));
  return conditions;
}

function saleConditions({ isRestricted, sale, today, onlyPublic }: Narrow): SQL[] {
  const conditions: SQL[] = onlyPublic ? [sql`not ${productSearch.isRestricted}`] : [];
  if (isRestricted !== undefined)
    conditions.push(isRestricted ? sql`(${productSearch.isRestricted} and ${IS_RARE})` : sql`not ${productSearch.isRestricted}`);
  if (!sale?.length || today === undefined) return conditions;
  if (sale.every((state) => RARE.includes(state))) conditions.push(IS_RARE);
  conditions.push(sql`${saleOf(today)} = any(${sql.param([...sale])}::text[])`);
  return conditions;
}

function anyOf(conditions: readonly SQL[]): SQL {
  return sql`(${sql.join([...conditions], sql` or `)})`;
}

function within(price: SQL, band: Schemas["PriceBand"]): SQL {
  const [from, to] = band.split("-");
  const start = sql`${price} >= ${Number(from) * 100}`;
  return to ? sql`(${start} and ${price} < ${Number(to) * 100})` : start;
}

/** No calendar has more years than four digits write. */
const LAST_YEAR = 9998;

function releasedIn(released: SQL, year: number): SQL {
  if (year > LAST_YEAR) return sql`false`;
  const first = (which: number) => `${String(which).padStart(4, "0")}-01-01`;
  return sql`(${released} >= ${first(year)}::date and ${released} < ${first(year + 1)}::date)`;
}

/** Shorter words may have been put together with their neighbours in a document. */
const SHORTEST_WORD = 3;

/** The conditions by which an index finds a publisher's or a collection's titles: their words stand in the documents. To be joined to those of `conditionsOf`. */
export async function wordsOfNames(db: Db, { publisher, collection }: Pick<Narrow, "publisher" | "collection">): Promise<SQL[]> {
  const asked = [publisher, collection].filter((names) => names !== undefined && names.length > 0);
  const conditions: SQL[] = [];
  for (const names of asked) {
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
    // A name of short words alone narrows nothing, and with it nothing does.
    if (queries.length > 0 && queries.every((words) => words.length > 0))
      conditions.push(sql`${productSearch.words} @@ ${queries.map((words) => `(${words.join(" & ")})`).join(" | ")}::tsquery`);
  }
  return conditions;
}

/** The conditions on what is searched of products, with those by which an index finds names. */
export async function foundBy(db: Db, filters: Narrow): Promise<SQL> {
  return and(...(await wordsOfNames(db, filters)), ...conditionsOf(filters, productSearch)) ?? sql`true`;
}
