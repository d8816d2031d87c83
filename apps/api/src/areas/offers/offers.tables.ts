import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Products under other conditions. */
export const offers = pgTable("offers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  productId: integer("product_id").notNull(),
  name: text("name").notNull(),
  priceCents: integer("price_cents").notNull(),
  stock: integer("stock").notNull(),
  startTime: moment("start_time"),
  endTime: moment("end_time"),
  isActive: boolean("is_active").notNull(),
  version: integer("version").notNull().default(1),
});
