import type { ApiClient } from "@reserve/api-client";
import { listActivity } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** Spec of the activity log; `entry` opens an entry. */
export const activityListSpec = listSpec(listActivity, { beside: { entityId: "entity" }, own: { entry: { is: 40 } } });

/** Kinds of record that audit entries refer to. */
export const entities = ["document", "customer", "message", "offer", "mail", "view", "user", "role", "backgroundTask", "session"] as const;

/** Query for a page of the activity log; the previous page stays visible while the next one loads. */
export function activityPage(api: ApiClient, state: ListState<FilterOf<typeof activityListSpec>>) {
  return { ...api.query("listActivity", { query: activityListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Query for all users, by name, for the filter. */
export function people(api: ApiClient) {
  return api.query("listUsers", { query: { pageSize: 100, sort: "lastName" } });
}
