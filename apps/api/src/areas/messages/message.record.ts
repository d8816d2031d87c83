import type { Schemas } from "@reserve/contract";
import { type MessageStatus, messageStatuses } from "@reserve/domain";
import type { messageReplies, messages } from "./messages.tables.ts";

type Row = typeof messages.$inferSelect;

/** Columns of a message in lists. */
type SummaryRow = Pick<
  Row,
  | "id"
  | "status"
  | "question"
  | "firstName"
  | "lastName"
  | "email"
  | "subject"
  | "receivedAt"
  | "answeredAt"
  | "takenBy"
  | "takenAt"
  | "takenById"
  | "customerId"
  | "documentId"
>;

/** Returns a row as the contract's message of a list. */
export function asMessageSummary(row: SummaryRow): Schemas["MessageSummary"] {
  return {
    id: row.id,
    status: row.status,
    question: row.question,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    subject: row.subject,
    receivedAt: row.receivedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    takenBy: row.takenBy,
    takenAt: row.takenAt?.toISOString() ?? null,
    takenById: row.takenById,
    customerId: row.customerId,
    documentId: row.documentId,
  };
}

/** Converts rows to the contract's message; replies oldest first. */
export function asMessage(row: Row, replies: readonly (typeof messageReplies.$inferSelect)[]): Schemas["Message"] {
  return {
    ...asMessageSummary(row),
    phone: row.phone,
    additionalPhone: row.additionalPhone,
    message: row.message,
    replies: replies.map(({ id, date, actorName, text }) => ({ id, date: date.toISOString(), actorName, text })),
    version: row.version,
  };
}

const LATEST = 9_999_999_999_999;

/** Returns the sort key of the work order: waiting, oldest first; then in progress; then solved, newest first. */
export function queueKey(status: MessageStatus, receivedAt: Date): string {
  const time = receivedAt.getTime();
  return `${messageStatuses.indexOf(status)}${String(status === "Solved" ? LATEST - time : time).padStart(13, "0")}`;
}
