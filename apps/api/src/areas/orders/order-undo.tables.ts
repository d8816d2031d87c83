import type { Schemas } from "@reserve/contract";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../platform/database/columns.ts";
import type { MailRequest } from "../../platform/mail/mail.ts";
import type { WebhookEvent } from "../../platform/webhooks/webhooks.ts";
import { type documentItems, documents } from "./orders.tables.ts";

/** What a mail about an order may need beside the order itself. */
export interface MailOccasion {
  type: MailRequest["type"];
  /** The lines that it speaks of. */
  lines: readonly { title: string; quantity: number }[];
  amountCents: number;
  trackingNumber: string | null;
  storeName: string | null;
  /** Of a pickup: how many lines are there, of how many. */
  waiting?: { ready: number; total: number };
  message?: string;
}

/** Which papers follow from an action: the order's invoice, a credit note for these lines. */
export interface PapersDue {
  isBilled: boolean;
  cancelledIds: number[];
}

/** What leaves because of an action: at once, or when the action can no longer be taken back. */
export interface Effects {
  /** Who did it, as the thread calls them. */
  actorName: string;
  papers: PapersDue | null;
  mails: MailOccasion[];
  told: WebhookEvent | null;
  /** What was paid with it stands in the till already, and is taken back with it by rows of their own. */
  counterPaymentIds?: number[];
}

/** How an order stood before an action, as far as one changes it. */
export interface UndoSnapshot {
  document: Pick<
    typeof documents.$inferSelect,
    "documentStatus" | "paymentStatus" | "paidCents" | "refundedCents" | "refundDueCents" | "deliveryPackage"
  >;
  /** An ISO instant; absent in what was put off before it was kept. */
  paidAt?: string | null;
  items: Pick<typeof documentItems.$inferSelect, "id" | "quantity" | "status" | "parcelId" | "setAside" | "awaited">[];
  parcelIds: number[];
}

/** What was done to a document last, as long as it can be taken back. */
export const documentUndos = pgTable("document_undos", {
  documentId: integer("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  id: uuid("id").notNull(),
  kind: text("kind").$type<Schemas["DocumentUndo"]["kind"]>().notNull(),
  until: moment("until").notNull(),
  /** Of the document after the action. */
  version: integer("version").notNull(),
  before: jsonb("before").$type<UndoSnapshot>().notNull(),
  effects: jsonb("effects").$type<Effects>().notNull(),
  eventIds: integer("event_ids").array().notNull(),
});
