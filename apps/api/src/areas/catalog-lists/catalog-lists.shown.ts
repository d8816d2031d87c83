import type { Schemas } from "@reserve/contract";
import { type CatalogListType, fromCents, parisDay, searchKey } from "@reserve/domain";
import { and, asc, count, desc, eq, gt, inArray, isNotNull, lte, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { type BestSellers, contentOf } from "./catalog-lists.content.ts";
import { catalogListProducts, catalogLists } from "./catalog-lists.tables.ts";

/** Query of public titles for a page. */
interface ShownTitlesQuery {
  kind: CatalogListType | "InStock";
  pageName: string;
  most: number;
  now: Date;
  onlyCustom: boolean;
}

/**
 * Creates the title source of the public site: the list that staff made for the page, else the automatic list; in stock means the newest of
 * the stock.
 */
export function makeShownTitles(bestSellers: BestSellers) {
  return async (db: Db, query: ShownTitlesQuery): Promise<{ foundCount: number; items: Schemas["ShownTitle"][] }> => {
    const { kind, most, now, onlyCustom } = query;
    if (kind === "InStock") return inStock(db, query);
    const listed = await idsOfList(db, kind, query.pageName);
    const ids = listed ?? (await contentOf(db, kind, { now, isCustom: onlyCustom, bestSellers }));
    const rows = ids.length === 0 ? [] : await select(db).where(and(isShown(onlyCustom), inArray(products.id, ids)));
    const byId = new Map(rows.map((row) => [row.id, row]));
    const shown = ids.flatMap((id) => byId.get(id) ?? []);
    return { foundCount: shown.length, items: shown.slice(0, most).map(asTitle) };
  };
}

/** Returns the pages' lists that contain a title, with the page's search key. */
export function listsOfPagesWith(db: Db, productId: number): Promise<{ kind: CatalogListType; pageKey: string }[]> {
  return db
    .select({ kind: catalogLists.type, pageKey: catalogLists.pageKey })
    .from(catalogListProducts)
    .innerJoin(catalogLists, eq(catalogLists.id, catalogListProducts.listId))
    .where(eq(catalogListProducts.productId, productId));
}

const TITLE = {
  id: products.id,
  ean: products.ean,
  title: products.title,
  authors: products.authors,
  publishers: products.publishers,
  collections: products.collections,
  priceCents: products.priceCents,
  releaseDate: products.releaseDate,
  picture: products.picture,
};

const select = (db: Db) => db.select(TITLE).from(products).innerJoin(productSearch, eq(productSearch.productId, products.id));

/** SQL condition: visible and on sale. */
const isShown = (onlyCustom: boolean) =>
  and(
    eq(productSearch.isVisible, true),
    eq(productSearch.isRestricted, false),
    isNotNull(products.priceCents),
    onlyCustom ? eq(products.isCustom, true) : undefined,
  );

async function inStock(db: Db, { most, now, onlyCustom }: ShownTitlesQuery) {
  // Must match the index on release dates.
  const released = sql`coalesce(${products.releaseDate}, date '-infinity')`;
  const where = and(isShown(onlyCustom), gt(products.stock, 0), lte(released, sql`${parisDay(now)}::date`));
  const rows = await select(db).where(where).orderBy(desc(released), desc(products.id)).limit(most);
  const [counted] = await db
    .select({ count: count() })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, products.id))
    .where(where);
  return { foundCount: counted?.count ?? 0, items: rows.map(asTitle) };
}

/** Returns the titles of the list that staff made for a page; null if there is none. */
async function idsOfList(db: Db, type: CatalogListType, pageName: string): Promise<number[] | null> {
  const [list] = await db
    .select({ id: catalogLists.id })
    .from(catalogLists)
    .where(and(eq(catalogLists.type, type), eq(catalogLists.pageKey, searchKey(pageName))));
  if (!list) return null;
  const rows = await db
    .select({ id: catalogListProducts.productId })
    .from(catalogListProducts)
    .where(eq(catalogListProducts.listId, list.id))
    .orderBy(asc(catalogListProducts.position));
  return rows.map(({ id }) => id);
}

function asTitle({
  priceCents,
  ...row
}: Omit<Schemas["ShownTitle"], "priceWithTax"> & { priceCents: number | null }): Schemas["ShownTitle"] {
  return { ...row, priceWithTax: priceCents === null ? null : fromCents(priceCents) };
}
