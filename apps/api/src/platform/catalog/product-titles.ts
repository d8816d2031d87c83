import { eq } from "drizzle-orm";
import { integer, pgView, text } from "drizzle-orm/pg-core";
import type { Sentence } from "../contract/refusals.ts";
import type { Db } from "../database/database.ts";

/** View of the catalogue for other areas: id, EAN and title of products. */
export const productTitles = pgView("product_titles", {
  id: integer("id").notNull(),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
}).existing();

/** View of the catalogue for other areas: author names as printed on the title. */
export const productAuthors = pgView("product_authors", {
  id: integer("id").notNull(),
  authors: text("authors").array().notNull(),
}).existing();

/** View of the catalogue for other areas: collection of a product at its publisher. */
export const productCollections = pgView("product_collections", {
  id: integer("id").notNull(),
  collections: text("collections").array().notNull(),
  publishers: text("publishers").array().notNull(),
}).existing();

/** View of the catalogue for other areas: storage key of the cover, or null. */
export const productPictures = pgView("product_pictures", {
  id: integer("id").notNull(),
  picture: text("picture"),
}).existing();

/** View of the catalogue for other areas: weight of a product in grams, or null when unknown. */
export const productWeights = pgView("product_weights", {
  id: integer("id").notNull(),
  weight: integer("weight"),
}).existing();

/** Message of a 404 for a missing product. */
export const NO_SUCH_TITLE: Sentence = { fr: "Ce titre n’existe pas ou n’existe plus.", en: "This title does not exist, or no longer." };

/** Whether a product with this id exists. */
export async function isProduct(db: Db, id: number): Promise<boolean> {
  const [row] = await db.select({ id: productTitles.id }).from(productTitles).where(eq(productTitles.id, id));
  return row !== undefined;
}
