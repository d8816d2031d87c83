import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** The area's records; the migration of the same change creates the table. */
export const reviews = pgTable("reviews", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});
