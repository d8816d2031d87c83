import { type ApiClient, ApiFailure, newUuid } from "@reserve/api-client";
import { useToasts } from "@reserve/design-system";
import { type CacheRefreshEvent, type CacheRefreshSnapshot, cacheRefreshMachine, taskWatchMachine } from "@reserve/workflows";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fromPromise } from "xstate";
import { to } from "../links/to.ts";
import { useRuntime } from "../query/runtime.tsx";
import { useMay } from "../session/permissions.ts";
import type { Confirmable } from "./confirmable.ts";
import { useRefetch } from "./useRefetch.ts";
import { useSending } from "./useSending.ts";
import { useSettle } from "./useSettle.ts";

const op = "refreshCachesAndCovers";

interface CacheRefreshOptions {
  /** Task id of an earlier refresh, to watch its progress. */
  taskId?: string | null;
  /** The server has planned the task. */
  onPlanned?: (taskId: string) => void;
  /** The task was left for a new selection. */
  onLeft?: () => void;
}

/** A refresh of products' public cache, from the selection to the minute when the site shows it. */
export interface CacheRefresh {
  snapshot: CacheRefreshSnapshot;
  send(event: CacheRefreshEvent): void;
  /** Confirmation before it starts. */
  question: Confirmable;
  /** Refreshes exactly these products, whatever was selected or watched before. */
  ask(productIds: readonly number[]): void;
}

/** Runs the cache refresh machine: toasts, task polling while the tab is visible, refetch of products and tasks at its end. */
export function useCacheRefresh({ taskId = null, onPlanned, onLeft }: CacheRefreshOptions = {}): CacheRefresh {
  const { api } = useRuntime();
  const { t } = useTranslation("shared");
  const { show } = useToasts();
  const settle = useSettle();
  const refetch = useRefetch();
  const mayListTasks = useMay()("listBackgroundTasks");
  const [machine] = useState(() => provided(api));
  const { actor, snapshot, question } = useSending(machine, { taskId, newKey: newUuid, now: Date.now }, (event) => {
    if (event.type === "planned") planned(event.taskId, event.count);
    else if (event.type === "refused") settle(op, event.refusal);
    else if (event.type === "finished") refetch(op);
    else onLeft?.();
  });
  function planned(id: string, count: number): void {
    // A user without access to the task list follows this task on the cache page.
    const href = mayListTasks ? to.tasks({ task: id }) : to.cache({ task: id });
    show({
      tone: "info",
      text: t("toast.planned"),
      detail: t("cacheRefresh.titles", { count }),
      link: { href, label: t("cacheRefresh.follow") },
    });
    refetch(op);
    onPlanned?.(id);
  }
  useEffect(() => {
    const sendVisibility = () => actor.send({ type: document.visibilityState === "visible" ? "shown" : "hidden" });
    document.addEventListener("visibilitychange", sendVisibility);
    return () => document.removeEventListener("visibilitychange", sendVisibility);
  }, [actor]);

  return {
    snapshot,
    send: actor.send,
    question,
    ask(productIds) {
      if (!actor.getSnapshot().hasTag("selecting")) actor.send({ type: "again" });
      actor.send({ type: "clear" });
      actor.send({ type: "addProducts", productIds: [...productIds] });
      actor.send({ type: "ask" });
    },
  };
}

function provided(api: ApiClient) {
  return cacheRefreshMachine.provide({
    actors: {
      plan: fromPromise(async ({ input: { productIds, idempotencyKey } }) => {
        const result = await api.send(op, { body: { productIds } }, { idempotencyKey });
        return result.isValid ? { isValid: true, output: result.output.entityOutput } : result;
      }),
      watch: taskWatchMachine.provide({
        actors: {
          read: fromPromise(async ({ input, signal }) => {
            try {
              return { isValid: true, output: await api.read("getBackgroundTask", { query: { id: input.taskId } }, { signal }) };
            } catch (error) {
              if (error instanceof ApiFailure) return error.failure;
              throw error;
            }
          }),
        },
      }),
    },
  });
}
