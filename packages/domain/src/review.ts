/** Review statuses: pending, approved, rejected. */
export const reviewStatuses = ["Pending", "Approved", "Rejected"] as const;
/** One of `reviewStatuses`. */
export type ReviewStatus = (typeof reviewStatuses)[number];
/** Decisions about a review; none returns it to pending. */
export type ReviewDecision = Exclude<ReviewStatus, "Pending">;

/** Reasons why a review cannot be approved or rejected: it already has this status. */
export type ReviewReason = "SameStatus";

/** Whether a review can be approved or rejected, else the reason; a decision can be reversed. */
export function canDecideReview(from: ReviewStatus, to: ReviewDecision): { isAllowed: true } | { isAllowed: false; reason: ReviewReason } {
  return from === to ? { isAllowed: false, reason: "SameStatus" } : { isAllowed: true };
}

/** Whether the shop can answer a review: rejected ones have no readers. */
export function canAnswerReview(status: ReviewStatus): boolean {
  return status !== "Rejected";
}
