import { searchKey } from "@reserve/domain";
import { products } from "../../platform/catalog/products.tables.ts";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";

/** A product from an outside source; the sort key is computed on insert, the search text by a trigger. */
export type NewProduct = Omit<typeof products.$inferInsert, "id" | "titleKey"> & { id: number };

/** Inserts products with explicit ids. */
export async function addProducts(tx: Db, added: readonly NewProduct[]): Promise<void> {
  await insertRows(
    tx,
    products,
    // The sort key ignores punctuation, so that « L’Étranger » and « L'étranger » are adjacent, before « La ».
    added.map((product) => ({ ...product, titleKey: searchKey(product.title) })),
  );
}

/** Moves the id sequence past the highest id; call once after the last `addProducts`. */
export async function continueProductIds(tx: Db): Promise<void> {
  await continueIds(tx, products);
}
