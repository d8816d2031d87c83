import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { asFeedCover } from "../../platform/catalog/feed-covers.ts";
import { asProductSummary, SUMMARY } from "../../platform/catalog/product-summaries.ts";
import { productFeedCovers, productFiles, productOverrides, productSearch, products } from "../../platform/catalog/products.tables.ts";
import { rulesHidingProduct } from "../../platform/catalog/restrictions.ts";
import type { Db } from "../../platform/database/database.ts";
import {
  behind,
  cursorKey,
  cutPage,
  estimateRows,
  idsOfPage,
  orderBy,
  orderingOf,
  type PageParams,
  type SortField,
} from "../../platform/lists/keyset.ts";
import { countPage, EXACT_UP_TO, totalOf } from "../../platform/lists.ts";
import { chosenOf, countFacets, FACETS, type FacetName, without } from "./catalog.facets.ts";
import {
  conditionsOf,
  foundBy,
  isOfSubjects,
  type Narrow,
  type OwnNarrow,
  PRICED,
  type ProductFilters,
  RELEASED,
  saleOf,
  searchConditionsOf,
  wordsOfNames,
} from "./catalog.filters.ts";
import { BY_NUMBER, findAll, findBest, findNarrowed, findNumber, type Scope } from "./catalog.found.ts";
import { type Meant, wordingOf } from "./catalog.search.ts";
import { filesOf } from "./product.files.store.ts";
import { asProduct } from "./product.record.ts";

const SORT_FIELDS = {
  title: { key: products.titleKey, type: "text" },
  ean: { key: products.ean, type: "text" },
  releaseDate: { key: RELEASED, type: "date" },
  stock: { key: products.stock, type: "integer" },
  priceWithTax: { key: PRICED, type: "integer" },
} satisfies Record<string, SortField>;

const ITS_SEARCH = eq(productSearch.productId, products.id);

const MOST_HITS = 20;

const HIT = { id: products.id, ean: products.ean, title: products.title, authors: products.authors, kind: products.kind };

/** The part of the catalogue that the client offers. */
export type Offered = Pick<ProductFilters, "isCustom">;

/** Returns the offered part of the catalogue: everything, or custom products only. Nothing else exists for the client. */
export function offeredBy({ flags }: Pick<ClientVariant, "flags">): Offered {
  return flags.onlyCustomProducts ? { isCustom: true } : {};
}

/** Returns a page of products with the total; by relevance for a search unless sorted. */
export async function listProducts(
  db: Db,
  { search, ean, ...narrow }: ProductFilters,
  sort: string | undefined,
  params: PageParams,
): Promise<Page> {
  if (!search?.trim()) {
    if (!isOfSubjects(narrow)) return productsInOrder(db, conditionsOf(narrow), sort, params);
    const depth = params.after === undefined ? params.page * params.pageSize : params.pageSize;
    const { conditions, count } = await findNarrowed(db, narrow, depth);
    return productsInOrder(db, conditions, sort, params, { count, meant: null });
  }
  const isNumber = await findNumber(db, search, ean);
  if (isNumber) return productsInOrder(db, [isNumber, ...numberedBy(narrow)], sort, params);
  const scope = scopeOf(narrow);
  if ((sort ?? BEST_FIRST) === BEST_FIRST) {
    const found = await findBest(db, search, scope, params);
    const rows = await inOrder(db.select(SUMMARY).from(products).leftJoin(productSearch, ITS_SEARCH), found.rows);
    return {
      items: rows.map(asProductSummary),
      nextCursor: found.nextCursor,
      ...found.counted,
      suggestion: suggestionOf(found.meant, rows),
    };
  }
  const { isMatch, count, meant } = await findAll(db, search, scope);
  return productsInOrder(db, [isMatch], sort, params, { count, meant });
}

type Page = Omit<Schemas["ProductPage"], "page" | "pageSize">;

const BEST_FIRST = "relevance";

