import type { Schemas } from "@reserve/contract";
import { type ReviewDecision, type ReviewStatus, searchKey } from "@reserve/domain";
import { and, count, eq, inArray, min, type SQL, sql } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import type { Db } from "../../platform/database/database.ts";
import { cutPage, estimateRows, idsOfPage, orderBy, orderingOf, type PageParams, type SortField } from "../../platform/lists/keyset.ts";
import { matchesWords } from "../../platform/lists/search.ts";
import { countRows } from "../../platform/lists.ts";
import { type RowOf, recordTable } from "../../platform/records/record-table.ts";
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

/** Review records, with the product that has their EAN. */
export const reviewRows = recordTable(reviews, {
  computed: { productId: sql<number | null>`(select id from ${productTitles} where ${productTitles}.ean = ${reviews}.ean)` },
});
/** A review's row. */
export type ReviewRow = RowOf<typeof reviewRows>;

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

/** Decides locked reviews: status, work order and version. */
export async function decideReviews(
  tx: Db,
  lockedReviews: readonly ReviewRow[],
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

/** Writes the shop's answer to a locked review. */
export function writeAnswer(tx: Db, { id, version }: ReviewRow, answer: Schemas["ReviewAnswer"]): Promise<ReviewRow> {
  const { text: answerText, at, by: answeredBy } = answer;
  return reviewRows.change(tx, id, { answerText, answeredAt: new Date(at), answeredBy, answerVersion: version + 1 });
}

function conditionsOf(filters: ReviewFilters): SQL[] {
  const conditions: SQL[] = [];
  if (filters.search?.trim()) conditions.push(...matchesWords(reviews.searchText, searchKey(filters.search)));
  if (filters.status?.length) conditions.push(inArray(reviews.status, [...filters.status]));
  if (filters.rating?.length) conditions.push(inArray(reviews.rating, filters.rating.map(Number)));
  return conditions;
}
