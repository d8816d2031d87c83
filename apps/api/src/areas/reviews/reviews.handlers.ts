import type { Schemas } from "@reserve/contract";
import { canAnswerReview, canDecideReview, type ReviewDecision, type ReviewReason } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { asReview } from "./review.record.ts";
import { decideReviews, listReviews, type ReviewRow, reviewRows, writeAnswer } from "./reviews.store.ts";

const GONE = { fr: "Cette critique n’existe pas ou n’existe plus.", en: "This review does not exist, or no longer." };
const DECIDED = {
  Approved: { fr: "Cette critique est déjà publiée.", en: "This review is published already." },
  Rejected: { fr: "Cette critique est déjà refusée.", en: "This review is rejected already." },
} satisfies Record<ReviewDecision, Sentence>;
const REJECTED = {
  fr: "Une critique refusée ne se lit pas sur le site : publiez-la avant d’y répondre.",
  en: "A rejected review is not read on the site: publish it before you answer.",
};
const EMPTY = { fr: "Écrivez votre réponse avant de l’enregistrer.", en: "Write your answer before saving it." };

const records = recordHandlers({
  entity: "review",
  notFound: GONE,
  rows: reviewRows,
  toRecord: (row) => asReview(row, row.productId),
  nameOf: ({ title }) => title,
  // The reader's name and text stay out of the audit log.
  audited: ({ status, rating }) => ({ status, rating }),
});

/** Handlers of readers' reviews of products. */
export const handlers: AreaHandlers<"reviews"> = {
  listReviews: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, sort = "queue", ...filters } = query;
    return { ...(await listReviews(db, filters, sort, { page, pageSize, after })), page, pageSize };
  },

  getReview: records.get,

  setReviewStatus: async ({ input: { body }, db, user, now, locale, audit }) => {
    const reviewsById = new Map((await reviewRows.lockAll(db, body.ids)).map((review) => [review.id, review]));
    const decided: ReviewRow[] = [];
    const items = body.ids.map((id): Schemas["ReviewOutcome"] => {
      const review = reviewsById.get(id);
      const reason = review ? reasonAgainst(review, body.status) : "NotFound";
      if (review && reason === null) decided.push(review);
      const sentence = reason === null ? null : reason === "NotFound" ? GONE : DECIDED[body.status];
      return { id, isDone: reason === null, reason, message: sentence?.[locale] ?? null };
    });
    await decideReviews(db, decided, { status: body.status, at: now, by: personName(user) });
    const [only, ...others] = decided;
    const isOne = only !== undefined && others.length === 0;
    audit({
      entity: "review",
      entityId: isOne ? only.id : null,
      entityName: isOne ? only.title : null,
      before: isOne ? { status: only.status } : {},
      after: isOne ? { status: body.status } : { status: body.status, reviews: decided.map(({ id }) => id) },
    });
    return { ...SUCCESS, entityOutput: { items } };
  },

  answerReview: async (context) => {
    const { input, db, user, now, requireVersion, audit } = context;
    const before = records.existing(await reviewRows.lock(db, input.query.id));
    // The answer refers to the reader's text: publishing the review meanwhile does not affect it.
    requireVersion(before.version, { ...asReview(before, before.productId) }, before.answerVersion);
    if (!canAnswerReview(before.status)) throw refuse.conflict(REJECTED, "Rejected");
    const text = input.body.text.trim();
    if (text === "") throw refuse.invalid([{ propertyName: "text", errorMessage: EMPTY }]);
    const after = await writeAnswer(db, before, { text, at: now.toISOString(), by: personName(user) });
    audit({
      entity: "review",
      entityId: before.id,
      entityName: before.title,
      before: { answer: before.answerText },
      after: { answer: text },
    });
    return records.answer(asReview(after, after.productId), context);
  },

  deleteReview: records.remove(({ id }, { db }) => reviewRows.remove(db, id)),
};

function reasonAgainst({ status }: ReviewRow, decision: ReviewDecision): ReviewReason | null {
  const verdict = canDecideReview(status, decision);
  return verdict.isAllowed ? null : verdict.reason;
}
