import type { TillTotal } from "@reserve/domain";
import { date, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { stores } from "../orders.tables.ts";

/** A closed day of a shop with its totals; never changed. */
export const tillClosings = pgTable(
  "till_closings",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer("store_id").references(() => stores.id),
    day: date("day", { mode: "string" }).notNull(),
    closedAt: moment("closed_at").notNull(),
    closedBy: text("closed_by").notNull(),
    countedCents: integer("counted_cents").notNull(),
    totals: jsonb("totals").$type<TillTotal[]>().notNull(),
  },
  (table) => [unique().on(table.storeId, table.day).nullsNotDistinct()],
);
