import type { Schemas } from "@reserve/contract";
import { and, asc, count, desc, eq, gte, inArray, lt, min, or, type SQL, sql } from "drizzle-orm";
import { emailsOfCustomer } from "../../platform/customers/customer-emails.ts";
import type { Db } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { mailsToCustomer } from "../../platform/mail/customer-mails.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import type { Waiting } from "../../platform/work-queues.ts";

/** A row of the list of sent mails. */
export type MailRow = typeof mails.$inferSelect;

/** Filters of the mail list. */
export interface MailFilter {
  search: string | undefined;
  processed: boolean | undefined;
  /** True: an attempt failed and the mail still waits; false: the others. */
  isFailing: boolean | undefined;
  state: readonly Schemas["MailState"][] | undefined;
  type: readonly Schemas["MailType"][] | undefined;
  /** Written in this period: lower bound inclusive, upper bound exclusive. */
  from: Date | undefined;
  before: Date | undefined;
  documentId: number | undefined;
  customerId: number | undefined;
  sort: "createdAt" | "sentDate" | "to" | "subject";
  isDescending: boolean;
  page: number;
  pageSize: number;
}

const SORTS = {
  createdAt: mails.createdAt,
  sentDate: mails.sentDate,
  to: sql`fold(${mails.to}->>0)`,
  subject: sql`fold(${mails.subject})`,
};

// Written so that the index of waiting mails applies.
const IS_FAILING = sql`not ${mails.processed} and ${mails.error} is not null`;
const IN_STATE = {
  Waiting: sql`not ${mails.processed} and ${mails.error} is null`,
  Sent: sql`${mails.processed}`,
  Failing: IS_FAILING,
} satisfies Record<Schemas["MailState"], SQL>;

/** Counts unsent mails, with the age of the oldest. */
export async function countFailing(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(mails.createdAt) })
    .from(mails)
    .where(IS_FAILING);
  return row ?? { count: 0, oldestAt: null };
}

/** Returns a mail with its text, or null. */
export async function findMail(db: Db, id: string): Promise<MailRow | null> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row ?? null;
}

/** Returns a page of mails with the total; the search ignores accents and case. */
export async function listMails(db: Db, filter: MailFilter) {
  const conditions: SQL[] = [];
  const states = filter.state?.length ? or(...filter.state.map((state) => sql`(${IN_STATE[state]})`)) : undefined;
  if (states) conditions.push(states);
  if (filter.type?.length) conditions.push(inArray(mails.type, [...filter.type]));
  if (filter.from) conditions.push(gte(mails.createdAt, filter.from));
  if (filter.before) conditions.push(lt(mails.createdAt, filter.before));
  if (filter.documentId !== undefined) conditions.push(eq(mails.documentId, filter.documentId));
  if (filter.customerId !== undefined) {
    const emails = await emailsOfCustomer(db, filter.customerId);
    // No mail was sent to an unknown customer.
    conditions.push(mailsToCustomer(emails ?? []));
  }
  if (filter.processed !== undefined) conditions.push(eq(mails.processed, filter.processed));
  if (filter.isFailing !== undefined) conditions.push(filter.isFailing ? IS_FAILING : sql`not (${IS_FAILING})`);
  for (const word of (filter.search ?? "").split(/\s+/).filter(Boolean)) {
    conditions.push(sql`${mails.searchText} like fold(${`%${escapeLike(word)}%`})`);
  }
  const where = and(...conditions);
  const direction = filter.isDescending ? desc : asc;
  const order = direction(SORTS[filter.sort]);
  const rows = await db
    .select()
    .from(mails)
    .where(where)
    .orderBy(filter.sort === "sentDate" ? sql`${order} nulls last` : order, mails.id)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return { rows, counted: await countRows(db, mails, where) };
}
