import { boolean, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Every mail the shop sends: written in its cause's transaction, sent afterwards. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    type: text("type").notNull(),
    from: text("from_address").notNull(),
    to: jsonb("to_addresses").$type<string[]>().notNull(),
    cc: jsonb("cc_addresses").$type<string[]>().notNull(),
    bcc: jsonb("bcc_addresses").$type<string[]>().notNull(),
    subject: text("subject").notNull(),
    text: text("body_text").notNull(),
    html: text("body_html").notNull(),
    /** Lower case without accents, for the list's search. */
    searchText: text("search_text").notNull(),
    processed: boolean("processed").notNull().default(false),
    sentTries: integer("sent_tries").notNull().default(0),
    sentDate: moment("sent_date"),
    error: text("error"),
    extra: jsonb("extra").$type<Record<string, unknown>>().notNull(),
    documentId: integer("document_id"),
    createdAt: moment("created_at").notNull(),
    nextTryAt: moment("next_try_at").notNull(),
  },
  (table) => [
    index("mails_created_at").on(table.createdAt.desc(), table.id),
    index("mails_sent_date").on(table.sentDate.desc(), table.id),
    index("mails_document_id").on(table.documentId),
    index("mails_waiting").on(table.nextTryAt),
    index("mails_type").on(table.type, table.createdAt.desc(), table.id),
  ],
);
