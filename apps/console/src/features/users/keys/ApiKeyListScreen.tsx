import type { Schemas } from "@reserve/contract";
import { ButtonLink, EmptyState, FilterBar, fold, Page, SearchField } from "@reserve/design-system";
import { PlusIcon } from "@reserve/design-system/icons";
import { DataTable } from "@reserve/design-system/table";
import { parisDay } from "@reserve/domain";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { to } from "../../../shared/links/to.ts";
import { NothingFound } from "../../../shared/list/ListResults.tsx";
import { useListUrl } from "../../../shared/list/useListUrl.ts";
import { QueryState } from "../../../shared/query/QueryState.tsx";
import { useRuntime } from "../../../shared/query/runtime.tsx";
import { allApiKeys, roleListSpec } from "../users.queries.ts";
import { whenOf } from "../when.ts";
import { apiKeyColumns } from "./apiKeys.columns.tsx";
import { useKeyRights } from "./useKeyRights.ts";

/** List of API keys: permissions, IP ranges, expiry, and last use. */
export function ApiKeyListScreen() {
  const { t } = useTranslation(["users", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(roleListSpec);
  const query = useQuery(allApiKeys(api));
  const rights = useKeyRights();
  const today = parisDay(new Date());
  const columns = useMemo(() => apiKeyColumns(t, rights, whenOf(t, today)), [t, rights, today]);
  const table = { columns, getRowId, rowHref };
  const create = (
    <ButtonLink href={to.apiKey()} icon={<PlusIcon />} variant="primary">
      {t("keys.new")}
    </ButtonLink>
  );
  return (
    <Page actions={create} subtitle={t("keys.what")} title={t("app:screen.apiKeys")}>
      <FilterBar
        label={t("keys.toolbar")}
        moreLabel={t("shared:list.filters")}
        search={
          <SearchField
            label={t("keys.search")}
            onDebouncedChange={(search) => url.change({ search })}
            placeholder={t("keys.searchHint")}
            value={url.search}
          />
        }
      />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} loading={{ isFirst: true, bars: 6 }} rows={noRows} />}
      >
        {({ items }) => {
          const wanted = fold(url.search.trim());
          // A whole key that was found somewhere is looked up by its beginning.
          const found = items.filter(({ name, prefix }) => fold(name).includes(wanted) || wanted.startsWith(prefix));
          return (
            <DataTable
              {...table}
              caption={t("keys.caption", { count: found.length })}
              empty={
                url.search === "" ? (
                  <EmptyState actions={create} detail={t("keys.empty")} title={t("shared:list.empty")} />
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

type Row = Schemas["ApiKey"];

const noFilters: ComponentProps<typeof NothingFound>["filters"] = [];
const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
const rowHref = ({ id }: Row) => to.apiKey(id);
