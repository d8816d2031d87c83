import { eq } from "drizzle-orm";
import { integer, pgView, text } from "drizzle-orm/pg-core";
import type { Sentence } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";

/** What the catalogue tells other areas of a product: enough to name it. */
export const productTitles = pgView("product_titles", {
  id: integer("id").notNull(),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
}).existing();

/** What the catalogue tells other areas of who made a product: the names as its title carries them. */
export const productAuthors = pgView("product_authors", {
  id: integer("id").notNull(),
  authors: text("authors").array().notNull(),
}).existing();

/** What the catalogue tells other areas of a product's place at its publisher's. */
export const productCollections = pgView("product_collections", {
  id: integer("id").notNull(),
  collections: text("collections").array().notNull(),
  publishers: text("publishers").array().notNull(),
}).existing();

/** What the catalogue shows other areas of a product: the key of its cover, where it has one. */
export const productPictures = pgView("product_pictures", {
  id: integer("id").notNull(),
  picture: text("picture"),
}).existing();

/** What the catalogue tells other areas of how heavy a product is, in grams; null where nobody said. */
export const productWeights = pgView("product_weights", {
  id: integer("id").notNull(),
  weight: integer("weight"),
}).existing();

/** What is said where there is no such product. */
export const NO_SUCH_TITLE: Sentence = { fr: "Ce titre n’existe pas ou n’existe plus.", en: "This title does not exist, or no longer." };

/** Whether there is such a product. */
export async function isProduct(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: productTitles.id }).from(productTitles).where(eq(productTitles.id, id));
  return row !== undefined;
}
