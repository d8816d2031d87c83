import type { Schemas } from "@reserve/contract";
import { integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { Sentence } from "../../platform/contract/refusals.ts";
import { moment } from "../../platform/database/columns.ts";

/** Records of the shop's site and tills by their own references. */
export const intakeRecords = pgTable(
  "intake_records",
  {
    kind: text("kind", { enum: ["customer", "order", "payment", "delivery", "message", "registration", "erasure"] }).notNull(),
    reference: text("reference").notNull(),
    /** Source of the reference: `key 7`, `user 3`; empty for records from before sources were stored, which every source may reference. */
    source: text("source").notNull(),
    /** Digest of the submitted content. */
    digest: text("digest").notNull(),
    /** Id of the customer, document, message or registration it created or changed; an erased customer is a row without a name. */
    entityId: integer("entity_id").notNull(),
    takenAt: moment("taken_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.reference] })],
);

/** A fault of a kept record, in both languages. */
export interface TrayProblem {
  propertyName: string;
  errorMessage: Sentence;
}

/** Orders and payments of the site that could not be taken as they were sent. */
export const intakeTray = pgTable(
  "intake_tray",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").$type<Schemas["TrayKind"]>().notNull(),
    source: text("source").notNull(),
    reference: text("reference").notNull(),
    digest: text("digest").notNull(),
    state: text("state").$type<Schemas["TrayState"]>().notNull().default("Waiting"),
    /** As sent; null once released or discarded. */
    content: jsonb("content").$type<Schemas["IntakeOrder"] | Schemas["IntakePayment"]>(),
    problems: jsonb("problems").$type<TrayProblem[]>().notNull(),
    amountCents: integer("amount_cents").notNull(),
    /** The customer's or the order's reference that was unknown. */
    waitsFor: text("waits_for"),
    documentId: integer("document_id"),
    reason: text("reason"),
    receivedAt: moment("received_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [unique().on(table.source, table.kind, table.reference)],
);
