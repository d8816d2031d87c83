import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { productOverrides, productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageAsked, type SortField } from "../../platform/lists/keyset.ts";
import { countRows, EXACT_UP_TO } from "../../platform/lists.ts";
import { countFacets } from "./catalog.facets.ts";
import { BY_NUMBER, findAll, findBest, findNumber, type Scope } from "./catalog.found.ts";
import { type Meant, wordingOf } from "./catalog.search.ts";
import { asProduct, asProductSummary } from "./product.record.ts";

/** What a list of products may be narrowed by. */
export interface ProductFilters {
  /** As typed: words of title, authors or numbers. */
  search?: string | undefined;
  /** The EAN that the typed text is, when it is one. */
  ean?: string | null | undefined;
  availability?: readonly Schemas["AvailabilityCode"][] | undefined;
  kind?: readonly Schemas["ProductKind"][] | undefined;
  isVisible?: boolean | undefined;
  isCustom?: boolean | undefined;
  /** `2026-11-21`. */
  releasedOn?: string | undefined;
}

/** What a list is narrowed by besides its search. */
type Narrow = Omit<ProductFilters, "search" | "ean">;

// A product without a date stands before the oldest one; the same words as the index.
const RELEASED = sql`coalesce(${products.releaseDate}, date '-infinity')`;

// A product without a price stands before the cheapest one.
const PRICED = sql`coalesce(${products.priceCents}, -1)`;

const SORT_FIELDS = {
  title: { key: products.titleKey, type: "text" },
  ean: { key: products.ean, type: "text" },
  releaseDate: { key: RELEASED, type: "date" },
  stock: { key: products.stock, type: "integer" },
  priceWithTax: { key: PRICED, type: "integer" },
} satisfies Record<string, SortField>;

const SUMMARY = {
  id: products.id,
  ean: products.ean,
  title: products.title,
  authors: products.authors,
  publishers: products.publishers,
  collections: products.collections,
  kind: products.kind,
  releaseDate: products.releaseDate,
  stock: products.stock,
  priceCents: products.priceCents,
  taxRate: products.taxRate,
  availability: products.availability,
  shelf: products.shelf,
  isVisible: products.isVisible,
  isCustom: products.isCustom,
  cacheRefreshedAt: products.cacheRefreshedAt,
  isRestricted: productSearch.isRestricted,
};

const ITS_SEARCH = eq(productSearch.productId, products.id);

const MOST_HITS = 20;

const HIT = { id: products.id, ean: products.ean, title: products.title, authors: products.authors, kind: products.kind };

/** What the client shows of its catalogue at all. */
export type Offered = Pick<ProductFilters, "isCustom">;

/** What the client shows of its catalogue at all: everything, or the shop's own products alone. Whatever else there is does not exist for it. */
export function offeredBy({ flags }: Pick<ClientVariant, "flags">): Offered {
  return flags.onlyCustomProducts ? { isCustom: true } : {};
}

/** A page of products with their number; what is searched comes best first unless another order is asked for. */
export async function listProducts(
  db: Db,
  { search, ean, ...narrow }: ProductFilters,
  sort: string | undefined,
  asked: PageAsked,
): Promise<Page> {
  if (!search?.trim()) return productsInOrder(db, conditionsOf(narrow), sort, asked);
  const isNumber = await findNumber(db, search, ean);
  if (isNumber) return productsInOrder(db, [isNumber, ...conditionsOf(narrow)], sort, asked);
  const scope = scopeOf(narrow);
  if ((sort ?? BEST_FIRST) === BEST_FIRST) {
    const found = await findBest(db, search, scope, asked);
    const rows = await inOrder(db.select(SUMMARY).from(products).leftJoin(productSearch, ITS_SEARCH), found.rows);
    return {
      items: rows.map(asProductSummary),
      nextCursor: found.nextCursor,
      ...found.counted,
      suggestion: suggestionOf(found.meant, rows),
    };
  }
  const { isMatch, count, meant } = await findAll(db, search, scope);
  return productsInOrder(db, [isMatch, ...conditionsOf(narrow)], sort, asked, { count, meant });
}

type Page = Omit<Schemas["ProductPage"], "page" | "pageSize">;

const BEST_FIRST = "relevance";

async function productsInOrder(
  db: Db,
  conditions: readonly SQL[],
  sort: string | undefined,
  asked: PageAsked,
  found?: Pick<Awaited<ReturnType<typeof findAll>>, "count" | "meant">,
): Promise<Page> {
  const where = and(...conditions);
  const ordering = orderingOf(sort === undefined || sort === BEST_FIRST ? "title" : sort, products.id, SORT_FIELDS);
  const ids = idsOfPage(db, products, where, ordering, asked);
  const rows = await db
    .select({ ...SUMMARY, cursorKey: ids.cursorKey })
    .from(ids)
    .innerJoin(products, eq(products.id, ids.id))
    .leftJoin(productSearch, ITS_SEARCH)
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, asked.pageSize, ordering);
  const counted = found ? await found.count() : await countRows(db, products, where, () => estimateRows(db, products, where));
  return {
    items: page.rows.map(asProductSummary),
    nextCursor: page.nextCursor,
    ...counted,
    suggestion: suggestionOf(found?.meant ?? null, page.rows),
  };
}

