import type { Schemas } from "@reserve/contract";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Catalogue lists of the site; `updatedAt` is the last rebuild. */
export const catalogLists = pgTable("catalog_lists", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  type: text("type").$type<Schemas["CatalogListType"]>().notNull(),
  page: text("page").notNull(),
  pageKey: text("page_key").notNull(),
  nextUpdateAt: moment("next_update_at"),
  updatedAt: moment("updated_at"),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** The titles of a list; lowest position first. */
export const catalogListProducts = pgTable(
  "catalog_list_products",
  {
    listId: integer("list_id")
      .notNull()
      .references(() => catalogLists.id, { onDelete: "cascade" }),
    productId: integer("product_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.listId, table.productId] })],
);
