import { eq } from "drizzle-orm";
import { integer, pgView, text } from "drizzle-orm/pg-core";
import type { Db } from "../database/database.ts";

/** What the catalogue tells other areas of a product: enough to name it. */
export const productTitles = pgView("product_titles", {
  id: integer("id").notNull(),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
}).existing();

/** Whether there is such a product. */
export async function isProduct(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: productTitles.id }).from(productTitles).where(eq(productTitles.id, id));
  return row !== undefined;
}