async function productsInOrder(
  db: Db,
  conditions: readonly SQL[],
  sort: string | undefined,
  params: PageParams,
  found?: Pick<Awaited<ReturnType<typeof findAll>>, "count" | "meant">,
): Promise<Page> {
  const where = and(...conditions);
  const ordering = orderingOf(sort === undefined || sort === BEST_FIRST ? "title" : sort, products.id, SORT_FIELDS);
  const ids = idsOfPage(db, products, where, ordering, params);
  const rows = await db
    .select({ ...SUMMARY, cursorKey: ids.cursorKey, total: found ? sql<number>`0` : totalOf(db, products, where) })
    .from(ids)
    .innerJoin(products, eq(products.id, ids.id))
    .leftJoin(productSearch, ITS_SEARCH)
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = found ? await found.count() : await countPage(rows, db, products, where, () => estimateRows(db, products, where));
  return {
    items: page.rows.map(asProductSummary),
    nextCursor: page.nextCursor,
    ...counted,
    suggestion: suggestionOf(found?.meant ?? null, page.rows),
  };
}

/** Returns the conditions of a search by number: few rows, so the search table is checked row by row. */
function numberedBy(narrow: Narrow): SQL[] {
  const own = conditionsOf(narrow);
  if (!isOfSubjects(narrow)) return own;
  const inRow = and(ITS_SEARCH, ...searchConditionsOf(narrow));
  return [...own, sql`exists (select 1 from ${productSearch} where ${inRow})`];
}

function scopeOf(filters: Narrow): Scope {
  return {
    isOffered: searchConditionsOf({ isCustom: filters.isCustom, onlyPublic: filters.onlyPublic }),
    narrowed: searchConditionsOf(filters),
  };
}

/** Counts the facets of a list; a filtered facet is counted without its own filter. */
export async function facetsOf(db: Db, { search, ean, ...narrow }: ProductFilters, names: readonly FacetName[] = FACETS) {
  const { condition, meant } = await filterConditions(db, { search, ean, ...narrow });
  const found = async (filters: Narrow) => {
    const hints = condition === null ? await wordsOfNames(db, filters) : [condition];
    return and(...hints, ...searchConditionsOf(filters));
  };
  const own = names.filter((name) => chosenOf(narrow, name).length > 0);
  const others = names.filter((name) => !own.includes(name));
  const [all, ...each] = await Promise.all([
    countFacets(db, await found(narrow), others, narrow),
    ...own.map(async (name) => countFacets(db, await found(without(narrow, name)), [name], narrow)),
  ]);
  const facets = [all, ...each].flatMap((counted) => counted.facets);
  return {
    facets: names.flatMap((name) => facets.find((facet) => facet.name === name) ?? []),
    countedCount: all.countedCount,
    isExact: all.isExact,
    suggestion: meant && condition && wordingOf(meant, await textsOf(db, and(condition, ...scopeOf(narrow).isOffered) ?? condition)),
  };
}

/** SQL condition of a search on `product_search`; null without a search. */
async function filterConditions(
  db: Db,
  { search, ean, ...narrow }: ProductFilters,
): Promise<{ condition: SQL | null; meant: Meant | null }> {
  if (!search?.trim()) return { condition: null, meant: null };
  const isNumber = await findNumber(db, search, ean);
  if (!isNumber) return findAll(db, search, scopeOf(narrow));
  const numbered = sql`${productSearch.productId} = any(array(select ${products.id} from ${products} where ${isNumber} limit ${EXACT_UP_TO + 1}))`;
  return { condition: numbered, meant: null };
}

/** Counts the products of a list exactly, however many. */
export async function countExactly(db: Db, { search, ean, ...narrow }: ProductFilters): Promise<number> {
  const isNumber = search?.trim() ? await findNumber(db, search, ean) : null;
  if (isNumber) return db.$count(products, and(isNumber, ...numberedBy(narrow)));
  if (!search?.trim() && !isOfSubjects(narrow)) return db.$count(products, and(...conditionsOf(narrow)));
  const { condition } = await filterConditions(db, { search, ean, ...narrow });
  return db.$count(productSearch, condition ? and(condition, ...searchConditionsOf(narrow)) : await foundBy(db, narrow));
}

/** Returns texts that contain the original spelling of a corrected word. */
async function textsOf(db: Db, condition: SQL): Promise<string[]> {
  const rows = await db
    .select({ title: products.title, authors: products.authors, publishers: products.publishers, collections: products.collections })
    .from(productSearch)
    .innerJoin(products, eq(products.id, productSearch.productId))
    .where(condition)
    .limit(MOST_HITS);
  return rows.flatMap(textsIn);
}

