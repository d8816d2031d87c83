import { searchKey } from "@reserve/domain";
import type { Db } from "../../platform/database/database.ts";
import { continueIds, insertRows } from "../../platform/seed/insert-rows.ts";
import { queueKey } from "./review.record.ts";
import { reviews } from "./reviews.tables.ts";

/** A review as sent, with decision and answer; keys and search text are computed on insert. */
export type NewReview = Omit<typeof reviews.$inferInsert, "id" | "queueKey" | "searchText" | "version" | "answerVersion"> & { id: number };

/** Inserts reviews with explicit ids and moves the id sequence past them. */
export async function addReviews(tx: Db, added: readonly NewReview[]): Promise<void> {
  const rows = added.map((review) => ({ ...review, queueKey: queueKey(review.status, review.createdAt), searchText: searchText(review) }));
  await insertRows(tx, reviews, rows);
  await continueIds(tx, reviews);
}

/** Returns the folded search text of a review; the leading blank marks a word start. */
export function searchText({ title, ean, text, name }: Pick<NewReview, "title" | "ean" | "text" | "name">): string {
  return ` ${[title, ean, text, name].map(searchKey).join(" ")}`;
}
