import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { WithRights } from "../rights/WithRights.tsx";
import { roleById } from "../users.queries.ts";
import { RoleForm } from "./RoleForm.tsx";
import { RoleSheet } from "./RoleSheet.tsx";

/** Screen of a role: its name, its permissions, its users; without an id in the URL it creates one. */
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
