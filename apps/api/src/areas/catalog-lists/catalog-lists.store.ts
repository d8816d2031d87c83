import type { Schemas } from "@reserve/contract";
import { type ListClock, listRunAt, searchKey } from "@reserve/domain";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import { asProductSummary, SUMMARY } from "../../platform/catalog/product-summaries.ts";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { matchesTyped } from "../../platform/lists/search.ts";
import { type ListQuery, type RowOf, recordTable } from "../../platform/records/record-table.ts";
import { catalogListProducts, catalogLists } from "./catalog-lists.tables.ts";

const productCount = sql<number>`(
  select count(*)::integer from ${catalogListProducts} where ${catalogListProducts.listId} = ${catalogLists.id}
)`;

/** Records of catalogue lists, with their number of titles. */
export const listRows = recordTable(catalogLists, {
  sorts: { name: { key: catalogLists.nameKey, type: "text" }, createdAt: { key: catalogLists.createdAt, type: "timestamptz" } },
  computed: { productCount },
});
/** A list's row. */
export type ListRow = RowOf<typeof listRows>;

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

/** Returns a page of lists, with the total. */
export async function listCatalogLists(
  db: Db,
  { search, type, ...page }: ListQuery<"listCatalogLists">,
  moment: Moment,
): Promise<Schemas["CatalogListPage"]> {
  const where = and(
    search?.trim() ? matchesTyped(catalogLists.searchText, search) : undefined,
    type ? eq(catalogLists.type, type) : undefined,
  );
  const { rows, ...facts } = await listRows.page(db, page, where);
  return { ...facts, items: rows.map((row) => asSummary(row, moment)) };
}

/** Returns the titles of a list, in order. */
export async function titlesOfList(db: Db, id: number): Promise<Schemas["CatalogList"]["products"]> {
  const listed = await db
    .select(SUMMARY)
    .from(catalogListProducts)
    .innerJoin(products, eq(products.id, catalogListProducts.productId))
    .leftJoin(productSearch, eq(productSearch.productId, products.id))
    .where(eq(catalogListProducts.listId, id))
    .orderBy(asc(catalogListProducts.position));
  return listed.map(asProductSummary);
}

/** Returns a list with its titles. */
export async function wholeList(db: Db, row: ListRow, moment: Moment): Promise<Schemas["CatalogList"]> {
  const titles = await titlesOfList(db, row.id);
  return { ...asSummary(row, moment), productCount: titles.length, products: titles };
}

/** Returns another list than `id` of this type on this page; null if there is none. */
export async function listAt(db: Db, { type, page }: ListText, id?: number): Promise<ListRow | null> {
  const isThere = and(eq(catalogLists.type, type), eq(catalogLists.pageKey, searchKey(page)));
  const [row] = await listRows.select(db, and(isThere, id === undefined ? undefined : ne(catalogLists.id, id)));
  return row ?? null;
}

/** Inserts a list; returns it, or null when another took the page. */
export function insertCatalogList(tx: Db, text: ListText, now: Date): Promise<ListRow | null> {
  return listRows.insertIfFree(tx, { ...stored(text), createdAt: now });
}

/** Updates a locked list. */
export function changeCatalogList(tx: Db, id: number, text: ListText): Promise<ListRow> {
  return listRows.change(tx, id, stored(text));
}

/** Records a rebuild of a locked list; from now on it is rebuilt daily. */
export async function noteRun(tx: Db, id: number, now: Date): Promise<void> {
  await listRows.change(tx, id, { updatedAt: now, nextUpdateAt: null });
}

/** Replaces the titles of a locked list, in this order. */
export async function setProducts(tx: Db, listId: number, productIds: readonly number[]): Promise<void> {
  await tx.delete(catalogListProducts).where(eq(catalogListProducts.listId, listId));
  if (productIds.length > 0)
    await tx.insert(catalogListProducts).values(productIds.map((productId, index) => ({ listId, productId, position: index + 1 })));
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
export async function takeList(tx: Db, id: number): Promise<(typeof catalogLists.$inferSelect & { clock: ListClock }) | null> {
  const [row] = await tx.select().from(catalogLists).where(eq(catalogLists.id, id)).for("update", { skipLocked: true });
  return row ? { ...row, clock: clockOf(row) } : null;
}

function stored({ name, type, page, nextUpdateAt }: ListText) {
  const [nameKey, pageKey] = [searchKey(name), searchKey(page)];
  return { name, nameKey, searchText: ` ${nameKey} ${pageKey}`, type, page, pageKey, nextUpdateAt };
}

const clockOf = ({ nextUpdateAt, updatedAt, createdAt }: typeof catalogLists.$inferSelect): ListClock => ({
  nextUpdateAt,
  since: updatedAt ?? createdAt,
});

function asSummary(row: ListRow, { now, hour }: Moment): Schemas["CatalogListSummary"] {
  return {
    id: row.id,
    name: row.name,
    catalogListType: row.type,
    page: row.page,
    nextUpdateTime: row.nextUpdateAt?.toISOString() ?? null,
    nextRunAt: listRunAt(clockOf(row), now, hour).toISOString(),
    updatedAt: row.updatedAt?.toISOString() ?? null,
    productCount: row.productCount,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
