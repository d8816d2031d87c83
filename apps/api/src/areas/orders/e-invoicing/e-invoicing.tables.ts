import type { Schemas } from "@reserve/contract";
import type { PlatformCode } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { bigint, date, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { issuedPapers } from "../orders.tables.ts";

/** Papers that go to the approved platform. */
export const paperHandovers = pgTable("paper_handovers", {
  paperId: integer("paper_id")
    .primaryKey()
    .references(() => issuedPapers.id),
  plannedAt: moment("planned_at").notNull(),
  handedOverAt: moment("handed_over_at"),
  /** Code of the latest status by date; null: none yet. */
  status: integer("status").$type<PlatformCode>(),
});

/** Every status that the platform reported. */
export const paperStatuses = pgTable(
  "paper_statuses",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    paperId: integer("paper_id")
      .notNull()
      .references(() => paperHandovers.paperId),
    code: integer("code").$type<PlatformCode>().notNull(),
    at: moment("at").notNull(),
    reason: text("reason"),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [unique().on(table.paperId, table.code, table.at)],
);

/** Periods of e-reporting. */
export const salesReports = pgTable("sales_reports", {
  firstDay: date("first_day", { mode: "string" }).primaryKey(),
  lastDay: date("last_day", { mode: "string" }).notNull(),
  /** Null: not over yet. */
  plannedAt: moment("planned_at"),
  handedOverAt: moment("handed_over_at"),
  /** Null: not counted yet. */
  rowCount: integer("row_count"),
});

/** Suppliers' invoices as the platform delivered them. */
export const supplierInvoices = pgTable("supplier_invoices", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind").$type<Schemas["BillKind"]>().notNull(),
  number: text("number").notNull(),
  supplierName: text("supplier_name").notNull(),
  supplierNumber: text("supplier_number"),
  issuedOn: date("issued_on", { mode: "string" }).notNull(),
  totalCents: bigint("total_cents", { mode: "number" }).notNull(),
  currency: text("currency").notNull(),
  fileName: text("file_name").notNull(),
  /** Name in the file storage. */
  file: text("file").notNull(),
  /** SHA-256 of the file. */
  digest: text("digest").notNull().unique(),
  receivedAt: moment("received_at").notNull(),
  searchText: text("search_text").notNull().generatedAlwaysAs(sql`lower(…)`),
});
