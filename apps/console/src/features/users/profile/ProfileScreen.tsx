import { Page, SheetAndMargin, Skeleton } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useChoices } from "../../../shared/pickers/useChoices.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { ownProfile } from "../users.queries.ts";
import { ProfileForm } from "./ProfileForm.tsx";

/** Screen of the own account: personal data, password, sessions, permissions. */
export function ProfileScreen() {
  const { t } = useTranslation(["users", "app"]);
  const { api } = useRuntime();
  const query = useQuery(ownProfile(api));
  // Beside the account and not after it: the form offers them.
  useChoices("listGenders");
  return (
    <QueryState
      query={query}
      skeleton={
        <Page subtitle={<Skeleton width="min(20rem, 100%)" />} title={t("app:screen.profile")}>
          <SheetAndMargin margin={<Skeleton height={240} />} marginLabel={t("section.margin")}>
            <Skeleton height={960} />
          </SheetAndMargin>
        </Page>
      }
    >
      {(profile) => <ProfileForm profile={profile} />}
    </QueryState>
  );
}
