import type { Schemas } from "@reserve/contract";
import type { MessageStatus } from "@reserve/domain";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";
import { users } from "../../platform/identity/identity.tables.ts";

/** Messages of visitors and customers. `name_key`, `queue_key` and `search_text` are copies written by this area's stores only. */
export const messages = pgTable("messages", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  status: text("status").$type<MessageStatus>().notNull(),
  question: text("question").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  nameKey: text("name_key").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  additionalPhone: text("additional_phone"),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  receivedAt: moment("received_at").notNull(),
  answeredAt: moment("answered_at"),
  takenBy: text("taken_by"),
  takenAt: moment("taken_at"),
  takenById: integer("taken_by_id").references(() => users.id, { onDelete: "set null" }),
  customerId: integer("customer_id"),
  documentId: integer("document_id"),
  queueKey: text("queue_key").notNull(),
  version: integer("version").notNull().default(1),
  searchText: text("search_text").notNull(),
});

/** Replies of staff by mail. */
export const messageReplies = pgTable("message_replies", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  messageId: integer("message_id")
    .notNull()
    .references(() => messages.id, { onDelete: "cascade" }),
  date: moment("date").notNull(),
  actorName: text("actor_name"),
  text: text("text").notNull(),
  mailId: uuid("mail_id").notNull(),
});

/** Reply templates of staff: one row with the whole shop's list. */
export const replyTemplates = pgTable("reply_templates", {
  id: integer("id").primaryKey().default(1),
  items: jsonb("items").$type<Schemas["ReplyTemplate"][]>().notNull(),
  version: integer("version").notNull().default(1),
});
