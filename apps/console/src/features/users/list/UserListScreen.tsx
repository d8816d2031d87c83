import type { Schemas } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { parisDay } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { ListResults } from "../../../shared/ListResults.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
import { to } from "../../../shared/to.ts";
import { useListUrl } from "../../../shared/useListUrl.ts";
import { PeopleTabs } from "../PeopleTabs.tsx";
import { allRoles, userListSpec, userPage } from "../users.queries.ts";
import { whenOf } from "../when.ts";
import { UserFilters } from "./UserFilters.tsx";
import { userColumns } from "./users.columns.tsx";
import { useUserFilters } from "./useUserFilters.ts";

/** Who works here: searched, filtered by role and state, sorted, with when each was last there. Its address is the list. */
export function UserListScreen() {
  const { t } = useTranslation(["users", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(userListSpec);
  const query = useQuery(userPage(api, url));
  const roles = useQuery(allRoles(api)).data?.items ?? noRoles;
  const { filters, active } = useUserFilters(url, roles);
  const today = parisDay(new Date());
  const columns = useMemo(() => userColumns(t, whenOf(t, today)), [t, today]);
  const table = {
    columns,
    getRowId,
    rowHref,
  };
  return (
    <Page
      actions={
        <ButtonLink href={to.user()} icon={<PlusIcon />} variant="primary">
          {t("list.new")}
        </ButtonLink>
      }
      title={t("app:screen.users")}
    >
      <PeopleTabs current="users" userCount={active.length === 0 ? query.data?.totalCount : undefined} />
      <UserFilters active={active} filters={filters} query={query} url={url} />
      <ListResults active={active} caption={(count) => t("list.caption", { count })} query={query} table={table} url={url} />
    </Page>
  );
}

type Row = Schemas["UserSummary"];

const noRoles: readonly Schemas["Role"][] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.user(id);
