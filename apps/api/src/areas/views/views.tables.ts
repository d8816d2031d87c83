import type { Schemas } from "@reserve/contract";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { users } from "../../platform/identity/identity.tables.ts";

/** Filters and order of a list under a name. */
export const savedViews = pgTable("saved_views", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  ownerId: integer("owner_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  list: text("list").$type<Schemas["ViewedList"]>().notNull(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  address: text("address").notNull(),
  isShared: boolean("is_shared").notNull(),
  version: integer("version").notNull().default(1),
});
