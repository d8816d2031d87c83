import { Alert, Button, ProgressBar } from "@reserve/design-system";
import { RotateCcwIcon } from "@reserve/design-system/icons";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatTime } from "../format/format.ts";
import { useRuntime } from "../query/runtime.tsx";
import { Confirmation } from "./Confirmation.tsx";
import { TaskAdvice } from "./TaskAdvice.tsx";
import type { CacheRefresh } from "./useCacheRefresh.ts";

interface CacheRefreshConfirmationProps {
  refresh: CacheRefresh;
  /** Titles as text; their number is shown in any case. */
  titles?: ReactNode;
}

/** « Voulez-vous vraiment effectuer cette action ? », with the number of titles, and when the site will be updated. */
export function CacheRefreshConfirmation({ refresh: { snapshot, question }, titles }: CacheRefreshConfirmationProps) {
  const { t } = useTranslation("shared");
  const { thresholds } = useRuntime().variant;
  const { productIds } = snapshot.context;
  return (
    <Confirmation
      command={question}
      detail={
        <>
          <p>
            {t("cacheRefresh.detail", { count: productIds.length })} {titles}
          </p>
          <p>{t("cacheRefresh.delay", { count: thresholds.cacheVisibleMinutes })}</p>
        </>
      }
    />
  );
}

interface CacheRefreshProgressProps {
  refresh: CacheRefresh;
  /** Label of the button that starts a new task; no button without it. */
  againLabel?: string;
}

/** Progress of a cache refresh, until « visible vers 14:37 »; nothing while none is watched. */
export function CacheRefreshProgress({ refresh: { snapshot, send }, againLabel }: CacheRefreshProgressProps) {
  const { t } = useTranslation("shared");
  const { task } = snapshot.context;
  const again =
    againLabel && snapshot.can({ type: "again" }) ? (
      <Button icon={<RotateCcwIcon />} onClick={() => send({ type: "again" })}>
        {againLabel}
      </Button>
    ) : undefined;
  if (snapshot.hasTag("lost"))
    return (
      <Alert actions={again} isUrgent title={t("cacheRefresh.lost")} tone="warning">
        {t("cacheRefresh.lostDetail")}
      </Alert>
    );
  if (snapshot.hasTag("taskFailed"))
    return (
      <Alert actions={again} isUrgent title={t("cacheRefresh.failed")} tone="danger">
        <p>{task?.error ?? t("cacheRefresh.failedDetail")}</p>
        {task ? (
          <p>
            <TaskAdvice may="startAgain" task={task} />
          </p>
        ) : null}
      </Alert>
    );
  if (snapshot.hasTag("watching")) {
    const words = task && task.totalCount > 0 ? t("cacheRefresh.progress", { done: task.doneCount, count: task.totalCount }) : undefined;
    return (
      <>
        <p role="status">{task?.state === "Running" ? t("cacheRefresh.running") : t("cacheRefresh.planned")}</p>
        <ProgressBar label={t("cacheRefresh.label")} value={task?.state === "Running" ? task.progress : null} valueText={words} />
        <p>{words}</p>
        {again}
      </>
    );
  }
  if (!snapshot.hasTag("visibleSoon") && !snapshot.hasTag("visible")) return null;
  const time = task?.visibleAt ? formatTime(task.visibleAt) : "";
  return (
    <>
      <div role="status">
        <Alert tone="success">
          {t("cacheRefresh.done", { count: task?.totalCount ?? 0 })}{" "}
          <strong>{snapshot.hasTag("visible") ? t("cacheRefresh.visible") : t("cacheRefresh.visibleAt", { time })}</strong>
        </Alert>
      </div>
      {again}
    </>
  );
}
