import type { Schemas } from "@reserve/contract";
import { type ReviewDecision, type ReviewStatus, searchKey } from "@reserve/domain";
import { and, asc, count, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesWords } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import type { Waiting } from "../../platform/work-queues.ts";
import { asReview, queueKey } from "./review.record.ts";
import { reviews } from "./reviews.tables.ts";

/** Filters of the list of reviews. */
export interface ReviewFilters {
  /** Search text: words of title, review and name, or an EAN. */
  search?: string | undefined;
  status?: readonly ReviewStatus[] | undefined;
  rating?: readonly string[] | undefined;
}

/** A review locked for this transaction. */
export type LockedReview = typeof reviews.$inferSelect;

const SORT_FIELDS = {
  queue: { key: reviews.queueKey, type: "text" },
  createdAt: { key: reviews.createdAt, type: "timestamptz" },
  rating: { key: reviews.rating, type: "integer" },
} satisfies Record<string, SortField>;

/** Returns a page of reviews, with the total. */
export async function listReviews(
  db: Db,
  filters: ReviewFilters,
  sort: string,
  params: PageParams,
): Promise<Omit<Schemas["ReviewPage"], "page" | "pageSize">> {
  const where = and(...conditionsOf(filters));
  const ordering = orderingOf(sort, reviews.id, SORT_FIELDS);
  const found = idsOfPage(db, reviews, where, ordering, params);
  const rows = await db
    .select({ review: reviews, productId: productTitles.id, id: reviews.id, cursorKey: found.cursorKey })
    .from(found)
    .innerJoin(reviews, eq(reviews.id, found.id))
    .leftJoin(productTitles, eq(productTitles.ean, reviews.ean))
    .orderBy(...orderBy(ordering));
  const page = cutPage(rows, params.pageSize, ordering);
  const counted = await countRows(db, reviews, where, () => estimateRows(db, reviews, where), filters.search ? orderBy(ordering) : []);
  return { items: page.rows.map(({ review, productId }) => asReview(review, productId)), nextCursor: page.nextCursor, ...counted };
}

/** Counts the pending reviews, with the age of the oldest. */
export async function countPending(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(reviews.createdAt) })
    .from(reviews)
    .where(and(...conditionsOf({ status: ["Pending"] })));
  return row ?? { count: 0, oldestAt: null };
}

/** Returns a review; null if there is none. */
export async function findReview(db: Db, id: number): Promise<Schemas["Review"] | null> {
  const [row] = await db
    .select({ review: reviews, productId: productTitles.id })
    .from(reviews)
    .leftJoin(productTitles, eq(productTitles.ean, reviews.ean))
    .where(eq(reviews.id, id));
  return row ? asReview(row.review, row.productId) : null;
}

/** Locks the existing reviews among these for this transaction, in id order, to avoid deadlocks. */
export function lockReviews(tx: Db, ids: readonly number[]): Promise<LockedReview[]> {
  return tx
    .select()
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for("update");
}

/** Decides locked reviews: status, work order and version. */
export async function decideReviews(
  tx: Db,
  lockedReviews: readonly LockedReview[],
  decision: { status: ReviewDecision; at: Date; by: string },
): Promise<void> {
  if (lockedReviews.length === 0) return;
  const { status, at, by } = decision;
  const places = sql.join(
    lockedReviews.map(({ id, createdAt }) => sql`(${id}::integer, ${queueKey(status, createdAt)})`),
    sql`, `,
  );
  await tx
    .update(reviews)
    .set({ status, decidedAt: at, decidedBy: by, queueKey: sql`place.key`, version: sql`${reviews.version} + 1` })
    .from(sql`(values ${places}) as place (id, key)`)
    .where(sql`place.id = ${reviews.id}`);
}

/** Writes the shop's answer to a locked review and increments its version. */
export async function writeAnswer(tx: Db, { id, version }: LockedReview, answer: Schemas["ReviewAnswer"]): Promise<void> {
  await tx
    .update(reviews)
    .set({
      answerText: answer.text,
      answeredAt: new Date(answer.at),
      answeredBy: answer.by,
      version: version + 1,
      answerVersion: version + 1,
    })
    .where(eq(reviews.id, id));
}

/** Deletes a locked record. */
export async function removeReview(tx: Db, { id }: LockedReview): Promise<void> {
  await tx.delete(reviews).where(eq(reviews.id, id));
}

function conditionsOf(filters: ReviewFilters): SQL[] {
  const conditions: SQL[] = [];
  if (filters.search?.trim()) conditions.push(...matchesWords(reviews.searchText, searchKey(filters.search)));
  if (filters.status?.length) conditions.push(inArray(reviews.status, [...filters.status]));
  if (filters.rating?.length) conditions.push(inArray(reviews.rating, filters.rating.map(Number)));
  return conditions;
}
