import type { Schemas } from "@reserve/contract";
import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../../platform/database/columns.ts";
import type { MailRequest } from "../../../platform/mail/mail.ts";
import type { WebhookEvent } from "../../../platform/webhooks/webhooks.ts";
import { type documentItems, documents } from "../orders.tables.ts";

/** Facts of an order mail beyond the order itself. */
export interface MailOccasion {
  type: MailRequest["type"];
  /** The lines it mentions. */
  lines: readonly { title: string; quantity: number }[];
  amountCents: number;
  trackingNumber: string | null;
  storeName: string | null;
  /** For a pickup: number of available lines, and of all lines. */
  waiting?: { ready: number; total: number };
  message?: string;
}

/** Papers caused by an action: the invoice, a credit note for these lines. */
export interface PapersDue {
  isBilled: boolean;
  cancelledIds: number[];
}

/** Effects of an action: sent immediately, or when the undo period ends. */
export interface Effects {
  /** Name of the actor in the thread. */
  actorName: string;
  papers: PapersDue | null;
  mails: MailOccasion[];
  told: WebhookEvent | null;
  /** Payments of the action; an undo reverses them with entries of their own. */
  entryIds?: number[];
}

/** State of an order before an action, as far as it changes. */
export interface UndoSnapshot {
  document: Pick<
    typeof documents.$inferSelect,
    | "documentStatus"
    | "paymentStatus"
    | "paidCents"
    | "refundedCents"
    | "returnedCents"
    | "refundDueCents"
    | "paymentDueCents"
    | "deliveryPackage"
  >;
  /** An ISO instant; absent in rows from before it was stored. */
  paidAt?: string | null;
  items: Pick<typeof documentItems.$inferSelect, "id" | "quantity" | "status" | "parcelId" | "setAside" | "awaited">[];
  parcelIds: number[];
}

/** The last action of a document, while it can be undone. */
export const documentUndos = pgTable("document_undos", {
  documentId: integer("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  id: uuid("id").notNull(),
  kind: text("kind").$type<Schemas["DocumentUndo"]["kind"]>().notNull(),
  until: moment("until").notNull(),
  /** The document's version after the action. */
  version: integer("version").notNull(),
  before: jsonb("before").$type<UndoSnapshot>().notNull(),
  effects: jsonb("effects").$type<Effects>().notNull(),
  eventIds: integer("event_ids").array().notNull(),
});
