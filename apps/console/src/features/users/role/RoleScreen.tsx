import { Page, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { idOrNew } from "../../../shared/address-id.ts";
import { FailureState, noSuchRecord, QueryState } from "../../../shared/QueryState.tsx";
import { useNameRecord } from "../../../shared/record-name.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { to } from "../../../shared/to.ts";
import { WithRights } from "../rights/WithRights.tsx";
import { roleById } from "../users.queries.ts";
import { RoleForm } from "./RoleForm.tsx";
import { RoleSheet } from "./RoleSheet.tsx";

const backHref = to.roles();

/** One role: its name, the rights it bundles, who has it; without an id in the address a new one. */
export function RoleScreen() {
  const id = idOrNew(useParams().id);
  if (id === null) return <FailureState backHref={backHref} failure={noSuchRecord} />;
  return id === "new" ? <NewRole /> : <RoleOfId id={id} key={id} />;
}

function NewRole() {
  const { t } = useTranslation("users");
  useNameRecord(t("role.new"));
  return <WithRights>{(choices) => <RoleForm choices={choices} record={null} />}</WithRights>;
}

function RoleOfId({ id }: { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(roleById(api, id));
  useNameRecord(query.data?.name ?? null);
  return (
    <QueryState backHref={backHref} query={query} skeleton={<Waiting />}>
      {(role) =>
        role.isEditable ? <WithRights>{(choices) => <RoleForm choices={choices} record={role} />}</WithRights> : <RoleSheet record={role} />
      }
    </QueryState>
  );
}

/** As tall as a role's page, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={240} />} marginLabel="">
        <Skeleton height={960} />
      </SheetAndMargin>
    </Page>
  );
}
