import { parisDay, shiftDay } from "@reserve/domain";
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import type { ListRow } from "./catalog-lists.store.ts";

/** Returns the best-selling products since a time, at most `most`; provided by orders. */
export type BestSellers = (db: Db, since: Date, most: number) => Promise<number[]>;

/** Maximum number of titles in an automatic list. */
const OWN = 50;
/** Days for which a title is new and sales count. */
const DAYS = 90;

// Must match the index on release dates.
const RELEASED = sql`coalesce(${products.releaseDate}, date '-infinity')`;

/** Returns the titles of an automatic list: only public and purchasable ones, in the order of its type. */
export async function contentOf(
  db: Db,
  type: ListRow["type"],
  { now, isCustom, bestSellers }: { now: Date; isCustom: boolean; bestSellers: BestSellers },
): Promise<number[]> {
  const today = parisDay(now);
  const isShown = [
    eq(productSearch.isVisible, true),
    eq(productSearch.isRestricted, false),
    isNotNull(products.priceCents),
    ...(isCustom ? [eq(products.isCustom, true)] : []),
  ];
  if (type === "News") {
    const isNew = sql`${RELEASED} between ${shiftDay(today, -DAYS)} and ${today}`;
    return idsOf(db, [...isShown, inArray(products.availability, ["20", "21"]), isNew], [desc(RELEASED), desc(products.id)]);
  }
  if (type === "ToRelease")
    return idsOf(
      db,
      [...isShown, inArray(products.availability, ["10", "11", "12", "20", "21"]), sql`${RELEASED} > ${today}`],
      [asc(RELEASED), asc(products.id)],
    );
  // More than needed: some of them are no longer for sale.
  const sold = await bestSellers(db, new Date(now.getTime() - DAYS * 86_400_000), 4 * OWN);
  if (sold.length === 0) return [];
  const there = new Set(
    await idsOf(db, [...isShown, inArray(products.availability, ["20", "21"]), inArray(products.id, sold)], [], 4 * OWN),
  );
  return sold.filter((id) => there.has(id)).slice(0, OWN);
}

async function idsOf(db: Db, conditions: readonly SQL[], order: readonly SQL[], most = OWN): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productSearch, eq(productSearch.productId, products.id))
    .where(and(...conditions))
    .orderBy(...order)
    .limit(most);
  return rows.map(({ id }) => id);
}
