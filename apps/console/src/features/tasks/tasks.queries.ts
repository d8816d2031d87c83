import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listBackgroundTasks } from "@reserve/contract/lists";
import { keepPreviousData, type Query } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

type TaskPage = Schemas["BackgroundTaskPage"];

/** The states of a task, in the order of its life. */
export const { is: taskStates } = listBackgroundTasks.filters.state;

/** Spec of the tasks list; `task` opens one of them. */
export const taskListSpec = listSpec(listBackgroundTasks, { own: { task: { is: 36 } } });

const POLL_MS = 2_000;

/** Query for a page of tasks, refetched every two seconds while one of them is running; react-query pauses that while the tab is hidden. */
export function taskPage(api: ApiClient, state: ListState<FilterOf<typeof taskListSpec>>) {
  return {
    ...api.query("listBackgroundTasks", { query: taskListSpec.query(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: Pick<Query<TaskPage>, "state">) => (data?.items.some(isUnderWay) ? POLL_MS : false),
  };
}

/** Query for a task, refetched while it is running. */
export function taskById(api: ApiClient, id: string) {
  return {
    ...api.query("getBackgroundTask", { query: { id } }),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["BackgroundTask"]>, "state">) => (data && isUnderWay(data) ? POLL_MS : false),
  };
}

/** Returns whether a task is planned or running: its state then changes by itself. */
export function isUnderWay({ state }: Pick<Schemas["BackgroundTask"], "state">): boolean {
  return state === "Planned" || state === "Running";
}
