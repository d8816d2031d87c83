import { eq, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { products } from "./products.tables.ts";

/** Adds copies back to the stock of a title; does nothing for a deleted title. */
export async function putBack(tx: Db, productId: number, copies: number): Promise<void> {
  await tx
    .update(products)
    .set({ stock: sql`${products.stock} + ${copies}`, version: sql`${products.version} + 1` })
    .where(eq(products.id, productId));
}
