import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { type OrderView, orderViews } from "@reserve/domain";
import type { UseQueryResult } from "@tanstack/react-query";
import { idIn } from "../../shared/links/url-id.ts";

/** Maximum number of orders per picking list. */
const MOST_ORDERS = 100;

/** Returns the order ids of a URL: one in its path, or several as `id=…&id=…`; null without a number. */
export function orderIdsOf(param: string | undefined, search: URLSearchParams): readonly number[] | null {
  const named = (param === undefined ? search.getAll("id") : [param]).flatMap((id) => idIn(id) ?? []);
  const ids = [...new Set(named)].slice(0, MOST_ORDERS);
  return ids.length > 0 ? ids : null;
}

/** Maximum number of orders per batch. */
const BATCH = 25;

/** Returns the built-in view whose oldest orders the URL requests (`view=toPrepare`); null without one. */
export function viewIn(search: URLSearchParams): OrderView | null {
  const name = search.get("view");
  return orderViews.find((view) => view === name) ?? null;
}

/** The orders of a view that wait longest. */
export function oldestOf(api: ApiClient, view: OrderView) {
  return api.query("listDocuments", { query: { view, sort: "date", pageSize: BATCH } });
}

/** Query for the picking list of these orders, with the publishers. */
export function pickingList(api: ApiClient, ids: readonly number[]) {
  return api.query("getPickingList", { query: { id: [...ids] } });
}

/** Queries for each order: customer, delivery, version. */
export function eachOrder(api: ApiClient, ids: readonly number[]) {
  return ids.map((id) => api.query("getDocument", { query: { id } }));
}

/** Combines the queries into one, longest waiting order first: all of them or none. */
export function asOne(orders: readonly UseQueryResult<Schemas["Document"]>[]) {
  const documents = orders.flatMap(({ data }) => data ?? []);
  return {
    documents: documents.length === orders.length ? documents.toSorted((a, b) => a.date.localeCompare(b.date) || a.id - b.id) : undefined,
    error: orders.find(({ error }) => error)?.error ?? null,
    isFetching: orders.some(({ isFetching }) => isFetching),
    refetch: () => void Promise.all(orders.map(({ refetch }) => refetch())),
  };
}
