import type { Schemas } from "@reserve/contract";
import { Alert, Button, DescriptionList, FieldStack, Skeleton } from "@reserve/design-system";
import { RotateCcwIcon } from "@reserve/design-system/icons";
import { Drawer } from "@reserve/design-system/overlays";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { TaskAdvice } from "../../shared/command/TaskAdvice.tsx";
import { formatDateTime } from "../../shared/format/format.ts";
import { QueryState } from "../../shared/query/QueryState.tsx";
import { useRuntime } from "../../shared/query/runtime.tsx";
import { duration, failureOf, outcome, TaskProgress, TaskState } from "./tasks.columns.tsx";
import { taskById } from "./tasks.queries.ts";

type Task = Schemas["BackgroundTask"];

interface TaskDrawerProps {
  id: string;
  onClose: () => void;
  /** Opens the confirmation to retry the task; null without the permission. */
  onRetry: ((task: Task) => void) | null;
}

/** Drawer for a task, live until it ends: who requested it, start and end, error, and a retry button. */
export function TaskDrawer({ id, onClose, onRetry }: TaskDrawerProps) {
  const { t } = useTranslation("tasks");
  const { api } = useRuntime();
  const query = useQuery(taskById(api, id));
  const task = query.data;
  const action =
    task?.isRetryable && onRetry ? (
      <Button icon={<RotateCcwIcon />} onClick={() => onRetry(task)} variant="primary">
        {t("retry")}
      </Button>
    ) : undefined;
  return (
    <Drawer actions={action} onClose={onClose} title={task?.label ?? t("field.label")}>
      <QueryState query={query} skeleton={<Skeleton height={240} />}>
        {(found) => <TaskFacts mayRetry={onRetry !== null} now={query.dataUpdatedAt} task={found} />}
      </QueryState>
    </Drawer>
  );
}

function TaskFacts({ task, now, mayRetry }: { task: Task; now: number; mayRetry: boolean }) {
  const { t } = useTranslation("tasks");
  const problem = failureOf(task, t);
  const moment = (at: string | null) => (at ? formatDateTime(at) : "–");
  return (
    <FieldStack>
      <div>
        <TaskState state={task.state} />
      </div>
      <div>
        <TaskProgress task={task} />
      </div>
      {problem === null ? null : (
        <Alert tone={task.state === "Failed" ? "danger" : "warning"}>
          <p>{problem}</p>
          <p>
            <TaskAdvice may={mayRetry ? "retry" : null} task={task} />
          </p>
        </Alert>
      )}
      <DescriptionList
        items={[
          { term: t("field.userName"), description: task.userName ?? t("system") },
          { term: t("field.plannedAt"), description: moment(task.plannedAt) },
          { term: t("field.startedAt"), description: moment(task.startedAt) },
          { term: t("field.endedAt"), description: moment(task.endedAt) },
          { term: t("field.duration"), description: duration(task, now, t) ?? "–" },
          ...(task.state === "Done" ? [{ term: t("field.outcome"), description: outcome(task, t) ?? "–" }] : []),
        ]}
      />
    </FieldStack>
  );
}
