import type { Schemas } from "@reserve/contract";
import { Badge, ProgressBar, type Tone } from "@reserve/design-system";
import { CircleCheckIcon, CircleXIcon, ClockIcon, LoaderCircleIcon } from "@reserve/design-system/icons";
import type { DataColumn } from "@reserve/design-system/table";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { formatDateTime, formatTime } from "../../shared/format.ts";

type Row = Schemas["BackgroundTask"];

const badges: Record<Row["state"], { tone: Tone; icon: ReactNode; isFilled: boolean }> = {
  Planned: { tone: "neutral", icon: <ClockIcon />, isFilled: false },
  Running: { tone: "info", icon: <LoaderCircleIcon />, isFilled: false },
  Done: { tone: "success", icon: <CircleCheckIcon />, isFilled: false },
  // Somebody has to look at it.
  Failed: { tone: "danger", icon: <CircleXIcon />, isFilled: true },
};

/** The columns of the tasks list. `now`: the moment the list was read, for how long a running task has taken so far. */
export function taskColumns(t: TFunction<"tasks">, now: number): readonly DataColumn<Row>[] {
  return [
    { id: "label", header: t("field.label"), isMain: true, isFlexible: true, cell: ({ label }) => label },
    {
      id: "state",
      header: t("field.state"),
      align: "state",
      cardSlot: "footStart",
      cell: ({ state }) => <Badge {...badges[state]}>{t(`state.${state}`)}</Badge>,
    },
    { id: "progress", header: t("field.progress"), width: "11rem", cell: (task) => progress(task, t) },
    { id: "plannedAt", header: t("field.plannedAt"), cell: ({ plannedAt }) => formatDateTime(plannedAt) },
    { id: "duration", header: t("field.duration"), align: "end", isCardHidden: true, cell: (task) => duration(task, now, t) },
    { id: "userName", header: t("field.userName"), cell: ({ userName }) => userName ?? t("system") },
    { id: "outcome", header: t("field.outcome"), width: "18rem", cell: (task) => outcome(task, t) },
  ];
}

function progress({ label, state, progress: value, doneCount, totalCount }: Row, t: TFunction<"tasks">) {
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
function duration({ startedAt, endedAt }: Row, now: number, t: TFunction<"tasks">): string {
  if (!startedAt) return "–";
  const seconds = Math.max(0, Math.round(((endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt)) / 1000));
  if (seconds < 60) return t("seconds", { seconds });
  return t("minutes", { minutes: Math.floor(seconds / 60), seconds: String(seconds % 60).padStart(2, "0") });
}

function outcome({ state, error, visibleAt }: Row, t: TFunction<"tasks">) {
  if (state === "Failed") return error ?? t("failedWithoutWords");
  if (state !== "Done" || !visibleAt) return "–";
  const time = formatTime(visibleAt);
  return Date.parse(visibleAt) > Date.now() ? t("visibleAt", { time }) : t("visibleSince", { time });
}
