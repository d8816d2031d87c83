import { and, gte, inArray, sql } from "drizzle-orm";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { updateRows } from "../../platform/seed/insert-rows.ts";

/** Sets stock and shelf of titles; null for each unknown EAN. */
export async function setStocks(
  tx: Db,
  changes: readonly { ean: string; stock: number; shelf?: string | null }[],
): Promise<({ id: number; isChanged: boolean } | null)[]> {
  if (changes.length === 0) return [];
  const eans = changes.map(({ ean }) => ean);
  const intakeRow = await tx
    .select({ id: products.id, ean: products.ean, stock: products.stock, shelf: products.shelf })
    .from(products)
    .where(inArray(sql`${products.ean} collate "C"`, eans))
    .orderBy(products.id)
    .for("update");
  const titles = new Map(intakeRow.map((product) => [product.ean, product]));
  const set = changes.map((change) => {
    const product = titles.get(change.ean);
    if (!product) return null;
    const { stock } = change;
    const shelf = change.shelf === undefined ? product.shelf : change.shelf?.trim() || null;
    return { id: product.id, stock, shelf, isChanged: stock !== product.stock || shelf !== product.shelf };
  });
  const rows = set.flatMap((one) => (one?.isChanged ? one : []));
  await updateRows(tx, products, rows, ["stock", "shelf"], sql`version = ${products.version} + 1`);
  return set.map((one) => one && { id: one.id, isChanged: one.isChanged });
}

/** Adds to the stock of a title; false when the EAN is unknown or the stock would be negative. */
export async function addToStock(tx: Db, ean: string, count: number): Promise<boolean> {
  const changed = await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${count}`, version: sql`${products.version} + 1` })
    .where(and(sql`${products.ean} collate "C" = ${ean}`, count < 0 ? gte(products.stock, -count) : undefined))
    .returning({ id: products.id });
  return changed.length > 0;
}
