import type { Schemas } from "@reserve/contract";
import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { customers } from "../../../platform/customers/customers.tables.ts";
import { moment } from "../../../platform/database/columns.ts";
import { stores } from "../orders.tables.ts";

/** Gift cards and vouchers from refunds. */
export const vouchers = pgTable("vouchers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  code: text("code").notNull().unique(),
  origin: text("origin").$type<Schemas["VoucherOrigin"]>().notNull(),
  valueCents: integer("value_cents").notNull(),
  /** Sum of the voucher's entries. */
  balanceCents: integer("balance_cents").notNull(),
  issuedAt: moment("issued_at").notNull(),
  /** Last day in Paris. */
  expiresOn: date("expires_on", { mode: "string" }),
  cancelledAt: moment("cancelled_at"),
  customerId: integer("customer_id").references(() => customers.id),
  storeId: integer("store_id").references(() => stores.id),
  note: text("note"),
  searchText: text("search_text").notNull(),
  version: integer("version").notNull().default(1),
});
