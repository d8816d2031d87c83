import type { ClosingKind, ClosingVat, ReceiptTotal, TillTotal } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { stores } from "../orders.tables.ts";

/** Number and hash of every entry of the ledger, written by a trigger at commit; never changed. */
export const ledgerChain = pgTable(
  "ledger_chain",
  {
    /** The shop; 0 where there is none. */
    chainId: integer("chain_id").notNull(),
    /** 1, 2, 3 … without a gap. */
    number: integer("number").notNull(),
    entryId: integer("entry_id")
      .notNull()
      .unique()
      .references(() => ledgerEntries.id),
    hash: text("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.number] })],
);

/** A closed day, month or year of a shop with its totals; a trigger numbers and chains it, another one rejects changes. */
export const tillClosings = pgTable(
  "till_closings",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer("store_id").references(() => stores.id),
    kind: text("kind").$type<ClosingKind>().notNull(),
    number: integer("number").notNull().default(0),
    /** First day of the period. */
    day: date("day", { mode: "string" }).notNull(),
    closedAt: moment("closed_at").notNull(),
    closedBy: text("closed_by").notNull(),
    /** Of a day alone, as are the float and what was left. */
    countedCents: integer("counted_cents"),
    floatCents: integer("float_cents"),
    leftCents: integer("left_cents"),
    /** At the counter, by means. */
    totals: jsonb("totals").$type<TillTotal[]>().notNull(),
    /** Of all entries, by means. */
    receipts: jsonb("receipts").$type<ReceiptTotal[]>().notNull().default([]),
    vat: jsonb("vat").$type<ClosingVat[]>().notNull().default([]),
    totalCents: bigint("total_cents", { mode: "number" }).notNull().default(0),
    /** Since the first entry; the second one adds refunds instead of subtracting them. */
    perpetualCents: bigint("perpetual_cents", { mode: "number" }).notNull().default(0),
    perpetualAbsoluteCents: bigint("perpetual_absolute_cents", { mode: "number" }).notNull().default(0),
    /** Last entry of the chain, and last paper, that the closing knows. */
    lastNumber: integer("last_number").notNull().default(0),
    lastHash: text("last_hash").notNull().default(""),
    lastPaperId: integer("last_paper_id").notNull().default(0),
    isDemo: boolean("is_demo").notNull().default(sql`is_demo_shop()`),
    hash: text("hash").notNull().default(""),
  },
  (table) => [
    unique("till_closings_once").on(table.storeId, table.kind, table.day).nullsNotDistinct(),
    unique("till_closings_number").on(table.storeId, table.kind, table.number).nullsNotDistinct(),
  ],
);

/** Cash in the till at opening, where it is not what was left at the last closing. */
export const tillFloats = pgTable(
  "till_floats",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    storeId: integer("store_id").references(() => stores.id),
    day: date("day", { mode: "string" }).notNull(),
    amountCents: integer("amount_cents").notNull(),
    setAt: moment("set_at").notNull(),
    setBy: text("set_by").notNull(),
  },
  (table) => [unique().on(table.storeId, table.day).nullsNotDistinct()],
);
