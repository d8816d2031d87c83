import type { ApiClient } from "@reserve/api-client";
import { listTitlesToOrder } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";

/** What is to be ordered or on order; which of both is the list's view. */
export const toOrderListSpec = listSpec(listTitlesToOrder, { views: ["state"] });

/** What the URL of the list holds. */
export type ToOrderState = ListState<FilterOf<typeof toOrderListSpec>>;

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function toOrderPage(api: ApiClient, state: ToOrderState) {
  return { ...api.query("listTitlesToOrder", { query: toOrderListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The views of the list. */
export const toOrderViews = listTitlesToOrder.filters.state.is;

/** How many titles stand in a view. */
export function toOrderCount(api: ApiClient, state: (typeof toOrderViews)[number] | undefined) {
  return api.query("listTitlesToOrder", { query: { ...(state ? { state } : {}), pageSize: 10 } });
}

/** What arrived today. */
export function arrivalList(api: ApiClient) {
  return api.query("getArrivals");
}
