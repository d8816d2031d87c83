import { useTranslation } from "react-i18next";
import { RecordPage, RecordSkeleton } from "../../../shared/RecordPage.tsx";
import { to } from "../../../shared/to.ts";
import { WithRights } from "../rights/WithRights.tsx";
import { roleById } from "../users.queries.ts";
import { RoleForm } from "./RoleForm.tsx";
import { RoleSheet } from "./RoleSheet.tsx";

/** One role: its name, the rights it bundles, who has it; without an id in the URL a new one. */
export function RoleScreen() {
  const { t } = useTranslation("users");
  return (
    <RecordPage
      backHref={to.roles()}
      create={{ name: t("role.new"), page: <WithRights>{(choices) => <RoleForm choices={choices} record={null} />}</WithRights> }}
      name={({ name }) => name}
      query={roleById}
      skeleton={<RecordSkeleton hasFacts={false} sheet={960} />}
    >
      {(role) =>
        role.isEditable ? <WithRights>{(choices) => <RoleForm choices={choices} record={role} />}</WithRights> : <RoleSheet record={role} />
      }
    </RecordPage>
  );
}
