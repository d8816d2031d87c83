import { Page, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../shared/QueryState.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { useChoices } from "../../../shared/useChoices.ts";
import { ownProfile } from "../users.queries.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** One's own account: who one is, one's password, one's sessions, what one may. */
export function ProfileScreen() {
  const { api } = useRuntime();
  const query = useQuery(ownProfile(api));
  // Beside the account and not after it: the form offers them.
  useChoices("listGenders");
  return (
    <QueryState
      query={query}
      skeleton={
        <Page subtitle={<Skeleton width="20rem" />} title={<Skeleton height={24} width="16rem" />}>
          <SheetAndMargin margin={<Skeleton height={240} />} marginLabel="">
            <Skeleton height={960} />
          </SheetAndMargin>
        </Page>
      }
    >
      {(profile) => <ProfileForm profile={profile} />}
    </QueryState>
  );
}
