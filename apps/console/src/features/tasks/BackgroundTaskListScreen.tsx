import type { Schemas } from "@reserve/contract";
import { FilterBar, IconButton, MultiSelect, Page } from "@reserve/design-system";
import { RefreshCwIcon } from "@reserve/design-system/icons";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Confirmation } from "../../shared/Confirmation.tsx";
import { formatTime } from "../../shared/format.ts";
import { ListResults } from "../../shared/ListResults.tsx";
import { useRuntime } from "../../shared/runtime.tsx";
import { useListUrl } from "../../shared/useListUrl.ts";
import { TaskDrawer } from "./TaskDrawer.tsx";
import { taskColumns } from "./tasks.columns.tsx";
import { isUnderWay, taskListSpec, taskPage, taskStates } from "./tasks.queries.ts";
import { useTaskRetry } from "./useTaskRetry.ts";

/** What the server does in the background: how far each task has come, while it comes; `?task=` opens one. */
export function BackgroundTaskListScreen() {
  const { t } = useTranslation(["tasks", "shared", "app"]);
  const { api } = useRuntime();
  const url = useListUrl(taskListSpec);
  const query = useQuery(taskPage(api, url));
  const { data, dataUpdatedAt, refetch } = query;
  const retry = useTaskRetry();
  const { ask } = retry;
  const columns = useMemo(() => taskColumns({ t, now: dataUpdatedAt, onRetry: ask }), [t, dataUpdatedAt, ask]);
  const states = url.filters.state ?? nothing;
  const opened = url.filters.task ?? nothing;
  const [openedId] = opened;
  const running = data?.items.filter(isUnderWay).length ?? 0;
  const rowHref = ({ id }: Schemas["BackgroundTask"]) => url.href({ page: url.page, filters: { ...url.filters, task: [id] } });
  const chosen = taskStates.filter((state) => states.includes(state)).map((state) => t(`state.${state}`));
  const active = chosen.length > 0 ? [{ label: t("field.state"), value: chosen.join(", ") }] : [];
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
        moreLabel={t("shared:list.filters")}
        search={
          <MultiSelect
            label={t("field.state")}
            onChange={(values) => url.setFilter("state", values)}
            options={taskStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
            values={states}
          />
        }
      />
      <ListResults active={active} caption={(count) => t("caption", { count })} query={query} table={table} url={url} />
      {openedId && !retry.asked ? (
        <TaskDrawer id={openedId} onClose={() => url.change({ page: url.page, filters: { ...url.filters, task: [] } })} onRetry={ask} />
      ) : null}
      {retry.asked ? (
        <Confirmation
          command={retry}
          detail={t("retryDetail", { label: retry.asked.label, done: retry.asked.doneCount, total: retry.asked.totalCount })}
        />
      ) : null}
    </Page>
  );
}

const nothing: readonly string[] = [];
const getRowId = ({ id }: Schemas["BackgroundTask"]) => id;
