import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { to } from "../../../shared/links/to.ts";
import { idIn } from "../../../shared/links/url-id.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { targetById, targetList } from "../targets.queries.ts";
import { TargetForm } from "./TargetForm.tsx";

/** Screen to build and count a target; without an id in the URL it creates one. */
export function TargetScreen() {
  const { t } = useTranslation("targets");
  return (
    <RecordPage
      backHref={to.targets()}
      create={{ name: t("target.new"), page: <NewTarget /> }}
      list={targetList}
      name={({ name }) => name}
      query={targetById}
      skeleton={<RecordSkeleton sheet={640} />}
    >
      {(record, { neighbourLinks }) => <TargetForm record={record} neighbourLinks={neighbourLinks} />}
    </RecordPage>
  );
}

/** A new target; with a parameter in the URL, everybody except the people of another one. */
function NewTarget() {
  const { api } = useRuntime();
  const [search] = useSearchParams();
  const except = idIn(search.get("except") ?? undefined);
  const query = useQuery({ ...targetById(api, except ?? 0), enabled: except !== null });
  if (except === null) return <TargetForm record={null} neighbourLinks={null} />;
  return (
    <QueryState backHref={to.targets()} query={query} skeleton={<RecordSkeleton sheet={640} />}>
      {(target) => <TargetForm except={target} key={target.id} record={null} neighbourLinks={null} />}
    </QueryState>
  );
}
