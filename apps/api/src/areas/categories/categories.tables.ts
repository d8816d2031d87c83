import type { Schemas } from "@reserve/contract";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/** Categories of the public site; `parentId` is null at the first level. */
export const categories = pgTable("categories", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  parentId: integer("parent_id"),
  position: integer("position").notNull(),
  code: text("code").notNull(),
  localizations: jsonb("localizations").$type<Schemas["CategoryLocalizations"]>().notNull(),
  pageUrl: text("page_url"),
  isVisible: boolean("is_visible").notNull(),
  version: integer("version").notNull().default(1),
});
