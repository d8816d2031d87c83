import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listDocuments } from "@reserve/contract/lists";
import { orderViews } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The orders list; `saved` identifies the saved view that the URL started from. */
export const orderListSpec = listSpec(listDocuments, { own: { saved: { is: 40 } }, views: ["view", "saved"] });

/** State of the orders list in its URL. */
export type OrderListState = ListState<FilterOf<typeof orderListSpec>>;

/** List state without the page. */
type Narrowed = Pick<OrderListState, "sort" | "search" | "filters">;

/** Query for a page of orders; the previous page stays visible while the next one loads. */
export function orderPage(api: ApiClient, state: OrderListState) {
  return { ...api.query("listDocuments", { query: orderListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Query of the number of orders in a list; null when the server only returns a lower bound. */
export function orderCount(api: ApiClient, state: Narrowed) {
  return {
    ...api.query("listDocuments", { query: { pageSize: 10, ...orderListSpec.narrowed(state) } }),
    staleTime: 30_000,
    select: ({ totalCount, totalIsExact }: Schemas["DocumentPage"]) => (totalIsExact ? totalCount : null),
  };
}

/** Query for an order. */
export function orderById(api: ApiClient, id: number) {
  return api.query("getDocument", { query: { id } });
}

/** The order of a number as it is printed: on a label, on paper. */
export function orderByNumber(api: ApiClient, number: string) {
  return api.query("listDocuments", { query: { number: [number], pageSize: 10 } });
}

/** Query of the orders that a customer has not paid, or not wholly. */
export function unpaidOrdersOf(api: ApiClient, customerId: number) {
  return api.query("listDocuments", {
    query: { customerId, documentType: ["Order"], paymentStatus: ["Pending", "Refused"], sort: "-date", pageSize: 50 },
  });
}

/** Query of the picking list of several orders. */
export function pickingList(api: ApiClient, ids: readonly number[]) {
  return api.query("getPickingList", { query: { id: [...ids] } });
}

/** Returns the order ids of a URL (`?id=24118&id=24120`), at most as many as a sheet accepts. */
export function pickedIds(search: URLSearchParams): number[] {
  const ids = search.getAll("id").map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))].slice(0, 100);
}

/** Query for the previous and next order of a list. */
export function orderNeighbours(api: ApiClient, id: number, state: Narrowed) {
  return api.query("getDocumentNeighbours", { query: { id, ...orderListSpec.narrowed(state) } });
}

/** Query of the shipping countries. */
export function shippingCountries(api: ApiClient) {
  return api.query("listCountries");
}

/** Returns the built-in view of a URL, if any. */
export function viewOf({ filters }: Pick<OrderListState, "filters">): Schemas["DocumentView"] | undefined {
  return orderViews.find((view) => view === filters.view?.[0]);
}

/** Query for the voucher of a whole code: a list of one, or of none. */
export function voucherOfCode(api: ApiClient, code: string) {
  return api.query("listVouchers", { query: { search: code, pageSize: 10 } });
}