/** Counts the products that match the filters. */
export function countProducts(db: Db, filters: OwnNarrow): Promise<number> {
  return db.$count(products, and(...conditionsOf(filters)));
}

/** Returns at most twenty products for the text typed so far, best first, or for its correction. */
export async function searchProducts(db: Db, search: string, ean: string | null, offered: Offered): Promise<Schemas["SearchHits"]> {
  const isNumber = await findNumber(db, search, ean);
  if (isNumber) {
    const items = await db
      .select(HIT)
      .from(products)
      .where(and(isNumber, ...conditionsOf(offered)))
      .orderBy(BY_NUMBER)
      .limit(MOST_HITS);
    return { items, suggestion: null };
  }
  const found = await findBest(db, search, scopeOf(offered), { page: 1, pageSize: MOST_HITS }, { isCounted: false });
  const rows = await inOrder(
    db.select({ ...HIT, publishers: products.publishers, collections: products.collections }).from(products),
    found.rows,
  );
  return {
    items: rows.map(({ publishers: _publishers, collections: _collections, ...hit }) => hit),
    suggestion: suggestionOf(found.meant, rows),
  };
}

/** Returns the offered products with these EANs. */
export async function productsByEan(db: Db, eans: readonly string[], offered: Offered): Promise<Map<string, Schemas["ProductSummary"]>> {
  if (eans.length === 0) return new Map();
  const rows = await db
    .select(SUMMARY)
    .from(products)
    .leftJoin(productSearch, ITS_SEARCH)
    .where(and(inArray(products.ean, [...eans]), ...conditionsOf(offered)));
  return new Map(rows.map((row) => [row.ean, asProductSummary(row)]));
}

/** Returns the public titles with these ids or EANs. */
export async function publicProducts(db: Db, which: { ids: readonly number[] } | { eans: readonly string[] }, offered: Offered) {
  const isSelected = "ids" in which ? inArray(products.id, [...which.ids]) : inArray(products.ean, [...which.eans]);
  const isPublic = searchConditionsOf({ ...offered, onlyPublic: true });
  return db
    .select(WHOLE)
    .from(products)
    .innerJoin(productSearch, ITS_SEARCH)
    .where(and(isSelected, ...isPublic));
}

const WHOLE = getTableColumns(products);

/** Multi-valued name columns. */
const LISTS = [
  "authors",
  "publishers",
  "suppliers",
  "collections",
  "editions",
  "series",
  "categories",
  "classifications",
  "publics",
  "languages",
  "clil",
  "thema",
] as const;
type ListName = (typeof LISTS)[number];

const { titleKey: _titleKey, listedBy: _listedBy, version: _version, picture: _picture, ...OF_SHEET } = WHOLE;

/** Exported columns; lists are joined in SQL, which is much faster. */
const EXPORTED = {
  ...OF_SHEET,
  ...(Object.fromEntries(LISTS.map((name) => [name, sql`array_to_string(${products[name]}, ', ')`])) as Record<ListName, SQL<string>>),
  isRestricted: productSearch.isRestricted,
};

/** A product as exported, with its sale state. */
export type ExportedProduct = Pick<typeof products.$inferSelect, Exclude<keyof typeof OF_SHEET, ListName>> &
  Record<ListName, string> & { sale: string; isRestricted: boolean | null };

/** Yields all products of a list, in its order, in batches. */
export async function* readProductsInBatches(
  db: Db,
  { search, ean, ...narrow }: ProductFilters,
  sort: string | undefined,
  size: number,
): AsyncGenerator<ExportedProduct[], void> {
  const ordering = orderingOf(sort === undefined || sort === BEST_FIRST ? "title" : sort, products.id, SORT_FIELDS);
  const conditions = await wholeListOf(db, { search, ean, ...narrow });
  const sale = sql<string>`${saleOf(narrow.today ?? "infinity")}`;
  const read = async (more: readonly SQL[]): Promise<ReadProduct[]> => {
    const found = db
      .select({ id: products.id, cursorKey: cursorKey(ordering).as("cursor_key") })
      .from(products)
      .where(and(...conditions, ...more))
      .orderBy(...orderBy(ordering))
      .limit(size)
      .as("found");
    return db
      .select({ ...EXPORTED, sale, cursorKey: found.cursorKey })
      .from(found)
      .innerJoin(products, eq(products.id, found.id))
      .leftJoin(productSearch, ITS_SEARCH)
      .orderBy(...orderBy(ordering));
  };
  let next: Promise<ReadProduct[]> | null = read([]);
  while (next) {
    const rows: ReadProduct[] = await next;
    const last = rows.at(-1);
    // The next batch is read while the current one is written.
    next = last && rows.length === size ? read([behind(ordering, last.cursorKey, last.id)]) : null;
    // A caller that requests the next rows sees the error; for one that has stopped, it must not be an unhandled rejection.
    next?.catch(() => undefined);
    yield rows;
  }
}

