import type { Schemas } from "@reserve/contract";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Subscriptions of customers; `displayed_text` is the text the customer ticked. */
export const customerSubscriptions = pgTable(
  "customer_subscriptions",
  {
    customerId: integer("customer_id").notNull(),
    type: text("type").$type<Schemas["Customer"]["subscriptions"][number]["type"]>().notNull(),
    displayedText: text("displayed_text").notNull(),
    since: moment("since").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.type, table.displayedText] })],
);
