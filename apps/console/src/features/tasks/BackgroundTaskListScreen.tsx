import type { Schemas } from "@reserve/contract";
import { Page } from "@reserve/design-system";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/command/Confirmation.tsx";
import { ListFilters } from "../../shared/list/ListFilters.tsx";
import { ListResults } from "../../shared/list/ListResults.tsx";
import { filtersOf } from "../../shared/list/list-filters.ts";
import { useListPage } from "../../shared/list/useListPage.ts";
import { useListUrl } from "../../shared/list/useListUrl.ts";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { TaskDrawer } from "./TaskDrawer.tsx";
import { taskColumns } from "./tasks.columns.tsx";
import { isUnderWay, taskListSpec, taskPage } from "./tasks.queries.ts";
import { useTaskRetry } from "./useTaskRetry.ts";

/** List of background tasks with live progress; `?task=` opens one. */
export function BackgroundTaskListScreen() {
  const { t } = useTranslation(["tasks", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(taskListSpec);
  const query = useListPage(taskPage(api, url));
  const { data, dataUpdatedAt } = query;
  const retry = useTaskRetry();
  const { ask } = retry;
  const columns = useMemo(() => taskColumns({ t, now: dataUpdatedAt, onRetry: ask }), [t, dataUpdatedAt, ask]);
  const opened = url.filters.task ?? nothing;
  const [openedId] = opened;
  const running = data?.items.filter(isUnderWay).length ?? 0;
  const rowHref = ({ id }: Schemas["BackgroundTask"]) => url.href({ page: url.page, filters: { ...url.filters, task: [id] } });
  const filters = [filtersOf(taskListSpec, url).words("state", t("field.state"), (state) => t(`state.${state}`))];
  const table = { columns, getRowId, rowHref, selection: { ids: opened } };
  return (
    <Page subtitle={t("underWay", { count: running })} title={t("app:screen.tasks")}>
      <ListFilters filters={filters} query={query} texts={{ toolbar: t("toolbar") }} url={url} />
      <ListResults caption={(count) => t("caption", { count })} filters={filters} query={query} table={table} url={url} />
      {openedId && !retry.pendingInput ? (
        <TaskDrawer id={openedId} onClose={() => url.change({ page: url.page, filters: { ...url.filters, task: [] } })} onRetry={ask} />
      ) : null}
      {retry.pendingInput ? (
        <Confirmation
          command={retry}
          detail={t("retryDetail", {
            label: retry.pendingInput.label,
            done: retry.pendingInput.doneCount,
            total: retry.pendingInput.totalCount,
          })}
        />
      ) : null}
    </Page>
  );
}

const nothing: readonly string[] = [];
const getRowId = ({ id }: Schemas["BackgroundTask"]) => id;