type ReadProduct = ExportedProduct & { cursorKey: string };

/** Returns the conditions on `products` of a whole list. */
async function wholeListOf(db: Db, { search, ean, ...narrow }: ProductFilters): Promise<SQL[]> {
  if (!search?.trim()) return isOfSubjects(narrow) ? (await findNarrowed(db, narrow, 0)).conditions : conditionsOf(narrow);
  const isNumber = await findNumber(db, search, ean);
  if (isNumber) return [isNumber, ...numberedBy(narrow)];
  return [(await findAll(db, search, scopeOf(narrow))).isMatch];
}

/** Returns an offered product; null if there is none. */
export async function findProduct(db: Db, id: number, offered: Offered): Promise<Schemas["Product"] | null> {
  return findOne(db, [eq(products.id, id), ...conditionsOf(offered)]);
}

/** Returns the offered product with this EAN; null if there is none. */
export async function findProductByEan(db: Db, ean: string, offered: Offered): Promise<Schemas["Product"] | null> {
  return findOne(db, [eq(products.ean, ean), ...conditionsOf(offered)]);
}

async function findOne(db: Db, conditions: readonly SQL[]): Promise<Schemas["Product"] | null> {
  const [row] = await db
    .select({ product: products, isRestricted: productSearch.isRestricted, cover: productFeedCovers, shown: productFiles })
    .from(products)
    .leftJoin(productSearch, ITS_SEARCH)
    .leftJoin(productFeedCovers, eq(productFeedCovers.productId, products.id))
    .leftJoin(productFiles, and(eq(productFiles.productId, products.id), eq(productFiles.kind, "Picture")))
    .where(and(...conditions));
  if (!row) return null;
  const [overrides, files, restrictedBy] = await Promise.all([
    db.select().from(productOverrides).where(eq(productOverrides.productId, row.product.id)).orderBy(asc(productOverrides.field)),
    filesOf(db, row.product.id),
    row.isRestricted ? rulesHidingProduct(db, row.product.id) : [],
  ]);
  return asProduct({ ...row.product, isRestricted: row.isRestricted }, overrides, files, restrictedBy, asFeedCover(row.cover, row.shown));
}

/** Returns the offered products among these ids. */
export async function knownProductIds(db: Db, ids: readonly number[], offered: Offered): Promise<Set<number>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), ...conditionsOf(offered)));
  return new Set(rows.map((row) => row.id));
}

/** Records that the public cache of a product was rebuilt; a product deleted meanwhile is no error. */
export async function markCacheRefreshed(db: Db, id: number, at: Date): Promise<void> {
  await db.update(products).set({ cacheRefreshedAt: at }).where(eq(products.id, id));
}

/** Returns the rows of these ids, in the order of the ids. */
async function inOrder<Row extends { id: number }>(
  select: { where(condition: SQL): PromiseLike<Row[]> },
  ids: readonly { id: number }[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const condition = inArray(
    products.id,
    ids.map(({ id }) => id),
  );
  const rows = new Map((await select.where(condition)).map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => rows.get(id) ?? []);
}

/** Returns « Vous vouliez dire », in the spelling of the matches. */
function suggestionOf(meant: Meant | null, rows: readonly Parameters<typeof textsIn>[0][]): string | null {
  if (!meant) return null;
  return wordingOf(meant, rows.flatMap(textsIn));
}

function textsIn({
  title,
  authors,
  publishers,
  collections,
}: {
  title: string;
  authors: string[];
  publishers: string[];
  collections: string[];
}) {
  return [title, ...authors, ...publishers, ...collections];
}
