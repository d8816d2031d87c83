import { Alert, ProgressBar } from "@reserve/design-system";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { restrictionProgress } from "./restrictions.queries.ts";

/** Progress of applying the restrictions to the catalogue; renders nothing once all products are up to date. */
export function RestrictionProgress() {
  const { t } = useTranslation("restrictions");
  const { api } = useRuntime();
  const { data } = useQuery(restrictionProgress(api));
  const task = data?.task;
  if (!task) return null;
  if (task.state === "Failed")
    return (
      <Alert title={t("progress.failed")} tone="danger">
        {task.error}
      </Alert>
    );
  return (
    <Alert title={t("progress.title")}>
      <p>{t("progress.detail")}</p>
      <ProgressBar label={t("progress.label")} value={task.progress} />
    </Alert>
  );
}
