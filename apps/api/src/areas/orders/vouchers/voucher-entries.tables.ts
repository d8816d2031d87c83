import type { Schemas } from "@reserve/contract";
import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { documents } from "../orders.tables.ts";
import { vouchers } from "./vouchers.tables.ts";

/** History of vouchers. A trigger rejects changes, except that erasure removes a reason. */
export const voucherEntries = pgTable("voucher_entries", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  voucherId: integer("voucher_id")
    .notNull()
    .references(() => vouchers.id),
  kind: text("kind").$type<Schemas["VoucherEntry"]["kind"]>().notNull(),
  /** Negative for what was used. */
  amountCents: integer("amount_cents").notNull(),
  /** After the entry. */
  balanceCents: integer("balance_cents").notNull(),
  at: moment("at").notNull(),
  /** Null for the site. */
  takenBy: text("taken_by"),
  ledgerEntryId: integer("ledger_entry_id")
    .unique()
    .references(() => ledgerEntries.id),
  documentId: integer("document_id").references(() => documents.id),
  reason: text("reason"),
  /** Of a refund; null where no agreement was needed. */
  hasAgreement: boolean("has_agreement"),
  expiredOn: date("expired_on", { mode: "string" }),
  expiresOn: date("expires_on", { mode: "string" }),
});
