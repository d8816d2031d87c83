import type { Schemas } from "@reserve/contract";
import type { TillTotal } from "@reserve/domain";
import { type AnyPgColumn, date, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { documents, stores } from "../orders.tables.ts";

/** Till rows of the shops. A trigger rejects changes: corrections are rows of their own. */
export const counterPayments = pgTable("counter_payments", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  documentId: integer("document_id")
    .notNull()
    .references(() => documents.id),
  storeId: integer("store_id").references(() => stores.id),
  /** Day in Paris; after a day is closed, the next open one. */
  day: date("day", { mode: "string" }).notNull(),
  kind: text("kind").$type<Schemas["CounterPayment"]["kind"]>().notNull(),
  means: text("means").$type<Schemas["CounterMeans"]>().notNull(),
  /** Negative for refunds. */
  amountCents: integer("amount_cents").notNull(),
  at: moment("at").notNull(),
  takenBy: text("taken_by").notNull(),
  /** The payment that a reversal undoes. */
  reversesId: integer("reverses_id")
    .unique()
    .references((): AnyPgColumn => counterPayments.id),
});

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
