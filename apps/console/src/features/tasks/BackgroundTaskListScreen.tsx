import type { Schemas } from "@reserve/contract";
import { Button, EmptyState, FilterBar, IconButton, MultiSelect, Page } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { DataTable, Pagination } from "@reserve/design-system/table";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatTime } from "../../shared/format.ts";
import { QueryState } from "../../shared/QueryState.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { TaskDrawer } from "./TaskDrawer.tsx";
import { taskColumns } from "./tasks.columns.tsx";
import { isUnderWay, taskListSpec, taskPage, taskStates } from "./tasks.queries.ts";
import { useTaskRetry } from "./useTaskRetry.ts";

/** What the server does in the background: how far each task has come, while it comes; `?task=` opens one. */
export function BackgroundTaskListScreen() {
  const { t } = useTranslation(["tasks", "shared", "app"]);
  const { api, variant } = useRuntime();
  const url = useListUrl(taskListSpec);
  const query = useQuery(taskPage(api, url));
  const { data, dataUpdatedAt, isFetching, refetch } = query;
  const retry = useTaskRetry();
  const { ask } = retry;
  const columns = useMemo(() => taskColumns({ t, now: dataUpdatedAt, onRetry: ask }), [t, dataUpdatedAt, ask]);
  const states = url.filters.state ?? nothing;
  const opened = url.filters.task ?? nothing;
  const [openedId] = opened;
  const running = data?.items.filter(isUnderWay).length ?? 0;
  const rowHref = ({ id }: Schemas["BackgroundTask"]) => url.href({ page: url.page, filters: { ...url.filters, task: [id] } });
  const table = { columns, getRowId, rowHref, selectedIds: opened };
  return (
    <Page subtitle={t("underWay", { count: running })} title={t("app:screen.tasks")}>
      <FilterBar
        end={
          <>
            {dataUpdatedAt > 0 ? t("shared:list.loadedAt", { time: formatTime(new Date(dataUpdatedAt).toISOString()) }) : null}
            <IconButton icon={<RefreshCwIcon />} label={t("shared:list.refresh")} onClick={() => void refetch()} />
          </>
        }
        label={t("toolbar")}
        moreLabel={t("filters")}
        search={
          <MultiSelect
            label={t("field.state")}
            onChange={(values) => url.setFilter("state", values)}
            options={taskStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            values={states}
          />
        }
      />
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
                  actions={states.length > 0 ? <Button onClick={url.clear}>{t("shared:list.clearFilters")}</Button> : undefined}
                  detail={
                    states.length > 0
                      ? t("active", {
                          states: taskStates
                            .filter((one) => states.includes(one))
                            .map((one) => t(`state.${one}`))
                            .join(", "),
                        })
                      : undefined
                  }
                  title={t("shared:list.empty")}
                />
              }
              isRefreshing={isFetching && query.isPlaceholderData}
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
      {openedId && !retry.asked ? (
        <TaskDrawer id={openedId} onClose={() => url.change({ page: url.page, filters: { ...url.filters, task: [] } })} onRetry={ask} />
      ) : null}
      {retry.asked ? (
        <Confirmation
          detail={t("retryDetail", { label: retry.asked.label, done: retry.asked.doneCount, total: retry.asked.totalCount })}
          failure={retry.failure}
          isSending={retry.isSending}
          onCancel={retry.cancel}
          onConfirm={retry.confirm}
        />
      ) : null}
    </Page>
  );
}

const nothing: readonly string[] = [];
const noRows: readonly Schemas["BackgroundTask"][] = [];
const getRowId = ({ id }: Schemas["BackgroundTask"]) => id;
