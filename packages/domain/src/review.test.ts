import { expect, it } from "vitest";
import { canAnswerReview, canDecideReview, reviewStatuses } from "./review.ts";

it("lets a review be published or refused, also after the other decision, and not twice", () => {
  const decisions = reviewStatuses.flatMap((from) =>
    (["Approved", "Rejected"] as const).map((to) => {
      const verdict = canDecideReview(from, to);
      return `${from} → ${to}: ${verdict.isAllowed ? "yes" : verdict.reason}`;
    }),
  );
  expect(decisions).toEqual([
    "Pending → Approved: yes",
    "Pending → Rejected: yes",
    "Approved → Approved: SameStatus",
    "Approved → Rejected: yes",
    "Rejected → Approved: yes",
    "Rejected → Rejected: SameStatus",
  ]);
});

it("is answered unless it is refused", () => {
  expect(reviewStatuses.filter(canAnswerReview)).toEqual(["Pending", "Approved"]);
});
