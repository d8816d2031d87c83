import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { SubscriberEventKind, SubscriberState, SubscriptionType, SuppressionReason } from "@reserve/domain";
import { boolean, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Subscriptions. */
export const subscriptions = pgTable("subscriptions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  type: text("type").$type<SubscriptionType>().notNull(),
  identifier: text("identifier").notNull(),
  displayedText: text("displayed_text").notNull(),
  needsConfirmation: boolean("needs_confirmation").notNull(),
  localizations: jsonb("localizations").$type<Schemas["SubscriptionTexts"]>().notNull(),
  nameKey: text("name_key").notNull(),
  searchText: text("search_text").notNull(),
  createdAt: moment("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Consent: the text agreed to, where, and from which network. */
export interface Consent {
  words: string;
  origin: string;
  url: string;
  network: string;
}

/** Subscribers with proof of consent, also those who left. */
export const subscribers = pgTable("subscribers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  subscriptionId: integer("subscription_id").notNull(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  locale: text("locale").$type<LocaleCode>().notNull(),
  state: text("state").$type<SubscriberState>().notNull(),
  since: moment("since").notNull(),
  consentAt: moment("consent_at").notNull(),
  words: text("words").notNull(),
  origin: text("origin").notNull(),
  url: text("url").notNull(),
  network: text("network").notNull(),
  confirmedAt: moment("confirmed_at"),
  confirmedNetwork: text("confirmed_network").notNull().default(""),
  request: jsonb("request").$type<Consent>(),
  requestedAt: moment("requested_at"),
  searchText: text("search_text").notNull(),
});

/** Events of subscribers. */
export const subscriberEvents = pgTable("subscriber_events", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  subscriptionId: integer("subscription_id").notNull(),
  subscriberId: integer("subscriber_id").notNull(),
  kind: text("kind").$type<SubscriberEventKind>().notNull(),
  at: moment("at").notNull(),
  change: smallint("change").notNull(),
  reason: text("reason").$type<NonNullable<Schemas["SubscriberEvent"]["reason"]>>(),
  note: text("note").notNull().default(""),
  byName: text("by_name"),
});

/** Suppressed e-mail addresses, for all subscriptions. */
export const suppressedEmails = pgTable("suppressed_emails", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  email: text("email").notNull(),
  emailKey: text("email_key").notNull(),
  reason: text("reason").$type<SuppressionReason>().notNull(),
  note: text("note").notNull(),
  byName: text("by_name"),
  at: moment("at").notNull(),
  searchText: text("search_text").notNull(),
});

/** Lists of people that were dry-run, with their results. */
export const subscriberImports = pgTable("subscriber_imports", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  subscriptionId: integer("subscription_id").notNull(),
  state: text("state").$type<Schemas["SubscriberImport"]["state"]>().notNull(),
  fileName: text("file_name").notNull(),
  file: text("file"),
  lineCount: integer("line_count").notNull(),
  newCount: integer("new_count").notNull(),
  knownCount: integer("known_count").notNull(),
  leftCount: integer("left_count").notNull(),
  duplicateCount: integer("duplicate_count").notNull(),
  invalidCount: integer("invalid_count").notNull(),
  lines: jsonb("lines").$type<Schemas["SubscriberImportLine"][]>().notNull(),
  origin: text("origin").notNull().default(""),
  words: text("words").notNull().default(""),
  addedCount: integer("added_count").notNull().default(0),
  taskId: text("task_id"),
  createdAt: moment("created_at").notNull(),
  preview: jsonb("preview").$type<Schemas["SubscriberImportTable"]>().notNull(),
  mapping: jsonb("mapping").$type<Schemas["SubscriberImportPreparation"]["columns"]>(),
});
