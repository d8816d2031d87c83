import { useTranslation } from "react-i18next";
import { RecordPage, RecordSkeleton } from "../../shared/RecordPage.tsx";
import { to } from "../../shared/to.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { reviewById } from "./reviews.queries.ts";

/** One record, to be edited; without an id in the URL a new one. */
export function ReviewScreen() {
  const { t } = useTranslation("reviews");
  return (
    <RecordPage
      backHref={to.reviews()}
      create={{ name: t("review.new"), page: <ReviewForm record={null} /> }}
      name={({ name }) => name}
      query={reviewById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={480} />}
    >
      {(record) => <ReviewForm record={record} />}
    </RecordPage>
  );
}
