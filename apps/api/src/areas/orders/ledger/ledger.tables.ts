import type { Schemas } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { documents, stores } from "../orders.tables.ts";
import { vouchers } from "../vouchers/vouchers.tables.ts";

/** Every movement of an order's money, and of the sale of a voucher. A trigger rejects changes: corrections are entries of their own. */
export const ledgerEntries = pgTable("ledger_entries", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** Null for the sale of a voucher, which is of no order. */
  documentId: integer("document_id").references(() => documents.id),
  /** The voucher that was sold; null for the money of an order. */
  voucherId: integer("voucher_id").references(() => vouchers.id),
  storeId: integer("store_id").references(() => stores.id),
  /** Day in Paris; at the counter, after a day is closed, the next open one. */
  day: date("day", { mode: "string" }).notNull(),
  kind: text("kind").$type<Schemas["LedgerEntry"]["kind"]>().notNull(),
  means: text("means").$type<Schemas["PaymentMeans"]>().notNull(),
  /** Negative for refunds. */
  amountCents: integer("amount_cents").notNull(),
  at: moment("at").notNull(),
  /** Null for the site and the payment service. */
  takenBy: text("taken_by"),
  /** The payment that a reversal undoes. */
  reversesId: integer("reverses_id")
    .unique()
    .references((): AnyPgColumn => ledgerEntries.id),
  isAtCounter: boolean("is_at_counter").notNull(),
  reason: text("reason").$type<Schemas["RefundReason"]>(),
  reference: text("reference"),
  /** Written in a demo shop: counts in no total of a real one. The database knows which it is. */
  isDemo: boolean("is_demo").notNull().default(sql`is_demo_shop()`),
});
