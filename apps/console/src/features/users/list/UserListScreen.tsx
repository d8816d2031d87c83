import type { Schemas } from "@reserve/contract";
import { Button, ButtonLink, EmptyState, Page } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { parisDay } from "../../../shared/format.ts";
import { sortOf, sortText } from "../../../shared/list-sort.ts";
import { QueryState } from "../../../shared/QueryState.tsx";
import { useRuntime } from "../../../shared/runtime.tsx";
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
  const { api, variant } = useRuntime();
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
    sort: sortOf(url.sort),
    onSortChange: (sort: { id: string; isDescending: boolean }) => url.change({ sort: sortText(sort) }),
  };
  return (
    <Page
      actions={
        <ButtonLink href="/account/detail" icon={<PlusIcon />} variant="primary">
          {t("list.new")}
        </ButtonLink>
      }
      title={t("app:screen.users")}
    >
      <PeopleTabs current="users" userCount={active.length === 0 ? query.data?.totalCount : undefined} />
      <UserFilters active={active} filters={filters} query={query} url={url} />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} isLoading loadingRows={url.pageSize} rows={noRows} />}
      >
        {({ items, totalCount, totalIsExact, page, pageSize }) => (
          <>
            <DataTable
              {...table}
              caption={t("list.caption", { count: totalCount })}
              empty={
                <EmptyState
                  actions={active.length > 0 ? <Button onClick={url.clear}>{t("list.clear", { count: active.length })}</Button> : undefined}
                  detail={
                    active.length > 0
                      ? t("list.active", { filters: active.map(({ label, value }) => t("list.activeOne", { label, value })).join(", ") })
                      : undefined
                  }
                  title={t("shared:list.empty")}
                />
              }
              isRefreshing={query.isPlaceholderData}
              rows={items}
            />
            <Pagination
              onPageChange={(next) => url.change({ page: next })}
              onPageSizeChange={(next) => url.change({ pageSize: next, page: 1 })}
              page={page}
              pageHref={(next) => url.href({ page: next })}
              pageSize={pageSize}
              pageSizes={variant.pageSizes}
              texts={{ pageSize: t("shared:list.pageSize") }}
              totalCount={totalCount}
              totalIsExact={totalIsExact}
            />
          </>
        )}
      </QueryState>
    </Page>
  );
}

type Row = Schemas["UserSummary"];

const noRoles: readonly Schemas["Role"][] = [];
const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => `/account/detail/${id}`;
