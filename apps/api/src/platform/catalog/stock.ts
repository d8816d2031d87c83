import { eq, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { products } from "./products.tables.ts";

/** Puts so many copies of a title back on its shelf; a title that is gone has none. */
export async function putBack(tx: Db, productId: number, copies: number): Promise<void> {
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${copies}`, version: sql`${products.version} + 1` })
    .where(eq(products.id, productId));
}
