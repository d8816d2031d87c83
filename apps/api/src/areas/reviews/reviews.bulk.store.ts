import { searchKey } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { queueKey } from "./review.record.ts";
import { reviews } from "./reviews.tables.ts";

/** A review as its reader sent it, and what was decided and answered since; its keys and search text are made here. */
export type NewReview = Omit<typeof reviews.$inferInsert, "id" | "queueKey" | "searchText" | "version" | "answerVersion"> & { id: number };

/** Inserts reviews; all ids are given, and new ones number on from the highest. */
export async function addReviews(tx: Db, added: readonly NewReview[]): Promise<void> {
  const rows = added.map((review) => ({ ...review, queueKey: queueKey(review.status, review.createdAt), searchText: searchText(review) }));
  await insertRows(tx, reviews, rows);
  await continueIds(tx, reviews);
}

/** Everything by which staff look for a review, folded; the leading blank marks the beginning of its first word. */
export function searchText({ title, ean, text, name }: Pick<NewReview, "title" | "ean" | "text" | "name">): string {
  return ` ${[title, ean, text, name].map(searchKey).join(" ")}`;
}
