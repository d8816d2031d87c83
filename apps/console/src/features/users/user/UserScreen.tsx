import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { useChoices } from "../../../shared/pickers/useChoices.ts";
import { RecordPage, RecordSkeleton } from "../../../shared/record/RecordPage.tsx";
import { fullName } from "../person.ts";
import { WithRights } from "../rights/WithRights.tsx";
import { userById, userList } from "../users.queries.ts";
import { UserForm } from "./UserForm.tsx";
import { UserSheet } from "./UserSheet.tsx";

/** Screen of a user: personal data, sign-in, permissions; without an id in the URL it creates one. */
export function UserScreen() {
  const { t } = useTranslation("users");
  // Beside the user and not after: the form offers them.
  useChoices("listGenders");
  return (
    <RecordPage
      backHref={to.users()}
      create={{
        name: t("user.new"),
        page: <WithRights>{(choices) => <UserForm choices={choices} user={null} neighbourLinks={null} />}</WithRights>,
      }}
      list={userList}
      name={fullName}
      recentKind="user"
      query={userById}
      skeleton={<RecordSkeleton sheet={1200} />}
    >
      {(user, { neighbourLinks }) =>
        user.isEditable ? (
          <WithRights>{(choices) => <UserForm choices={choices} user={user} neighbourLinks={neighbourLinks} />}</WithRights>
        ) : (
          <UserSheet user={user} neighbourLinks={neighbourLinks} />
        )
      }
    </RecordPage>
  );
}
