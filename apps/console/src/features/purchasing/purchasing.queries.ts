import type { ApiClient } from "@reserve/api-client";
import { listTitlesToOrder } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** Spec of the list of titles to order and on order; the state is its view. */
export const toOrderListSpec = listSpec(listTitlesToOrder, { views: ["state"] });

/** State of the list in its URL. */
export type ToOrderState = ListState<FilterOf<typeof toOrderListSpec>>;

/** Query for a page of titles; the previous page stays visible while the next one loads. */
export function toOrderPage(api: ApiClient, state: ToOrderState) {
  return { ...api.query("listTitlesToOrder", { query: toOrderListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The views of the list. */
export const toOrderViews = listTitlesToOrder.filters.state.is;

/** Query for the number of titles in a view. */
export function toOrderCount(api: ApiClient, state: (typeof toOrderViews)[number] | undefined) {
  return api.query("listTitlesToOrder", { query: { ...(state ? { state } : {}), pageSize: 10 } });
}

/** Query for today's arrivals. */
export function arrivalList(api: ApiClient) {
  return api.query("getArrivals");
}
