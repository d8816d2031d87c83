import type { Schemas } from "@reserve/contract";
import { useTranslation } from "react-i18next";

/** Advice for a failed task: automatic retry, retry, start again, ask a colleague, or support. */
type Advice = "wait" | "retry" | "startAgain" | "ask" | "call";

interface TaskAdviceProps {
  task: Pick<Schemas["BackgroundTask"], "id" | "state"> & Partial<Pick<Schemas["BackgroundTask"], "isRetryable">>;
  /** The available action for a failed task: retry it, start a new one, or neither. */
  may: "retry" | "startAgain" | null;
}

/** A sentence of advice for a failed task, with its reference in the server's log. */
export function TaskAdvice({ task, may }: TaskAdviceProps) {
  const { t } = useTranslation("shared");
  // The first eight characters: short enough for the telephone, and found as well as the whole.
  return t(`cacheRefresh.advice.${adviceFor(task, may)}`, { reference: task.id.slice(0, 8) });
}

function adviceFor({ state, isRetryable }: TaskAdviceProps["task"], may: TaskAdviceProps["may"]): Advice {
  if (state !== "Failed") return "wait";
  if (may === "startAgain") return "startAgain";
  if (!isRetryable) return "call";
  return may === "retry" ? "retry" : "ask";
}
