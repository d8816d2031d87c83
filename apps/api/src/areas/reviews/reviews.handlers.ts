import type { Schemas } from "@reserve/contract";
import { canAnswerReview, canDecideReview, type ReviewDecision, type ReviewReason } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { personName } from "../../platform/identity/user-name.ts";
import { decideReviews, findReview, type LockedReview, listReviews, lockReviews, removeReview, writeAnswer } from "./reviews.store.ts";

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

/** Handlers of readers' reviews of products. */
export const handlers: AreaHandlers<"reviews"> = {
  listReviews: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, after, sort = "queue", ...filters } = query;
    return { ...(await listReviews(db, filters, sort, { page, pageSize, after })), page, pageSize };
  },

  getReview: async ({ input: { query }, db, setVersion }) => {
    const found = await findReview(db, query.id);
    if (!found) throw refuse.notFound(GONE);
    setVersion(found.version);
    return found;
  },

  setReviewStatus: async ({ input: { body }, db, user, now, locale, audit }) => {
    const existingView = new Map((await lockReviews(db, body.ids)).map((review) => [review.id, review]));
    const decided: LockedReview[] = [];
    const items = body.ids.map((id): Schemas["ReviewOutcome"] => {
      const review = existingView.get(id);
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

  answerReview: async ({ input: { query, body }, db, user, now, requireVersion, setVersion, audit }) => {
    const existingView = await lockOne(db, query.id);
    // The answer refers to the reader's text: publishing the review meanwhile does not affect it.
    requireVersion(existingView.version, { ...(await existing(db, existingView.id)) }, existingView.answerVersion);
    if (!canAnswerReview(existingView.status)) throw refuse.conflict(REJECTED, "Rejected");
    const text = body.text.trim();
    if (text === "") throw refuse.invalid([{ propertyName: "text", errorMessage: EMPTY }]);
    await writeAnswer(db, existingView, { text, at: now.toISOString(), by: personName(user) });
    audit({
      entity: "review",
      entityId: existingView.id,
      entityName: existingView.title,
      before: { answer: existingView.answerText },
      after: { answer: text },
    });
    const after = await existing(db, existingView.id);
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  deleteReview: async ({ input: { query }, db, requireVersion, audit }) => {
    const existingView = await lockOne(db, query.id);
    requireVersion(existingView.version, { ...(await existing(db, existingView.id)) });
    await removeReview(db, existingView);
    // The reader's name and text stay out of the audit log.
    audit({
      entity: "review",
      entityId: existingView.id,
      entityName: existingView.title,
      before: { status: existingView.status, rating: existingView.rating },
    });
    return SUCCESS;
  },
};

function reasonAgainst({ status }: LockedReview, decision: ReviewDecision): ReviewReason | null {
  const verdict = canDecideReview(status, decision);
  return verdict.isAllowed ? null : verdict.reason;
}

async function lockOne(db: Db, id: number): Promise<LockedReview> {
  const [existingView] = await lockReviews(db, [id]);
  if (!existingView) throw refuse.notFound(GONE);
  return existingView;
}

async function existing(db: Db, id: number): Promise<Schemas["Review"]> {
  const review = await findReview(db, id);
  if (!review) throw new Error(`review ${id} vanished while it was held`);
  return review;
}