function scopeOf(filters: Narrow): Scope {
  return { isOffered: conditionsOf({ isCustom: filters.isCustom }, productSearch), narrowed: conditionsOf(filters, productSearch) };
}

/** How many of the products that a list would show have which kind, availability, publisher … */
export async function facetsOf(db: Db, { search, ean, ...narrow }: ProductFilters): Promise<Schemas["ProductFacets"]> {
  const scope = scopeOf(narrow);
  if (!search?.trim()) return { ...(await countFacets(db, scope.narrowed)), suggestion: null };
  const isNumber = await findNumber(db, search, ean);
  if (isNumber) {
    const numbered = sql`${productSearch.productId} = any(array(select ${products.id} from ${products} where ${isNumber} limit ${EXACT_UP_TO + 1}))`;
    return { ...(await countFacets(db, [numbered, ...scope.narrowed])), suggestion: null };
  }
  const { held, meant } = await findAll(db, search, scope);
  const counted = await countFacets(db, [held, ...scope.narrowed]);
  return { ...counted, suggestion: meant && wordingOf(meant, await textsOf(db, held)) };
}

/** Texts in which a word that was meant can be read as it is written. */
async function textsOf(db: Db, held: SQL): Promise<string[]> {
  const rows = await db
    .select({ title: products.title, authors: products.authors, publishers: products.publishers, collections: products.collections })
    .from(productSearch)
    .innerJoin(products, eq(products.id, productSearch.productId))
    .where(held)
    .limit(MOST_HITS);
  return rows.flatMap(textsIn);
}

/** How many products the filters leave. */
export function countProducts(db: Db, filters: Narrow): Promise<number> {
  return db.$count(products, and(...conditionsOf(filters)));
}

/** At most twenty products for what was typed so far, the best first, or for what was meant by it. */
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

/** One product of those that are offered, or null. */
export async function findProduct(db: Db, id: number, offered: Offered): Promise<Schemas["Product"] | null> {
  return findOne(db, [eq(products.id, id), ...conditionsOf(offered)]);
}

/** The product that carries this EAN, where it is offered, or null. */
export async function findProductByEan(db: Db, ean: string, offered: Offered): Promise<Schemas["Product"] | null> {
  return findOne(db, [eq(products.ean, ean), ...conditionsOf(offered)]);
}

async function findOne(db: Db, conditions: readonly SQL[]): Promise<Schemas["Product"] | null> {
  const [row] = await db
    .select({ product: products, isRestricted: productSearch.isRestricted })
    .from(products)
    .leftJoin(productSearch, ITS_SEARCH)
    .where(and(...conditions));
  if (!row) return null;
  const overrides = await db
    .select()
    .from(productOverrides)
    .where(eq(productOverrides.productId, row.product.id))
    .orderBy(asc(productOverrides.field));
  return asProduct({ ...row.product, isRestricted: row.isRestricted }, overrides);
}

/** Which of these ids are products that are offered. */
export async function knownProductIds(db: Db, ids: readonly number[], offered: Offered): Promise<Set<number>> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, [...ids]), ...conditionsOf(offered)));
  return new Set(rows.map((row) => row.id));
}

/** Notes that the public cache of a product was rebuilt; a product deleted meanwhile is no failure. */
export async function markCacheRefreshed(db: Db, id: number, at: Date): Promise<void> {
  await db.update(products).set({ cacheRefreshedAt: at }).where(eq(products.id, id));
}

/** The conditions on products, or on what is searched of them, which carries the same columns. */
function conditionsOf(filters: Narrow, table: typeof products | typeof productSearch = products): SQL[] {
  const conditions: SQL[] = [];
  if (filters.availability?.length) conditions.push(inArray(table.availability, [...filters.availability]));
  if (filters.kind?.length) conditions.push(inArray(table.kind, [...filters.kind]));
  if (filters.isVisible !== undefined) conditions.push(eq(table.isVisible, filters.isVisible));
  if (filters.isCustom !== undefined) conditions.push(eq(table.isCustom, filters.isCustom));
  if (filters.releasedOn !== undefined)
    conditions.push(sql`${table === products ? RELEASED : table.releaseDate} = ${filters.releasedOn}::date`);
  return conditions;
}

/** The rows of these ids, in the order of the ids. */
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

/** « Vous vouliez dire », in the words of what was found. */
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
