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
  /** As typed: words of title, review and name, or an EAN. */
  search?: string | undefined;
  status?: readonly ReviewStatus[] | undefined;
  rating?: readonly string[] | undefined;
}

/** A review held for this transaction: nobody else can decide or answer it until it ends. */
export type LockedReview = typeof reviews.$inferSelect;

const SORT_FIELDS = {
  queue: { key: reviews.queueKey, type: "text" },
  createdAt: { key: reviews.createdAt, type: "timestamptz" },
  rating: { key: reviews.rating, type: "integer" },
} satisfies Record<string, SortField>;

/** A page of reviews with their number. */
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

/** How many wait for a decision, and since when the oldest does. */
export async function countPending(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(reviews.createdAt) })
    .from(reviews)
    .where(and(...conditionsOf({ status: ["Pending"] })));
  return row ?? { count: 0, oldestAt: null };
}

/** One review, or null. */
export async function findReview(db: Db, id: number): Promise<Schemas["Review"] | null> {
  const [row] = await db
    .select({ review: reviews, productId: productTitles.id })
    .from(reviews)
    .leftJoin(productTitles, eq(productTitles.ean, reviews.ean))
    .where(eq(reviews.id, id));
  return row ? asReview(row.review, row.productId) : null;
}

/** Takes those that there are for this transaction, waiting for whoever has them: always in the order of their ids, so that no two wait for one another. */
export function lockReviews(tx: Db, ids: readonly number[]): Promise<LockedReview[]> {
  return tx
    .select()
    .from(reviews)
    .where(inArray(reviews.id, [...ids]))
    .orderBy(asc(reviews.id))
    .for("update");
}

/** Decides held reviews, with their place in the order of work and their next version. */
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

/** Writes what the shop says to a held review, over what it said before, and the next version. */
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
