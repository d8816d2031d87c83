import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { ReviewForm } from "./ReviewForm.tsx";
import { reviewById, reviewList } from "./reviews.queries.ts";

/** Screen of a review: its text, a reply form, decisions, and links to its neighbours. */
export function ReviewScreen() {
  const { t } = useTranslation("reviews");
  return (
    <RecordPage
      backHref={to.reviews()}
      ends={{ first: t("way.first"), last: t("way.last") }}
      list={reviewList}
      name={({ title, name }) => t("review.name", { title, name })}
      query={reviewById}
      skeleton={<RecordSkeleton sheet={480} />}
    >
      {(review, { neighbourLinks }) => <ReviewForm review={review} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
