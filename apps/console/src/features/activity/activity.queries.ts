import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { keepPreviousData } from "@tanstack/react-query";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listActivity">["query"]>;

/** What the address of the log may hold; `entry` opens one entry. */
export const activityListSpec: ListUrlSpec = {
  filters: ["user", "action", "entity", "entityId", "outcome", "from", "to", "entry"],
  defaultSort: "",
};

/** The kinds of record that the log speaks of. */
export const entities = ["document", "customer", "message", "offer", "mail", "view", "user", "role", "backgroundTask", "session"] as const;

/** The page of the log that an address asks for; the page before stays while the next one is on its way. */
export function activityPage(api: ApiClient, state: ListState) {
  return { ...api.query("listActivity", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

/** Everybody whom the log can be narrowed to, by name. */
export function people(api: ApiClient) {
  return api.query("listUsers", { query: { pageSize: 100, sort: "lastName" } });
}

function toQuery({ page, pageSize, search, filters }: ListState): ListQuery {
  const { action, entity, entityId, outcome, from, to } = filters;
  // An old bookmark may hold what is no number: it names nobody.
  const user = (filters.user ?? []).map(Number).filter((id) => Number.isInteger(id) && id > 0);
  const kind = entity?.[0];
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(user.length > 0 ? { user } : {}),
    ...(action ? { action: [...action] } : {}),
    ...(kind ? { entity: kind } : {}),
    ...(kind && entityId?.[0] ? { entityId: entityId[0] } : {}),
    // Both or none: everything.
    ...(outcome?.length === 1 ? { outcome: outcome[0] as ListQuery["outcome"] } : {}),
    ...(from?.[0] ? { from: from[0] } : {}),
    ...(to?.[0] ? { to: to[0] } : {}),
  };
}
