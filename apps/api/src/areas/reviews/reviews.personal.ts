import { searchKey } from "@reserve/domain";
import { asc, eq } from "drizzle-orm";
import type { PersonMoves } from "../../platform/customers/person-moves.ts";
import { ERASED_NAME, type PersonRecords } from "../../platform/customers/person-records.ts";
import type { PersonalData } from "../../platform/customers/personal-data.ts";
import { asReview } from "./review.record.ts";
import { searchText } from "./reviews.bulk.store.ts";
import { reviews } from "./reviews.tables.ts";

/** Personal data export: the customer's reviews and the answers. */
export const personalData: PersonalData = {
  name: "reviews",
  read: async (db, { customerId }) => {
    const found = await db
      .select()
      .from(reviews)
      .where(eq(reviews.customerId, customerId))
      .orderBy(asc(reviews.createdAt), asc(reviews.id));
    return found.map((row) => {
      const { id, ean, title, rating, text, name, status, createdAt, answer } = asReview(row, null);
      return { id, ean, title, rating, text, name, status, createdAt, answer };
    });
  },
};

/** Erasure: the review stays without its author. */
export const personRecords: PersonRecords = {
  erase: async (tx, { customerId }) => {
    const found = await tx.select().from(reviews).where(eq(reviews.customerId, customerId)).for("update");
    for (const review of found) {
      const cleaned = {
        text: withoutName(review.text, review.name),
        answerText: review.answerText === null ? null : withoutName(review.answerText, review.name),
      };
      await tx
        .update(reviews)
        .set({
          ...cleaned,
          name: ERASED_NAME,
          customerId: null,
          searchText: searchText({ ...review, ...cleaned, name: "" }),
          version: review.version + 1,
        })
        .where(eq(reviews.id, review.id));
    }
  },
};

/** Merge: moves the reviews. */
export const personMoves: PersonMoves = {
  name: "reviews",
  count: (db, customerId) => db.$count(reviews, eq(reviews.customerId, customerId)),
  move: async (tx, from, into) => void (await tx.update(reviews).set({ customerId: into }).where(eq(reviews.customerId, from))),
};

/** Replaces the words of a name in a text by dots: readers sign their reviews, and answers address them by name. */
function withoutName(text: string, name: string): string {
  const words = name.match(WORDS)?.map(searchKey) ?? [];
  const names = new Set(words.filter((word) => word.length > 2));
  return text.replaceAll(WORDS, (word) => (names.has(searchKey(word)) ? "…" : word));
}

const WORDS = /[\p{L}\p{N}]+/gu;
