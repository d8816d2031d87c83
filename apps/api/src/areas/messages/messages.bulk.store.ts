import { searchKey } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { queueKey } from "./message.record.ts";
import { messageReplies, messages } from "./messages.tables.ts";

/** A message from an outside source; keys and search text are computed on insert. */
export type NewMessage = Omit<typeof messages.$inferInsert, "id" | "nameKey" | "queueKey" | "version" | "searchText"> & { id: number };
/** A reply to one of the messages. */
export type NewReply = typeof messageReplies.$inferInsert & { id: number };

/** Inserts messages with replies, whose mails exist, with explicit ids, and moves the id sequences past them. */
export async function addMessages(tx: Db, added: { messages: readonly NewMessage[]; replies: readonly NewReply[] }): Promise<void> {
  await insertMessages(tx, added.messages);
  await insertRows(tx, messageReplies, added.replies);
  await continueIds(tx, messages);
  await continueIds(tx, messageReplies);
}

/** Inserts messages whose ids were drawn from the sequence. */
export async function insertMessages(tx: Db, added: readonly NewMessage[]): Promise<void> {
  const rows = added.map((message) => ({
    ...message,
    nameKey: searchKey(`${message.lastName} ${message.firstName}`),
    queueKey: queueKey(message.status, message.receivedAt),
    searchText: searchText(message),
  }));
  await insertRows(tx, messages, rows);
}

/** Returns the folded search text of a message; the leading space marks the beginning of its first word. */
function searchText({ firstName, lastName, email, subject, message, documentId }: NewMessage): string {
  const texts = [`${firstName} ${lastName}`, email, subject, message, documentId === null ? "" : String(documentId ?? "")];
  return ` ${[...new Set(texts.map(searchKey))].filter((text) => text !== "").join(" ")}`;
}
