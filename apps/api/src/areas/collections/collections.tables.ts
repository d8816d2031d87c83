import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** The sheets of collections; the keys and `search_text` are folded copies of their names. */
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

/** Every spelling, folded, of a publisher's collections, and whose it is. */
export const collectionNames = pgTable("collection_names", {
  key: text("key").notNull(),
  publisherKey: text("publisher_key").notNull(),
  collectionId: integer("collection_id").notNull(),
});
