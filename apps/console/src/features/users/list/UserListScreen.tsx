import type { Schemas } from "@reserve/contract";
import { ButtonLink, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { parisDay } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { ListFilters } from "../../../shared/list/ListFilters.tsx";
import { ListResults } from "../../../shared/list/ListResults.tsx";
import { filtersOf } from "../../../shared/list/list-filters.ts";
import { useListPage } from "../../../shared/list/useListPage.ts";
import { useListUrl } from "../../../shared/list/useListUrl.ts";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { PeopleTabs } from "../PeopleTabs.tsx";
import { allRoles, userListSpec, userPage } from "../users.queries.ts";
import { whenOf } from "../when.ts";
import { userColumns } from "./users.columns.tsx";

/** List of users with their last visit: search, filters by role and status. The URL holds them. */
export function UserListScreen() {
  const { t } = useTranslation(["users", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(userListSpec);
  const query = useListPage(userPage(api, url));
  const { data: roles } = useQuery(allRoles(api));
  const today = parisDay(new Date());
  const columns = useMemo(() => userColumns(t, whenOf(t, today)), [t, today]);
  const filter = filtersOf(userListSpec, url);
  const filters = [
    filter.options("role", t("field.roles"), roles?.items.map(({ id, name }) => ({ value: String(id), label: name })) ?? []),
    filter.words("state", t("field.state"), (state) => t(`state.${state}`)),
  ];
  return (
    <Page
      actions={
        <ButtonLink href={to.user()} icon={<PlusIcon />} variant="primary">
          {t("list.new")}
        </ButtonLink>
      }
      title={t("app:screen.users")}
    >
      <PeopleTabs current="users" userCount={url.hasFilters ? undefined : query.data?.totalCount} />
      <ListFilters
        filters={filters}
        query={query}
        texts={{ toolbar: t("list.toolbar"), search: t("list.search"), searchHint: t("list.searchHint") }}
        url={url}
      />
      <ListResults
        caption={(count) => t("list.caption", { count })}
        filters={filters}
        query={query}
        table={{ columns, getRowId, rowHref }}
        url={url}
      />
    </Page>
  );
}

type Row = Schemas["UserSummary"];

const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.user(id);
