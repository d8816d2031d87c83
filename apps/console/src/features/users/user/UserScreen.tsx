import { Page, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { idOrNew } from "../../../shared/address-id.ts";
import { FailureState, noSuchRecord, QueryState } from "../../../shared/QueryState.tsx";
import { useNoteRecord } from "../../../shared/recent-records.ts";
import { useNameRecord } from "../../../shared/record-name.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { to } from "../../../shared/to.ts";
import { useChoices } from "../../../shared/useChoices.ts";
import { fullName } from "../person.ts";
import { WithRights } from "../rights/WithRights.tsx";
import { userById } from "../users.queries.ts";
import { UserForm } from "./UserForm.tsx";
import { UserSheet } from "./UserSheet.tsx";

const backHref = to.users();

/** One user: who they are, how they sign in, what they may; without an id in the address a new one. */
export function UserScreen() {
  const id = idOrNew(useParams().id);
  if (id === null) return <FailureState backHref={backHref} failure={noSuchRecord} />;
  return id === "new" ? <NewUser /> : <UserOfId id={id} key={id} />;
}

function NewUser() {
  const { t } = useTranslation("users");
  useNameRecord(t("user.new"));
  return <WithRights>{(choices) => <UserForm choices={choices} user={null} />}</WithRights>;
}

function UserOfId({ id }: { id: number }) {
  const { api } = useRuntime();
  const query = useQuery(userById(api, id));
  // Beside the user and not after: the form offers them.
  useChoices("listGenders");
  useNameRecord(query.data ? fullName(query.data) : null);
  useNoteRecord(query.data ? { kind: "user", id, name: fullName(query.data) } : null);
  return (
    <QueryState backHref={backHref} query={query} skeleton={<Waiting />}>
      {(user) =>
        user.isEditable ? <WithRights>{(choices) => <UserForm choices={choices} user={user} />}</WithRights> : <UserSheet user={user} />
      }
    </QueryState>
  );
}

/** As tall as a user's page, so that nothing moves when it comes. */
function Waiting() {
  return (
    <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
      <SheetAndMargin margin={<Skeleton height={240} />} marginLabel="">
        <Skeleton height={1200} />
      </SheetAndMargin>
    </Page>
  );
}
