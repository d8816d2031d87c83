import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { discountById, discountList } from "../discounts.queries.ts";
import { DiscountForm } from "./DiscountForm.tsx";

/** Screen to edit and simulate a discount; without an id in the URL it creates one. */
export function DiscountScreen() {
  const { t } = useTranslation("discounts");
  return (
    <RecordPage
      backHref={to.discounts()}
      create={{ name: t("discount.new"), page: <DiscountForm record={null} neighbourLinks={null} /> }}
      list={discountList}
      name={({ name }) => name}
      query={discountById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={640} />}
    >
      {(record, { neighbourLinks }) => <DiscountForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
