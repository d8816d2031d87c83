import type { Schemas } from "@reserve/contract";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { documents } from "../orders.tables.ts";

/** Amounts taken off what is owed without giving money back; those of a refund are in its entry. A trigger rejects changes. */
export const orderAllowances = pgTable("order_allowances", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  documentId: integer("document_id")
    .notNull()
    .references(() => documents.id),
  reason: text("reason").$type<Schemas["AllowanceReason"]>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  at: moment("at").notNull(),
  grantedBy: text("granted_by"),
});
