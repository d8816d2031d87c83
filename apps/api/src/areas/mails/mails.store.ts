import { and, asc, count, desc, eq, min, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import { countRows } from "../../platform/lists.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import type { Waiting } from "../../platform/work-queues.ts";

/** A row of the list of sent mails. */
export type MailRow = typeof mails.$inferSelect;

/** What the list may be asked. */
export interface MailFilter {
  search: string | undefined;
  processed: boolean | undefined;
  /** True: a try failed and the mail still waits; false: the others. */
  isFailing: boolean | undefined;
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

// Said so that the index of waiting mails answers.
const IS_FAILING = sql`not ${mails.processed} and ${mails.error} is not null`;

/** How many mails could not be sent so far, and of when the oldest is. */
export async function countFailing(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(mails.createdAt) })
    .from(mails)
    .where(IS_FAILING);
  return row ?? { count: 0, oldestAt: null };
}

/** One page of mails and how many there are; the search ignores accents and case. */
export async function listMails(db: Db, filter: MailFilter) {
  const conditions: SQL[] = [];
  if (filter.processed !== undefined) conditions.push(eq(mails.processed, filter.processed));
  if (filter.isFailing !== undefined) conditions.push(filter.isFailing ? IS_FAILING : sql`not (${IS_FAILING})`);
  for (const word of (filter.search ?? "").split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    conditions.push(sql`${mails.searchText} like fold(${pattern})`);
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
