import { inArray, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { products } from "./products.tables.ts";

/** Returns the facts of titles that order lines copy, by EAN. */
export async function titlesForOrders(tx: Db, eans: readonly string[]) {
  if (eans.length === 0) return new Map<string, never>();
  const rows = await tx
    .select()
    .from(products)
    // The collation restricts the choice to the plain index.
    .where(inArray(sql`${products.ean} collate "C"`, [...eans]));
  return new Map(
    rows.map(({ id, ean, title, authors, collections, publishers, kind, shelf, taxRate, releaseDate, isSigned }) => [
      ean,
      {
        id,
        ean,
        title,
        authors,
        collection: collections[0] ?? null,
        publisher: publishers[0] ?? null,
        kind,
        shelf,
        taxRate,
        releaseDate,
        isSigned,
      },
    ]),
  );
}

/** Returns the catalogue's prices by EAN; null for a title without one. */
export async function cataloguePrices(tx: Db, eans: readonly string[]): Promise<ReadonlyMap<string, number | null>> {
  const rows = await tx
    .select({ ean: products.ean, priceCents: products.priceCents })
    .from(products)
    .where(inArray(sql`${products.ean} collate "C"`, [...eans]));
  return new Map(rows.map(({ ean, priceCents }) => [ean, priceCents]));
}
