import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { searchKey } from "@reserve/domain";
import { and, asc, eq, inArray, not, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageAsked, type SortField } from "../../platform/lists/keyset.ts";
import { escapeLike, matchesWords } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { products } from "./catalog.tables.ts";
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

// A product without a date stands before the oldest one; the same words as the index.
const RELEASED = sql`coalesce(${products.releaseDate}, date '-infinity')`;

const SORT_FIELDS = {
  title: { key: products.titleKey, type: "text" },
  ean: { key: products.ean, type: "text" },
  releaseDate: { key: RELEASED, type: "date" },
  stock: { key: products.stock, type: "integer" },
  priceWithTax: { key: products.priceCents, type: "integer" },
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
};

const MOST_HITS = 20;

/** What the client shows of its catalogue at all. */
export type Offered = Pick<ProductFilters, "isCustom">;

/** What the client shows of its catalogue at all: everything, or the shop's own products alone. Whatever else there is does not exist for it. */
export function offeredBy({ flags }: Pick<ClientVariant, "flags">): Offered {
  return flags.onlyCustomProducts ? { isCustom: true } : {};
}

/** A page of products with their number. */
export async function listProducts(
  db: Db,
  filters: ProductFilters,
  sort: string,
  asked: PageAsked,
): Promise<Omit<Schemas["ProductPage"], "page" | "pageSize">> {
  const where = and(...conditionsOf(filters));
  const ordering = orderingOf(sort, products.id, SORT_FIELDS);
  const found = idsOfPage(db, products, where, ordering, asked);
  const rows = await db
    .select({ ...SUMMARY, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(products, eq(products.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, asked.pageSize, ordering);
  const order = filters.search ? orderBy(orderingOf("title", products.id, SORT_FIELDS)) : [];
  const counted = await countRows(db, products, where, () => estimateRows(db, products, where), order);
  return { items: page.rows.map(asProductSummary), nextCursor: page.nextCursor, ...counted };
}

/** How many products the filters leave. */
export function countProducts(db: Db, filters: ProductFilters): Promise<number> {
  return db.$count(products, and(...conditionsOf(filters)));
}

/** At most twenty products for what was typed so far: the EAN itself, then titles that begin so, then the rest by title. */
export async function searchProducts(
  db: Db,
  search: string,
  ean: string | null,
  offered: Offered,
): Promise<Schemas["SearchHits"]["items"]> {
  const fields = { id: products.id, ean: products.ean, title: products.title, authors: products.authors, kind: products.kind };
  const folded = searchKey(search);
  if (folded === "") return [];
  const beginsSo = sql`${products.titleKey} like ${`${escapeLike(folded)}%`}`;
  const first = ean
    ? []
    : await db
        .select(fields)
        .from(products)
        .where(and(beginsSo, ...conditionsOf(offered)))
        .orderBy(asc(products.titleKey), asc(products.id))
        .limit(MOST_HITS);
  if (first.length === MOST_HITS) return first;
  const others = await db
    .select(fields)
    .from(products)
    .where(and(...(ean ? [] : [not(beginsSo)]), ...conditionsOf({ ...offered, search, ean })))
    .orderBy(asc(products.titleKey), asc(products.id))
    .limit(MOST_HITS - first.length);
  return [...first, ...others];
}

/** One product of those that are offered, or null. */
export async function findProduct(db: Db, id: number, offered: Offered): Promise<Schemas["Product"] | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.id, id), ...conditionsOf(offered)));
  return row ? asProduct(row) : null;
}

/** The product that carries this EAN, where it is offered, or null. */
export async function findProductByEan(db: Db, ean: string, offered: Offered): Promise<Schemas["Product"] | null> {
  const [row] = await db
    .select()
    .from(products)
    .where(and(eq(products.ean, ean), ...conditionsOf(offered)));
  return row ? asProduct(row) : null;
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

function conditionsOf(filters: ProductFilters): SQL[] {
  const conditions: SQL[] = [];
  if (filters.ean) conditions.push(eq(products.ean, filters.ean));
  else if (filters.search?.trim()) conditions.push(...matchesWords(products.searchText, searchKey(filters.search)));
  if (filters.availability?.length) conditions.push(inArray(products.availability, [...filters.availability]));
  if (filters.kind?.length) conditions.push(inArray(products.kind, [...filters.kind]));
  if (filters.isVisible !== undefined) conditions.push(eq(products.isVisible, filters.isVisible));
  if (filters.isCustom !== undefined) conditions.push(eq(products.isCustom, filters.isCustom));
  if (filters.releasedOn !== undefined) conditions.push(sql`${RELEASED} = ${filters.releasedOn}::date`);
  return conditions;
}
