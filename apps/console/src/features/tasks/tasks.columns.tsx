import type { Schemas } from "@reserve/contract";
import { Badge, Button, ProgressBar, type Tone } from "@reserve/design-system";
import { CircleCheckIcon, CircleXIcon, ClockIcon, LoaderCircleIcon, RotateCcwIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TaskAdvice } from "../../shared/command/TaskAdvice.tsx";
import { formatTime } from "../../shared/format/format.ts";
import { badgeColumn, dateTimeColumn, nameColumn, ownColumn } from "../../shared/list/list-columns.ts";

type Row = Schemas["BackgroundTask"];

const badges: Record<Row["state"], { tone: Tone; icon: ReactNode; isFilled: boolean }> = {
  Planned: { tone: "neutral", icon: <ClockIcon />, isFilled: false },
  Running: { tone: "info", icon: <LoaderCircleIcon />, isFilled: false },
  Done: { tone: "success", icon: <CircleCheckIcon />, isFilled: false },
  // Filled: somebody has to act.
  Failed: { tone: "danger", icon: <CircleXIcon />, isFilled: true },
};

interface TaskColumns {
  t: TFunction<"tasks">;
  /** Time of the list's response, for the duration of running tasks so far. */
  now: number;
  /** Opens the confirmation to retry a failed task; null without the permission. */
  onRetry: ((task: Row) => void) | null;
}

/** The columns of the tasks list. */
export function taskColumns({ t, now, onRetry }: TaskColumns): readonly DataColumn<Row>[] {
  return [
    nameColumn("label", t("field.label"), ({ label }) => label),
    badgeColumn("state", t("field.state"), [t("state.Planned")], ({ state }) => <TaskState state={state} />, { cardSlot: "footStart" }),
    ownColumn("progress", t("field.progress"), "medium", (task) => <TaskProgress task={task} />),
    dateTimeColumn("plannedAt", t("field.plannedAt"), ({ plannedAt }) => plannedAt, { hiddenBelow: "narrow" }),
    ownColumn("duration", t("field.duration"), "code", (task) => duration(task, now, t), {
      align: "end",
      hiddenBelow: "medium",
      cardSlot: "hidden",
    }),
    ownColumn("userName", t("field.userName"), "code", ({ userName }) => userName ?? t("system"), { hiddenBelow: "medium" }),
    ownColumn("outcome", t("field.outcome"), "long", (task) => outcomeCell(task, t, onRetry !== null)),
    ...(onRetry ? [ownColumn("retry", t("retry"), "short", retryCell(onRetry, t), { isHeaderHidden: true, align: "end" })] : []),
  ];
}

function outcomeCell(task: Row, t: TFunction<"tasks">, mayRetry: boolean): ReactNode {
  const problem = failureOf(task, t);
  if (problem === null) return outcome(task, t);
  return (
    <>
      {problem}{" "}
      <small>
        <TaskAdvice may={mayRetry ? "retry" : null} task={task} />
      </small>
    </>
  );
}

const retryCell = (onRetry: (task: Row) => void, t: TFunction<"tasks">) => (task: Row) =>
  task.isRetryable ? (
    <Button aria-label={t("retryOne", { label: task.label })} icon={<RotateCcwIcon />} onClick={() => onRetry(task)} variant="plain">
      {t("retry")}
    </Button>
  ) : null;

/** Badge for the status of a task. */
export function TaskState({ state }: Pick<Row, "state">) {
  const { t } = useTranslation("tasks");
  return <Badge {...badges[state]}>{t(`state.${state}`)}</Badge>;
}

/** Progress of a task, as a bar and as text. */
export function TaskProgress({ task: { label, state, progress: value, doneCount, totalCount } }: { task: Row }) {
  const { t } = useTranslation("tasks");
  const words = t("progress", { done: doneCount, total: totalCount });
  const tone = state === "Done" ? "success" : state === "Failed" ? "danger" : "accent";
  return (
    <>
      <ProgressBar label={t("progressOf", { label })} tone={tone} value={value} valueText={words} />
      <small>{words}</small>
    </>
  );
}

/** « 1 min 04 s »: from the start to the end, or to now. */
export function duration({ startedAt, endedAt }: Row, now: number, t: TFunction<"tasks">): string | null {
  if (!startedAt) return null;
  const seconds = Math.max(0, Math.round(((endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt)) / 1000));
  if (seconds < 60) return t("seconds", { seconds });
  return t("minutes", { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") });
}

/** Returns the error of a task, with the server's message if any; null without an error. */
export function failureOf({ state, error }: Row, t: TFunction<"tasks">): string | null {
  return error ?? (state === "Failed" ? t("failedWithoutWords") : null);
}

/** Returns the outcome of a finished task; null while it is not finished. */
export function outcome({ state, visibleAt }: Row, t: TFunction<"tasks">): string | null {
  if (state !== "Done" || !visibleAt) return null;
  const time = formatTime(visibleAt);
  return Date.parse(visibleAt) > Date.now() ? t("visibleAt", { time }) : t("visibleSince", { time });
}
