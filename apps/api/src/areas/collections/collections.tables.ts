import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Collection records; the keys and `search_text` are folded copies of their names. */
export const collections = pgTable("collections", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  otherNames: text("other_names").array().notNull(),
  publisher: text("publisher").notNull(),
  publisherKey: text("publisher_key").notNull(),
  searchText: text("search_text").notNull(),
  description: text("description").notNull(),
  isVisible: boolean("is_visible").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Every folded spelling of a publisher's collections, with its collection. */
export const collectionNames = pgTable("collection_names", {
  key: text("key").notNull(),
  publisherKey: text("publisher_key").notNull(),
  collectionId: integer("collection_id").notNull(),
});
