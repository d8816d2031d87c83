import { searchKey } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { products } from "./catalog.tables.ts";

/** A product as it comes from outside; its sort key and search text are made here. */
export type NewProduct = Omit<typeof products.$inferInsert, "id" | "titleKey" | "searchText"> & { id: number };

/** Inserts products; all ids are given. */
export async function addProducts(tx: Db, added: readonly NewProduct[]): Promise<void> {
  await insertRows(
    tx,
    products,
    // Marks apart, too, so that « L’Étranger » and « L'étranger » stand together, before « La ».
    added.map((product) => ({ ...product, titleKey: searchKey(product.title), searchText: searchText(product) })),
  );
}

/** To be called once after the last `addProducts`: new products number on from the highest. */
export async function continueProductIds(tx: Db): Promise<void> {
  await continueIds(tx, products);
}

/** Everything by which staff look for a product, folded; the leading blank marks the beginning of its first word. */
function searchText(product: NewProduct): string {
  const words = new Set([product.title, ...product.authors, product.ean, product.subEan ?? ""].map((text) => searchKey(text).trim()));
  return ` ${[...words].filter((text) => text !== "").join(" ")}`;
}
