import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { keepPreviousData, type Query } from "@tanstack/react-query";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listBackgroundTasks">["query"]>;
type TaskPage = Schemas["BackgroundTaskPage"];

/** The states of a task, in the order of its life. */
export const taskStates: readonly Schemas["BackgroundTaskState"][] = ["Planned", "Running", "Done", "Failed"];

/** What the address of the tasks list may hold; `task` opens one of them. */
export const taskListSpec: ListUrlSpec = {
  filters: ["state", "task"],
  defaultSort: "",
};

const POLL_MS = 2_000;

/**
 * The page of tasks that an address asks for. It is read again every two seconds while one of its tasks is under way; react-query holds that
 * back while nobody looks at the tab.
 */
export function taskPage(api: ApiClient, state: ListState) {
  return {
    ...api.query("listBackgroundTasks", { query: toQuery(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: Pick<Query<TaskPage>, "state">) => (data?.items.some(isUnderWay) ? POLL_MS : false),
  };
}

/** One task, read again while it is under way. */
export function taskById(api: ApiClient, id: string) {
  return {
    ...api.query("getBackgroundTask", { query: { id } }),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["BackgroundTask"]>, "state">) => (data && isUnderWay(data) ? POLL_MS : false),
  };
}

/** Planned or running: it will change without anybody doing anything. */
export function isUnderWay({ state }: Pick<Schemas["BackgroundTask"], "state">): boolean {
  return state === "Planned" || state === "Running";
}

function toQuery({ page, pageSize, filters }: ListState): ListQuery {
  const state = taskStates.filter((one) => filters.state?.includes(one));
  return { page, pageSize: pageSize as ListQuery["pageSize"], ...(state.length > 0 ? { state } : {}) };
}
