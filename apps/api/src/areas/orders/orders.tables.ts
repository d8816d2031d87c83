import type { Schemas } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { type AnyPgColumn, boolean, date, integer, jsonb, numeric, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { customers } from "../../platform/customers/customers.tables.ts";
import { moment } from "../../platform/database/columns.ts";
import type { StoredVat } from "./order-vat.ts";
import type { PaperContent } from "./papers/paper-content.ts";

/** The client's shops. */
export const stores = pgTable("stores", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  city: text("city").notNull(),
});

/** Orders, quotations, deliveries, invoices. Keys, counts and `search_text` are copies that only the store writes. */
export const documents = pgTable("documents", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customId: text("custom_id").notNull(),
  customIdKey: text("custom_id_key").notNull(),
  externalId: text("external_id"),
  documentType: text("document_type").$type<Schemas["DocumentType"]>().notNull(),
  documentStatus: text("document_status").$type<Schemas["DocumentStatus"]>().notNull(),
  paymentStatus: text("payment_status").$type<Schemas["PaymentStatus"]>().notNull(),
  paymentMethod: text("payment_method").$type<Schemas["PaymentMethod"]>().notNull(),
  shippingMethod: text("shipping_method").$type<Schemas["ShippingMethod"]>().notNull(),
  storeId: integer("store_id").references(() => stores.id),
  date: moment("date").notNull(),
  /** Null for a sale over the counter to somebody unknown. */
  customerId: integer("customer_id").references(() => customers.id),
  customerName: text("customer_name").notNull(),
  customerNameKey: text("customer_name_key").notNull(),
  billingAddress: jsonb("billing_address").$type<Schemas["Address"]>().notNull(),
  shippingAddress: jsonb("shipping_address").$type<Schemas["Address"]>().notNull(),
  shippingCents: integer("shipping_cents").notNull(),
  totalCents: integer("total_cents").notNull(),
  itemCount: integer("item_count").notNull(),
  shippedCount: integer("shipped_count").notNull(),
  lineStatuses: text("line_statuses").array().$type<Schemas["DocumentItemStatus"][]>().notNull(),
  readyFrom: date("ready_from", { mode: "string" }),
  awaitsUntil: date("awaits_until", { mode: "string" }),
  notifyFrom: date("notify_from", { mode: "string" }),
  collectFrom: date("collect_from", { mode: "string" }),
  paidCents: integer("paid_cents"),
  refundedCents: integer("refunded_cents"),
  refundDueCents: integer("refund_due_cents").notNull().default(0),
  returnedCents: integer("returned_cents").notNull().default(0),
  allowanceCents: integer("allowance_cents").notNull().default(0),
  paymentDueCents: integer("payment_due_cents").notNull().default(0),
  deliveryPackage: text("delivery_package"),
  documentComment: text("document_comment"),
  /** The buyer's own reference. */
  buyerOrderReference: text("buyer_order_reference"),
  /** Last day of a quotation. */
  validUntil: date("valid_until", { mode: "string" }),
  paidAt: moment("paid_at"),
  pickingNotifiedAt: moment("picking_notified_at"),
  relatedToId: integer("related_to_id"),
  /** Null for a sale at French rates with nothing to look at. */
  vat: jsonb("vat").$type<StoredVat>(),
  version: integer("version").notNull().default(1),
  addressVersion: integer("address_version").notNull().default(1),
  searchText: text("search_text").notNull(),
});

/** Parcels, in shipping order. */
export const parcels = pgTable(
  "parcels",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** 1, 2, 3 within an order. */
    number: integer("number").notNull(),
    /** Shipping method. */
    shippingMethod: text("shipping_method").$type<Schemas["ShippingMethod"]>().notNull(),
    trackingNumber: text("tracking_number"),
    shippedAt: moment("shipped_at").notNull(),
    deliveredAt: moment("delivered_at"),
  },
  (table) => [unique().on(table.documentId, table.number)],
);

