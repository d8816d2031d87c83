import { useTranslation } from "react-i18next";
import { to } from "../../shared/links/to.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../shared/record/RecordPage.tsx";
import { restrictionText } from "../../shared/record/restriction-text.ts";
import { RestrictionForm } from "./RestrictionForm.tsx";
import { restrictionById, restrictionList } from "./restrictions.queries.ts";

/** Screen to edit a restriction; without an id in the URL it creates one. */
export function RestrictionScreen() {
  const { t } = useTranslation("restrictions");
  const { variant, locale } = useRuntime();
  return (
    <RecordPage
      backHref={to.restrictions()}
      create={{ name: t("restriction.new"), page: <RestrictionForm record={null} neighbourLinks={null} /> }}
      list={restrictionList}
      name={({ type, value }) => restrictionText(type, value, variant, locale)}
      query={restrictionById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={480} />}
    >
      {(record, { neighbourLinks }) => <RestrictionForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}
