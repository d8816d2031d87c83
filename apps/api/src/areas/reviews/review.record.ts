import type { Schemas } from "@reserve/contract";
import type { ReviewStatus } from "@reserve/domain";
import type { reviews } from "./reviews.tables.ts";

type Row = typeof reviews.$inferSelect;

/** Returns a row as the contract's review; `productId`: the product with its EAN. */
export function asReview(row: Row, productId: number | null): Schemas["Review"] {
  const { id, ean, title, rating, text, name, customerId, status, createdAt, decidedAt, decidedBy, version } = row;
  return {
    id,
    ean,
    title,
    productId,
    rating,
    text,
    name,
    customerId,
    status,
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy,
    answer: asAnswer(row),
    version,
  };
}

function asAnswer({ answerText, answeredAt, answeredBy }: Row): Schemas["ReviewAnswer"] | null {
  if (answerText === null || answeredAt === null || answeredBy === null) return null;
  return { text: answerText, at: answeredAt.toISOString(), by: answeredBy };
}

const LATEST = 9_999_999_999_999;

/** Returns the sort key of the work order: pending, then decided, newest first. */
export function queueKey(status: ReviewStatus, createdAt: Date): string {
  return `${status === "Pending" ? 0 : 1}${String(LATEST - createdAt.getTime()).padStart(13, "0")}`;
}
