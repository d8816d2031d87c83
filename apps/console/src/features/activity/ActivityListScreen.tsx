import type { Schemas } from "@reserve/contract";
import { Button, EmptyState, Page } from "@reserve/design-system";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { ActivityFilters } from "./ActivityFilters.tsx";
import { activityColumns } from "./activity.columns.tsx";
import { activityListSpec, activityPage } from "./activity.queries.ts";
import { useActiveFilters } from "./useActivityFilters.ts";

const ActivityDrawer = lazy(async () => ({ default: (await import("./ActivityDrawer.tsx")).ActivityDrawer }));

/** Who did what, when, to which record, and what was refused: each row a sentence, each opening what it changed. Its address is the list. */
export function ActivityListScreen() {
  const { t } = useTranslation(["activity", "shared", "app"]);
  const { api, variant } = useRuntime();
  const url = useListUrl(activityListSpec);
  const query = useQuery(activityPage(api, url));
  const entries = query.data?.items ?? noRows;
  const active = useActiveFilters(url, entries);
  const columns = useMemo(() => activityColumns(t), [t]);
  const opened = url.filters.entry ?? nothing;
  const entry = entries.find(({ id }) => opened.includes(String(id)));
  const rowHref = ({ id }: Row) => url.href({ page: url.page, filters: { ...url.filters, entry: [String(id)] } });
  const table = { columns, getRowId, rowHref, selectedIds: opened };
  return (
    <Page title={t("app:screen.activityLog")}>
      <ActivityFilters active={active} query={query} url={url} />
      <QueryState
        query={query}
        skeleton={<DataTable {...table} caption={t("shared:state.loading")} isLoading loadingRows={url.pageSize} rows={noRows} />}
      >
        {({ items, totalCount, totalIsExact, page, pageSize }) => (
          <>
            <DataTable
              {...table}
              caption={t("caption", { count: totalCount })}
              empty={
                <EmptyState
                  actions={active.length > 0 ? <Button onClick={url.clear}>{t("shared:list.clearFilters")}</Button> : undefined}
                  detail={
                    active.length > 0
                      ? t("active", { filters: active.map(({ label, value }) => t("activeOne", { label, value })).join(", ") })
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
      {entry ? (
        <Suspense>
          <ActivityDrawer entry={entry} onClose={() => url.change({ page: url.page, filters: { ...url.filters, entry: [] } })} />
        </Suspense>
      ) : null}
    </Page>
  );
}

type Row = Schemas["ActivityEntry"];

const nothing: readonly string[] = [];
const noRows: readonly Row[] = [];
const getRowId = ({ id }: Row) => String(id);
