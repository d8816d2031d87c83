import type { ActionType, StatsUnit, TargetGroup } from "@reserve/domain";
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Visitor events, denormalized. */
export const analyticEvents = pgTable("analytic_events", {
  /** Id assigned by the sender. */
  id: text("id").primaryKey(),
  at: moment("at").notNull(),
  action: text("action").$type<ActionType>().notNull(),
  /** Null for an unidentified visitor. */
  customerId: integer("customer_id"),
  visitorGuid: uuid("visitor_guid"),
  ean: text("ean"),
  category: text("category"),
  publisher: text("publisher"),
  /** Folded search term. */
  searchKey: text("search_key"),
  amountCents: bigint("amount_cents", { mode: "number" }),
});

/** Distinct categories and publishers of each person's actions. */
export const analyticFacts = pgTable(
  "analytic_facts",
  {
    action: text("action").$type<ActionType>().notNull(),
    fact: text("fact").$type<"category" | "publisher">().notNull(),
    value: text("value").notNull(),
    customerId: integer("customer_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.action, table.fact, table.value, table.customerId] })],
);

/** Count and last time of each person's actions; maintained by `count_person_events` only. */
export const analyticSums = pgTable(
  "analytic_sums",
  {
    customerId: integer("customer_id").notNull(),
    action: text("action").$type<ActionType | "Visit">().notNull(),
    count: integer("count").notNull(),
    lastAt: moment("last_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.action] })],
);

/** Actions per person and day, week or month, Europe/Paris. */
export const analyticVisits = pgTable(
  "analytic_visits",
  {
    grain: text("grain").$type<StatsUnit>().notNull(),
    /** First day of the period. */
    start: date("start").notNull(),
    customerId: integer("customer_id").notNull(),
    events: integer("events").notNull(),
  },
  (table) => [primaryKey({ columns: [table.grain, table.start, table.customerId] })],
);

/** Targets: conditions on people, with the last count. */
export const targets = pgTable("targets", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  description: text("description").notNull(),
  tree: jsonb("tree").$type<TargetGroup>().notNull(),
  people: integer("people").notNull(),
  countedAt: moment("counted_at").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});
