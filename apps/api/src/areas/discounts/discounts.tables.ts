import type { Schemas } from "@reserve/contract";
import type { DiscountAttribute } from "@reserve/domain";
import { bigint, boolean, integer, jsonb, numeric, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Discounts of the shop; irrelevant fields are empty. */
export const discounts = pgTable("discounts", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  description: text("description").notNull(),
  isPublished: boolean("is_published").notNull(),
  publicationStartTime: moment("publication_start_time"),
  publicationEndTime: moment("publication_end_time"),
  discountType: text("discount_type").$type<Schemas["DiscountType"]>().notNull(),
  isFree: boolean("is_free").notNull(),
  usePercentage: boolean("use_percentage").notNull(),
  discountPercentage: numeric("discount_percentage", { precision: 5, scale: 4, mode: "number" }),
  discountCents: bigint("discount_cents", { mode: "number" }),
  maximumCents: bigint("maximum_cents", { mode: "number" }),
  requiresCouponCode: boolean("requires_coupon_code").notNull(),
  couponCode: text("coupon_code"),
  isCumulative: boolean("is_cumulative").notNull(),
  minimumSpentCents: bigint("minimum_spent_cents", { mode: "number" }),
  billingCountry: text("billing_country"),
  shippingCountry: text("shipping_country"),
  customerRoleId: integer("customer_role_id"),
  needsFidelity: boolean("needs_fidelity").notNull(),
  paymentMethod: text("payment_method").$type<Schemas["PaymentMethod"]>(),
  shippingMethod: text("shipping_method").$type<Schemas["ShippingMethod"]>(),
  extensionData: text("extension_data"),
  limitationType: text("limitation_type").$type<Schemas["DiscountLimitationType"]>().notNull(),
  limitationTimes: integer("limitation_times"),
  subCategories: text("sub_categories").array().notNull(),
  categories: text("categories").array().notNull(),
  eans: text("eans").array().notNull(),
  attributes: jsonb("attributes").$type<DiscountAttribute[]>().notNull(),
  redemptionCount: integer("redemption_count").notNull().default(0),
  /** Total amount taken off the orders that used it, and their totals. */
  givenCents: bigint("given_cents", { mode: "number" }).notNull().default(0),
  turnoverCents: bigint("turnover_cents", { mode: "number" }).notNull().default(0),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Redemptions of discounts by orders, with their release. */
export const discountRedemptions = pgTable(
  "discount_redemptions",
  {
    discountId: integer("discount_id").notNull(),
    orderReference: text("order_reference").notNull(),
    customerId: integer("customer_id"),
    redeemedAt: moment("redeemed_at").notNull(),
    releasedAt: moment("released_at"),
    takenCents: bigint("taken_cents", { mode: "number" }).notNull(),
    orderCents: bigint("order_cents", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.discountId, table.orderReference] })],
);

/** All codes of all discounts; a trigger keeps the shared ones in sync. */
export const discountCodes = pgTable("discount_codes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  discountId: integer("discount_id").notNull(),
  code: text("code").notNull(),
  isShared: boolean("is_shared").notNull(),
  createdAt: moment("created_at").notNull(),
  orderReference: text("order_reference"),
  usedAt: moment("used_at"),
  withdrawnAt: moment("withdrawn_at"),
  changedAt: moment("changed_at").notNull(),
});
