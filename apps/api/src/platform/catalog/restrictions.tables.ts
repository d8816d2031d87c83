import { restrictionTypes } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Rules that hide titles from the public site; `value_key` is made by the database, `sort_key` and `search_text` are folded copies. */
export const restrictions = pgTable("restrictions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  type: text("type", { enum: restrictionTypes }).notNull(),
  value: text("value").notNull(),
  valueKey: text("value_key").notNull().generatedAlwaysAs(sql`value`),
  isExcluded: boolean("is_excluded").notNull(),
  label: text("label").notNull(),
  sortKey: text("sort_key").notNull(),
  searchText: text("search_text").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Author, publisher and collection names as titles spell them, for restrictions; maintained by triggers. */
export const productNames = pgTable(
  "product_names",
  {
    kind: text("kind", { enum: ["Author", "Publisher", "Edition", "Collection", "Supplier", "Category", "Language"] }).notNull(),
    name: text("name").notNull(),
    /** Comparison key. */
    key: text("key").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.name] })],
);