/** The lines of a document, each a copy of the sold product's data. */
export const documentItems = pgTable("document_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  documentId: integer("document_id")
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" }),
  position: integer("position").notNull(),
  productId: integer("product_id"),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
  authors: text("authors").array().notNull(),
  collection: text("collection"),
  publisher: text("publisher"),
  kind: text("kind").$type<Schemas["ProductKind"]>().notNull(),
  shelf: text("shelf"),
  quantity: integer("quantity").notNull(),
  unitCents: integer("unit_cents").notNull(),
  taxRate: numeric("tax_rate", { precision: 5, scale: 4, mode: "number" }).notNull(),
  status: text("status").$type<Schemas["DocumentItemStatus"]>().notNull(),
  releaseDate: date("release_date", { mode: "string" }),
  isSigned: boolean("is_signed").notNull(),
  /** Copies received and reserved for it. */
  setAside: integer("set_aside").notNull().default(0),
  /** Copies on order from the supplier, for which it waits. */
  awaited: integer("awaited").notNull().default(0),
  /** Parcel of the line; null before shipping, and for pickups. */
  parcelId: integer("parcel_id").references(() => parcels.id),
  /** When the customer was notified that the line is ready for pickup. */
  notifiedAt: moment("notified_at"),
});

/** Returned copies of orders, with their condition. */
export const returnedItems = pgTable("returned_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  documentId: integer("document_id")
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" }),
  itemId: integer("item_id")
    .notNull()
    .references(() => documentItems.id, { onDelete: "cascade" }),
  quantity: integer("quantity").notNull(),
  state: text("state").$type<Schemas["ReturnState"]>().notNull(),
  returnedAt: moment("returned_at").notNull(),
});

/** Issued invoices and credit notes. A trigger rejects changes: their content is frozen. */
export const issuedPapers = pgTable(
  "issued_papers",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").$type<Schemas["BillKind"]>().notNull(),
    year: integer("year").notNull(),
    sequence: integer("sequence").notNull(),
    number: text("number").notNull().unique(),
    numberKey: text("number_key").notNull(),
    documentId: integer("document_id")
      .notNull()
      .references(() => documents.id),
    correctsId: integer("corrects_id").references((): AnyPgColumn => issuedPapers.id),
    issuedAt: moment("issued_at").notNull(),
    /** Time of the clock, if it was before the last document's and `issuedAt` is that one’s; null otherwise. */
    clockAt: moment("clock_at"),
    totalCents: integer("total_cents").notNull(),
    content: jsonb("content").$type<PaperContent>().notNull(),
    /** Total and tax, below zero for a credit note. */
    signedCents: integer("signed_cents").notNull().generatedAlwaysAs(sql`case when kind …`),
    signedTaxCents: integer("signed_tax_cents").notNull().generatedAlwaysAs(sql`paper_tax_cents(…)`),
    /** Rates from 0 to 1 as texts, `0.055`, ascending. */
    taxRates: text("tax_rates").array().notNull().generatedAlwaysAs(sql`paper_tax_rates(content)`),
    isFacturX: boolean("is_factur_x").notNull().generatedAlwaysAs(sql`content ? 'business'`),
    /** Every number on the paper, in small letters. */
    searchText: text("search_text").notNull().generatedAlwaysAs(sql`lower(…)`),
  },
  (table) => [unique().on(table.kind, table.year, table.sequence)],
);

/** Last number of each series. */
export const paperSeries = pgTable(
  "paper_series",
  {
    kind: text("kind").$type<Schemas["BillKind"]>().notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
);

/** Last number that staff gave to an order or a quotation in a year. */
export const staffSeries = pgTable(
  "staff_series",
  {
    documentType: text("document_type").$type<"Order" | "Quotation">().notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentType, table.year] })],
);

/** Date of the last issued document of any kind: one row. */
export const paperDates = pgTable("paper_dates", {
  isOnly: boolean("is_only").primaryKey().default(true),
  lastAt: moment("last_at").notNull(),
});

/** The thread of a document: its events with their actors and texts. */
export const documentEvents = pgTable("document_events", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  documentId: integer("document_id")
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" }),
  kind: text("kind").$type<Schemas["DocumentEvent"]["kind"]>().notNull(),
  date: moment("date").notNull(),
  actorName: text("actor_name"),
  text: text("text"),
  itemCount: integer("item_count"),
  amountCents: integer("amount_cents"),
  mailType: text("mail_type"),
  trackingNumber: text("tracking_number"),
  refundMeans: text("refund_means").$type<Schemas["RefundMeans"]>(),
  refundReason: text("refund_reason").$type<Schemas["RefundReason"]>(),
});
