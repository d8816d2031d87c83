import type { Schemas } from "@reserve/contract";
import { bigint, boolean, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Webhooks: URLs that receive events. */
export const webhooks = pgTable(
  "webhooks",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    url: text("url").notNull(),
    description: text("description").notNull(),
    nameKey: text("name_key").notNull(),
    searchText: text("search_text").notNull(),
    events: text("events").array().$type<Schemas["WebhookEventType"][]>().notNull(),
    isActive: boolean("is_active").notNull(),
    offReason: text("off_reason", { enum: ["Gone", "GivenUp"] }),
    isFailing: boolean("is_failing").notNull().default(false),
    lastSuccessAt: moment("last_success_at"),
    secretId: uuid("secret_id").notNull(),
    secretShownAt: moment("secret_shown_at"),
    previousSecretId: uuid("previous_secret_id"),
    previousSecretUntil: moment("previous_secret_until"),
    createdAt: moment("created_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [index("webhooks_name").on(table.nameKey, table.id), index("webhooks_created").on(table.createdAt, table.id)],
);

/** Events for webhooks: written with their cause, including the exact bytes to send. */
export const webhookEvents = pgTable(
  "webhook_events",
  {
    id: text("id").primaryKey(),
    type: text("type").$type<Schemas["WebhookBodyType"]>().notNull(),
    occurredAt: moment("occurred_at").notNull(),
    body: text("body").notNull(),
  },
  (table) => [index("webhook_events_occurred").on(table.occurredAt)],
);

/** Delivery of an event to a webhook. */
export const webhookDeliveries = pgTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey(),
    eventId: text("event_id")
      .notNull()
      .references(() => webhookEvents.id, { onDelete: "cascade" }),
    webhookId: integer("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    type: text("type").$type<Schemas["WebhookBodyType"]>().notNull(),
    occurredAt: moment("occurred_at").notNull(),
    tries: integer("tries").notNull().default(0),
    roundTries: integer("round_tries").notNull().default(0),
    roundBeganAt: moment("round_began_at").notNull(),
    isSending: boolean("is_sending").notNull().default(false),
    nextTryAt: moment("next_try_at"),
    deliveredAt: moment("delivered_at"),
    status: integer("status"),
    fault: text("fault", { enum: ["notPublic", "unreachable", "tooSlow", "broken"] }),
  },
  (table) => [
    index("webhook_deliveries_list").on(table.occurredAt.desc(), table.id),
    index("webhook_deliveries_of").on(table.webhookId, table.occurredAt.desc(), table.id),
    unique().on(table.eventId, table.webhookId),
  ],
);

/** Every delivery attempt with its response. */
export const webhookAttempts = pgTable(
  "webhook_attempts",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: uuid("delivery_id")
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: "cascade" }),
    at: moment("at").notNull(),
    milliseconds: integer("milliseconds").notNull(),
    status: integer("status"),
    fault: text("fault", { enum: ["notPublic", "unreachable", "tooSlow", "broken"] }),
    answer: text("answer").notNull(),
  },
  (table) => [index("webhook_attempts_of").on(table.deliveryId, table.id)],
);
