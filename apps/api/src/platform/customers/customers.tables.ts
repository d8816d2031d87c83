import type { Schemas } from "@reserve/contract";
import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Customer roles of the shop. */
export const customerRoles = pgTable("customer_roles", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull().unique(),
});

/** Customers. `name_key` and `search_text` are folded copies, written by `addCustomers` only; order and message totals are maintained by triggers. */
export const customers = pgTable("customers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  company: text("company"),
  email: text("email").notNull(),
  phone: text("phone"),
  roleId: integer("role_id").references(() => customerRoles.id),
  billingAddress: jsonb("billing_address").$type<Schemas["Address"]>(),
  shippingAddress: jsonb("shipping_address").$type<Schemas["Address"]>(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  orderCount: integer("order_count").notNull().default(0),
  orderTotalCents: bigint("order_total_cents", { mode: "number" }).notNull().default(0),
  lastOrderAt: moment("last_order_at"),
  messageCount: integer("message_count").notNull().default(0),
  note: text("note").notNull().default(""),
  siret: text("siret"),
  vatNumber: text("vat_number"),
  serviceCode: text("service_code"),
  /** When the business is invoiced; null: as the shop does. */
  invoicing: text("invoicing").$type<Schemas["Invoicing"]>(),
  erasedAt: moment("erased_at"),
  mergedIntoId: integer("merged_into_id"),
  /** Lower-case e-mail addresses of customers merged into this one. */
  formerEmails: text("former_emails").array().notNull().default([]),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});
