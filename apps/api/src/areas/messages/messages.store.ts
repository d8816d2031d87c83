import type { Schemas } from "@reserve/contract";
import { type MessageStatus, searchedEmail, searchKey } from "@reserve/domain";
import { and, asc, count, eq, inArray, isNull, min, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesWords } from "../../platform/lists/search.ts";
import { countPage, totalOf } from "../../platform/lists.ts";
import type { Waiting } from "../../platform/work-queues.ts";
import { asMessage, asMessageSummary, queueKey } from "./message.record.ts";
import { messageReplies, messages } from "./messages.tables.ts";

/** Filters of the list of messages. */
export interface MessageFilters {
  /** Search text: words of names, e-mail, subject and text, or an order number. */
  search?: string | undefined;
  status?: readonly MessageStatus[] | undefined;
  question?: readonly string[] | undefined;
  customerId?: number | undefined;
  /** Filters by assignee: a user id, or null for unassigned; several are combined with OR. */
  owners?: readonly (number | null)[] | undefined;
}

/** A message locked for this transaction. */
export type LockedMessage = typeof messages.$inferSelect;

const SORT_FIELDS = {
  queue: { key: messages.queueKey, type: "text" },
  receivedAt: { key: messages.receivedAt, type: "timestamptz" },
  lastName: { key: messages.nameKey, type: "text" },
} satisfies Record<string, SortField>;

const SUMMARY = {
  id: messages.id,
  status: messages.status,
  question: messages.question,
  firstName: messages.firstName,
  lastName: messages.lastName,
  email: messages.email,
  subject: messages.subject,
  receivedAt: messages.receivedAt,
  answeredAt: messages.answeredAt,
  takenBy: messages.takenBy,
  takenAt: messages.takenAt,
  takenById: messages.takenById,
  customerId: messages.customerId,
  documentId: messages.documentId,
};

/** Returns a page of messages, with the total. */
export async function listMessages(
  db: Db,
  filters: MessageFilters,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["MessagePage"], "page" | "pageSize">> {
  const where = and(...conditionsOf(filters));
  const ordering = orderingOf(sort, messages.id, SORT_FIELDS);
  const found = idsOfPage(db, messages, where, ordering, params);
  const order = filters.search ? orderBy(orderingOf("-receivedAt", messages.id, SORT_FIELDS)) : [];
  const rows = await db
    .select({ ...SUMMARY, cursorKey: found.cursorKey, total: totalOf(db, messages, where, order) })
    .from(found)
    .innerJoin(messages, eq(messages.id, found.id))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countPage(rows, db, messages, where, () => estimateRows(db, messages, where), order);
  return { items: page.rows.map(asMessageSummary), nextCursor: page.nextCursor, ...counted };
}

/** Counts pending messages, with the age of the oldest. */
export async function countPending(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(messages.receivedAt) })
    .from(messages)
    .where(and(...conditionsOf({ status: ["Pending"] })));
  return row ?? { count: 0, oldestAt: null };
}

/** Returns a message with its replies; null if there is none. */
export async function findMessage(db: Db, id: number): Promise<Schemas["Message"] | null> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  if (!row) return null;
  const replies = await db
    .select()
    .from(messageReplies)
    .where(eq(messageReplies.messageId, id))
    .orderBy(asc(messageReplies.date), asc(messageReplies.id));
  return asMessage(row, replies);
}

/** Returns the current versions of messages. */
export function readVersions(db: Db, ids: readonly number[]): Promise<{ id: number; version: number }[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .select({ id: messages.id, version: messages.version })
    .from(messages)
    .where(inArray(messages.id, [...ids]));
}

/** Locks a message for this transaction; null when it does not exist. */
export async function lockMessage(tx: Db, id: number): Promise<LockedMessage | null> {
  const [row] = await tx.select().from(messages).where(eq(messages.id, id)).for("update");
  return row ?? null;
}

/** Changes of a message move; absent fields stay. */
export interface MessageMove {
  status: MessageStatus;
  answeredAt?: Date;
  takenBy?: string | null;
  takenById?: number | null;
  takenAt?: Date | null;
}

/** Moves a locked message: status, work order and version. */
export async function moveMessage(tx: Db, lockedMessage: LockedMessage, change: MessageMove): Promise<void> {
  await tx
    .update(messages)
    .set({ ...change, queueKey: queueKey(change.status, lockedMessage.receivedAt), version: sql`${messages.version} + 1` })
    .where(eq(messages.id, lockedMessage.id));
}

/** Adds a reply to the thread. */
export async function addReply(tx: Db, reply: Omit<typeof messageReplies.$inferInsert, "id">): Promise<void> {
  await tx.insert(messageReplies).values(reply);
}

function conditionsOf(filters: MessageFilters): SQL[] {
  const conditions: SQL[] = [];
  if (filters.search?.trim()) conditions.push(...matchesWords(messages.searchText, searchKey(searchedEmail(filters.search))));
  if (filters.status?.length) conditions.push(inArray(messages.status, [...filters.status]));
  if (filters.question?.length) conditions.push(inArray(messages.question, [...filters.question]));
  if (filters.owners?.length) {
    const theirs = filters.owners.flatMap((owner) => owner ?? []);
    const nobodys = filters.owners.includes(null) ? isNull(messages.takenById) : undefined;
    const condition = or(theirs.length > 0 ? inArray(messages.takenById, theirs) : undefined, nobodys);
    if (condition) conditions.push(condition);
  }
  if (filters.customerId !== undefined) conditions.push(eq(messages.customerId, filters.customerId));
  return conditions;
}
