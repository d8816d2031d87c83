import type { ReviewStatus } from "@reserve/domain";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";

/** Reviews by readers. `queue_key` and `search_text` are copies written by this area's stores only. */
export const reviews = pgTable("reviews", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  ean: text("ean").notNull(),
  title: text("title").notNull(),
  rating: integer("rating").notNull(),
  text: text("text").notNull(),
  name: text("name").notNull(),
  customerId: integer("customer_id"),
  status: text("status").$type<ReviewStatus>().notNull(),
  createdAt: moment("created_at").notNull(),
  decidedAt: moment("decided_at"),
  decidedBy: text("decided_by"),
  answerText: text("answer_text"),
  answeredAt: moment("answered_at"),
  answeredBy: text("answered_by"),
  queueKey: text("queue_key").notNull(),
  searchText: text("search_text").notNull(),
  version: integer("version").notNull().default(1),
  answerVersion: integer("answer_version").notNull().default(1),
});
