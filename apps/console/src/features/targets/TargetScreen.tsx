import { useTranslation } from "react-i18next";
import { RecordPage, RecordSkeleton } from "../../shared/RecordPage.tsx";
import { to } from "../../shared/to.ts";
import { TargetForm } from "./TargetForm.tsx";
import { targetById, targetList } from "./targets.queries.ts";

/** One target of the shop, to be built and counted; without an id in the URL a new one. */
export function TargetScreen() {
  const { t } = useTranslation("targets");
  return (
    <RecordPage
      backHref={to.targets()}
      create={{ name: t("target.new"), page: <TargetForm record={null} ways={null} /> }}
      list={targetList}
      name={({ name }) => name}
      query={targetById}
      skeleton={<RecordSkeleton sheet={640} />}
    >
      {(record, { ways }) => <TargetForm record={record} ways={ways} />}
    </RecordPage>
  );
}
