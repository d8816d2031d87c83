import type { Schemas } from "@reserve/contract";
import { type ListClock, listRunAt, searchKey } from "@reserve/domain";
import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import { asProductSummary, SUMMARY } from "../../platform/catalog/product-summaries.ts";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { catalogListProducts, catalogLists } from "./catalog-lists.tables.ts";

/** A list's row. */
export type ListRow = typeof catalogLists.$inferSelect;

/** Editable fields of a list, validated. */
export interface ListText {
  name: string;
  type: ListRow["type"];
  page: string;
  nextUpdateAt: Date | null;
}

/** The current time, and the hour (Europe/Paris) at which lists are rebuilt. */
export interface Moment {
  now: Date;
  hour: number;
}

const SORT_FIELDS = {
  name: { key: catalogLists.nameKey, type: "text" },
  createdAt: { key: catalogLists.createdAt, type: "timestamptz" },
} satisfies Record<string, SortField>;

/** Returns a page of lists, with the total; `search` as typed. */
export async function listCatalogLists(
  db: Db,
  { search, type }: { search?: string | undefined; type?: ListRow["type"] | undefined },
  sort: string,
  params: PageParams,
  moment: Moment,
): Promise<Omit<Schemas["CatalogListPage"], "page" | "pageSize">> {
  const conditions: SQL[] = [];
  if (search?.trim()) conditions.push(matchesTyped(catalogLists.searchText, search));
  if (type) conditions.push(eq(catalogLists.type, type));
  const where = conditions.length > 0 ? and(...conditions) : undefined;
  const ordering = orderingOf(sort, catalogLists.id, SORT_FIELDS);
  const found = idsOfPage(db, catalogLists, where, ordering, params);
  const rows = await db
    .select({ record: catalogLists, id: catalogLists.id, cursorKey: found.cursorKey, productCount: COUNT })
    .from(found)
    .innerJoin(catalogLists, eq(catalogLists.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, catalogLists, where, () => estimateRows(db, catalogLists, where), search ? orderBy(ordering) : []);
  return {
    items: page.rows.map(({ record, productCount }) => asSummary(record, productCount, moment)),
    nextCursor: page.nextCursor,
    ...counted,
  };
}

const COUNT = sql<number>`(select count(*)::integer from ${catalogListProducts} where ${catalogListProducts.listId} = ${catalogLists.id})`;

/** Returns a list with its titles in order, or null; `isLocked` locks it for this transaction. */
export async function findCatalogList(db: Db, id: number, moment: Moment, isLocked = false): Promise<Schemas["CatalogList"] | null> {
  const query = db.select().from(catalogLists).where(eq(catalogLists.id, id));
  const [row] = await (isLocked ? query.for("update") : query);
  if (!row) return null;
  const listed = await db
    .select(SUMMARY)
    .from(catalogListProducts)
    .innerJoin(products, eq(products.id, catalogListProducts.productId))
    .leftJoin(productSearch, eq(productSearch.productId, products.id))
    .where(eq(catalogListProducts.listId, id))
    .orderBy(asc(catalogListProducts.position));
  return { ...asSummary(row, listed.length, moment), products: listed.map(asProductSummary) };
}

/** Returns another list of this type on this page; null if there is none. */
export async function listAt(db: Db, { type, page }: ListText, except: number | null): Promise<ListRow | null> {
  const isThere = and(eq(catalogLists.type, type), eq(catalogLists.pageKey, searchKey(page)));
  const [row] = await db
    .select()
    .from(catalogLists)
    .where(and(isThere, except === null ? undefined : ne(catalogLists.id, except)));
  return row ?? null;
}

/** Inserts a list; returns its id, or null when another took the page. */
export async function insertCatalogList(tx: Db, text: ListText, now: Date): Promise<number | null> {
  const [row] = await tx
    .insert(catalogLists)
    .values({ ...stored(text), createdAt: now })
    .onConflictDoNothing({ target: [catalogLists.type, catalogLists.pageKey] })
    .returning({ id: catalogLists.id });
  return row?.id ?? null;
}

/** Updates a locked list and increments its version. */
export async function changeCatalogList(tx: Db, id: number, text: ListText): Promise<void> {
  await tx
    .update(catalogLists)
    .set({ ...stored(text), version: sql`${catalogLists.version} + 1` })
    .where(eq(catalogLists.id, id));
}

/** Records a change of a locked list's titles. */
export async function noteChange(tx: Db, id: number): Promise<void> {
  await tx
    .update(catalogLists)
    .set({ version: sql`${catalogLists.version} + 1` })
    .where(eq(catalogLists.id, id));
}

/** Records a rebuild of a locked list; from now on it is rebuilt daily. */
export async function noteRun(tx: Db, id: number, now: Date): Promise<void> {
  await tx
    .update(catalogLists)
    .set({ updatedAt: now, nextUpdateAt: null, version: sql`${catalogLists.version} + 1` })
    .where(eq(catalogLists.id, id));
}

/** Replaces the titles of a locked list, in this order. */
export async function setProducts(tx: Db, listId: number, productIds: readonly number[]): Promise<void> {
  await tx.delete(catalogListProducts).where(eq(catalogListProducts.listId, listId));
  if (productIds.length > 0)
    await tx.insert(catalogListProducts).values(productIds.map((productId, index) => ({ listId, productId, position: index + 1 })));
}

/** Deletes a locked list. */
export async function removeCatalogList(tx: Db, id: number): Promise<void> {
  await tx.delete(catalogLists).where(eq(catalogLists.id, id));
}

/** Returns which of these products exist. */
export async function knownProducts(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the lists that contain a title, with its position. */
export async function listsWith(db: Db, productId: number): Promise<Schemas["ProductCatalogLists"]["items"]> {
  return db
    .select({ id: catalogLists.id, name: catalogLists.name, page: catalogLists.page, position: catalogListProducts.position })
    .from(catalogListProducts)
    .innerJoin(catalogLists, eq(catalogLists.id, catalogListProducts.listId))
    .where(eq(catalogListProducts.productId, productId))
    .orderBy(asc(catalogLists.nameKey), asc(catalogLists.id));
}

/** Returns the clocks of all lists. */
export async function listClocks(db: Db): Promise<({ id: number } & ListClock)[]> {
  const rows = await db.select().from(catalogLists).orderBy(asc(catalogLists.id));
  return rows.map((row) => ({ id: row.id, ...clockOf(row) }));
}

/** Locks a list for this transaction; null if it is already locked or does not exist. */
export async function takeList(tx: Db, id: number): Promise<(ListRow & { clock: ListClock }) | null> {
  const [row] = await tx.select().from(catalogLists).where(eq(catalogLists.id, id)).for("update", { skipLocked: true });
  return row ? { ...row, clock: clockOf(row) } : null;
}

function stored({ name, type, page, nextUpdateAt }: ListText) {
  const [nameKey, pageKey] = [searchKey(name), searchKey(page)];
  return { name, nameKey, searchText: ` ${nameKey} ${pageKey}`, type, page, pageKey, nextUpdateAt };
}

const clockOf = ({ nextUpdateAt, updatedAt, createdAt }: ListRow): ListClock => ({ nextUpdateAt, since: updatedAt ?? createdAt });

function asSummary(row: ListRow, productCount: number, { now, hour }: Moment): Schemas["CatalogListSummary"] {
  return {
    id: row.id,
    name: row.name,
    catalogListType: row.type,
    page: row.page,
    nextUpdateTime: row.nextUpdateAt?.toISOString() ?? null,
    nextRunAt: listRunAt(clockOf(row), now, hour).toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    productCount,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
