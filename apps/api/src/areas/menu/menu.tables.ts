import type { Schemas } from "@reserve/contract";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Entries of the site's menu; `parentId` is null at the first level. */
export const menuItems = pgTable("menu_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer("parent_id"),
  position: integer("position").notNull(),
  localizations: jsonb("localizations").$type<Schemas["MenuItemLocalizations"]>().notNull(),
  urlAbsolute: text("url_absolute").notNull(),
  isExternalUrl: boolean("is_external_url").notNull(),
  style: text("style").$type<Schemas["MenuStyle"]>().notNull(),
  version: integer("version").notNull().default(1),
});
