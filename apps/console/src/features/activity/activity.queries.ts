import type { ApiClient } from "@reserve/api-client";
import { listActivity } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";

/** The activity log; `entry` opens one of its entries. */
export const activityListSpec = listSpec(listActivity, { beside: { entityId: "entity" }, own: { entry: { is: 40 } } });

/** The kinds of record that the log speaks of. */
export const entities = ["document", "customer", "message", "offer", "mail", "view", "user", "role", "backgroundTask", "session"] as const;

/** The page of the log that a URL asks for; the page before stays while the next one is on its way. */
export function activityPage(api: ApiClient, state: ListState<FilterOf<typeof activityListSpec>>) {
  return { ...api.query("listActivity", { query: activityListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Everybody whom the log can be narrowed to, by name. */
export function people(api: ApiClient) {
  return api.query("listUsers", { query: { pageSize: 100, sort: "lastName" } });
}
