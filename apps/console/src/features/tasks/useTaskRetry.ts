import type { Schemas } from "@reserve/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Confirmable } from "../../shared/command/confirmable.ts";
import { useWrite } from "../../shared/command/useWrite.ts";
import { to } from "../../shared/links/to.ts";
import { useMay } from "../../shared/session/permissions.ts";

type Task = Schemas["BackgroundTask"];

/** State of a retry: the task to confirm, from the confirmation to the toast that links to the new task. */
export interface TaskRetry extends Confirmable {
  pendingInput: Task | null;
  /** Opens the confirmation; null without the permission. */
  ask: ((task: Task) => void) | null;
}

/** Confirms and sends a retry, and shows « Une tâche d'arrière plan a bien été planifiée. » with a link. */
export function useTaskRetry(): TaskRetry {
  const { t } = useTranslation(["tasks", "shared"]);
  const mayRetry = useMay()("retryBackgroundTask");
  const [task, setTask] = useState<Task | null>(null);
  const command = useWrite("retryBackgroundTask", {
    announce: ({ entityOutput }) => ({
      tone: "info",
      text: t("shared:toast.planned"),
      detail: entityOutput.label,
      link: { href: to.tasks({ task: entityOutput.id }), label: t("shared:cacheRefresh.follow") },
    }),
  });
  const ask = (one: Task) => {
    setTask(one);
    command.ask({ body: { id: one.id } });
  };
  return { ...command, pendingInput: command.pendingInput ? task : null, ask: mayRetry ? ask : null };
}
