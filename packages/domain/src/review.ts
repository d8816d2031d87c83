/** What a review may be: waiting, published, not to be published. */
export const reviewStatuses = ["Pending", "Approved", "Rejected"] as const;
/** One of `reviewStatuses`. */
export type ReviewStatus = (typeof reviewStatuses)[number];
/** What staff decide of a review: nothing goes back to waiting. */
export type ReviewDecision = Exclude<ReviewStatus, "Pending">;

/** Why a review may not be decided so: it is already. */
export type ReviewReason = "SameStatus";

/** Whether a review may be approved or rejected, else why not; a decision may be taken back by the other one. */
export function canDecideReview(from: ReviewStatus, to: ReviewDecision): { isAllowed: true } | { isAllowed: false; reason: ReviewReason } {
  return from === to ? { isAllowed: false, reason: "SameStatus" } : { isAllowed: true };
}

/** Whether the shop may answer: what is not to be published has no reader. */
export function canAnswerReview(status: ReviewStatus): boolean {
  return status !== "Rejected";
}
