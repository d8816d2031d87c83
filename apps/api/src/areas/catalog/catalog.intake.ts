import { and, eq, gte, inArray, sql } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";

/** What an order's line copies of these titles, by EAN: what the shop's site hands over asks it of the catalogue. */
export async function titlesForOrders(tx: Db, eans: readonly string[]) {
  if (eans.length === 0) return new Map<string, never>();
  const rows = await tx
    .select()
    .from(products)
    // The collation leaves the plain index alone to answer.
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

/** Sets how many copies there are of a title and where they stand; null when there is none of that EAN. */
export async function setStock(
  tx: Db,
  ean: string,
  change: { stock: number; shelf?: string | null },
): Promise<{ id: number; isChanged: boolean } | null> {
  const [product] = await tx
    .select({ id: products.id, stock: products.stock, shelf: products.shelf })
    .from(products)
    .where(sql`${products.ean} collate "C" = ${ean}`)
    .for("update");
  if (!product) return null;
  const shelf = change.shelf === undefined ? product.shelf : change.shelf?.trim() || null;
  const isChanged = change.stock !== product.stock || shelf !== product.shelf;
  if (isChanged) {
    await tx
      .update(products)
      .set({ stock: change.stock, shelf, version: sql`${products.version} + 1` })
      .where(and(eq(products.id, product.id)));
  }
  return { id: product.id, isChanged };
}

/** Puts so many copies more on the shelf, or takes them off; false where there is none of that EAN, or fewer stand there. */
export async function addToStock(tx: Db, ean: string, count: number): Promise<boolean> {
  const changed = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${count}`, version: sql`${products.version} + 1` })
    .where(and(sql`${products.ean} collate "C" = ${ean}`, count < 0 ? gte(products.stock, -count) : undefined))
    .returning({ id: products.id });
  return changed.length > 0;
}
