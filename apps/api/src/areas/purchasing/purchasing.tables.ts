import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Purchases from suppliers. */
export const purchases = pgTable("purchases", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderedAt: moment("ordered_at").notNull(),
  orderedBy: text("ordered_by").notNull(),
  expectedOn: date("expected_on", { mode: "string" }),
  reference: text("reference"),
});

/** Lines of a purchase, each with its arrived and undone copies. */
export const purchaseLines = pgTable("purchase_lines", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  purchaseId: integer("purchase_id")
    .notNull()
    .references(() => purchases.id, { onDelete: "cascade" }),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
  quantity: integer("quantity").notNull(),
  received: integer("received").notNull().default(0),
  cancelled: integer("cancelled").notNull().default(0),
});

/** Each arrived copy and its destination: a line of an order, or stock. */
export const arrivals = pgTable("arrivals", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
  authors: text("authors").array().notNull(),
  shelf: text("shelf"),
  documentId: integer("document_id"),
  itemId: integer("item_id"),
  /** The order line was blocked until it arrived. */
  wasAwaited: boolean("was_awaited").notNull(),
  purchaseLineId: integer("purchase_line_id").references(() => purchaseLines.id, { onDelete: "set null" }),
  receivedAt: moment("received_at").notNull(),
  receivedBy: text("received_by").notNull(),
  takenBackAt: moment("taken_back_at"),
});
