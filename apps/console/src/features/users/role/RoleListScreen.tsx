import type { Schemas } from "@reserve/contract";
import { ButtonLink, EmptyState, FilterBar, fold, Page, SearchField } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { NothingFound } from "../../../shared/list/ListResults.tsx";
import { useListUrl } from "../../../shared/list/useListUrl.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { PeopleTabs } from "../PeopleTabs.tsx";
import { usePersonTexts } from "../usePersonTexts.ts";
import { allRoles, roleListSpec } from "../users.queries.ts";
import { roleColumns } from "./roles.columns.tsx";

/** List of roles: named bundles of permissions, with their number of users. */
export function RoleListScreen() {
  const { t } = useTranslation(["users", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(roleListSpec);
  const query = useQuery(allRoles(api));
  const { rights } = usePersonTexts();
  const columns = useMemo(() => roleColumns(t, rights), [t, rights]);
  const table = { columns, getRowId, rowHref };
  const create = (
    <ButtonLink href={to.role()} icon={<PlusIcon />} variant="primary">
      {t("roles.new")}
    </ButtonLink>
  );
  return (
    <Page actions={create} subtitle={t("roles.what")} title={t("app:screen.roles")}>
      <PeopleTabs current="roles" roleCount={query.data?.items.length} />
      <FilterBar
        label={t("roles.toolbar")}
        moreLabel={t("shared:list.filters")}
        search={
          <SearchField
            label={t("roles.search")}
            onDebouncedChange={(search) => url.change({ search })}
            placeholder={t("roles.searchHint")}
            value={url.search}
          />
        }
      />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} loading={{ isFirst: true, bars: 6 }} rows={noRows} />}
      >
        {({ items }) => {
          const found = items.filter(({ name }) => fold(name).includes(fold(url.search.trim())));
          return (
            <DataTable
              {...table}
              caption={t("roles.caption", { count: found.length })}
              empty={
                url.search === "" ? (
                  <EmptyState actions={create} detail={t("roles.empty")} title={t("shared:list.empty")} />
                ) : (
                  <NothingFound filters={noFilters} url={url} />
                )
              }
              rows={found}
            />
          );
        }}
      </QueryState>
    </Page>
  );
}

type Row = Schemas["Role"];

const noFilters: ComponentProps<typeof NothingFound>["filters"] = [];
const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.role(id);
