import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Author records; `name_key` and `search_text` are folded copies of their names. */
export const authors = pgTable("authors", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  otherNames: text("other_names").array().notNull(),
  searchText: text("search_text").notNull(),
  biography: text("biography").notNull(),
  born: integer("born"),
  died: integer("died"),
  isVisible: boolean("is_visible").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Every folded spelling with its author. */
export const authorNames = pgTable("author_names", {
  key: text("key").primaryKey(),
  authorId: integer("author_id").notNull(),
});
