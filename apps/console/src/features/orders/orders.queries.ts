import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { orderViews, parseEan } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listDocuments">["query"]>;
type ListFilters = Omit<ListQuery, "page" | "pageSize" | "after">;

/** What the address of the orders list may hold. */
export const orderListSpec: ListUrlSpec = {
  filters: [
    "view",
    "documentStatus",
    "paymentStatus",
    "shippingMethod",
    "storeId",
    "paymentMethod",
    "documentType",
    "dateFrom",
    "dateTo",
    "amountFrom",
    "amountTo",
    "number",
    "customerId",
    "pickupNotifiedBefore",
    // Which saved view the address began with; the server is not told.
    "saved",
  ],
  defaultSort: "-date",
};

/** The columns that the server sorts by. */
export const sortableColumns = ["customId", "date", "customerName", "totalPriceWithTax"] as const;

/** The page of the list that an address stands for; the page before stays while the next one is on its way. */
export function orderPage(api: ApiClient, state: ListState) {
  const { page, pageSize } = state;
  return {
    ...api.query("listDocuments", { query: { page, pageSize: pageSize as 25, ...orderFilters(state) } }),
    placeholderData: keepPreviousData,
  };
}

/** How many orders an address lists; null where the server only knows « at least ». */
export function orderCount(api: ApiClient, state: Pick<ListState, "sort" | "search" | "filters">) {
  return {
    ...api.query("listDocuments", { query: { pageSize: 10, ...orderFilters(state) } }),
    staleTime: 30_000,
    select: ({ totalCount, totalIsExact }: Schemas["DocumentPage"]) => (totalIsExact ? totalCount : null),
  };
}

/** One order, whole. */
export function orderById(api: ApiClient, id: number) {
  return api.query("getDocument", { query: { id } });
}

/** The order of a number as it is printed: on a label, on paper. */
export function orderByNumber(api: ApiClient, number: string) {
  return api.query("listDocuments", { query: { number: [number], pageSize: 10 } });
}

/** What to fetch for several orders. */
export function pickingList(api: ApiClient, ids: readonly number[]) {
  return api.query("getPickingList", { query: { id: [...ids] } });
}

/** The orders that an address names (`?id=24118&id=24120`), as many as one sheet takes. */
export function pickedIds(search: URLSearchParams): number[] {
  const ids = search.getAll("id").map(Number);
  return [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0))].slice(0, 100);
}

/** The orders before and after one in a list. */
export function orderNeighbours(api: ApiClient, id: number, state: Pick<ListState, "sort" | "search" | "filters">) {
  return api.query("getDocumentNeighbours", { query: { id, ...orderFilters(state) } });
}

/** Where a parcel can be sent to. */
export function shippingCountries(api: ApiClient) {
  return api.query("listCountries");
}

/** The view of an address, if it is one of ours. */
export function viewOf({ filters }: Pick<ListState, "filters">): Schemas["DocumentView"] | undefined {
  return orderViews.find((view) => view === filters.view?.[0]);
}

/** What an address lists, without the page on which it stands: what the export and the neighbours of an order ask for. */
export function orderFilters({ sort, search, filters }: Pick<ListState, "sort" | "search" | "filters">): ListFilters {
  const column = sort.replace("-", "");
  const query: ListFilters = {};
  if (sortableColumns.some((name) => name === column)) query.sort = sort as "-date";
  if (search !== "") query.search = searchTerm(search);
  const view = viewOf({ filters });
  if (view) query.view = view;
  // The server refuses a value that is not one of the enumeration's, and the page says so; nothing is dropped in silence.
  if (filters.documentStatus) query.documentStatus = [...filters.documentStatus] as Schemas["DocumentStatus"][];
  if (filters.paymentStatus) query.paymentStatus = [...filters.paymentStatus] as Schemas["PaymentStatus"][];
  if (filters.paymentMethod) query.paymentMethod = [...filters.paymentMethod] as Schemas["PaymentMethod"][];
  if (filters.shippingMethod) query.shippingMethod = [...filters.shippingMethod] as Schemas["ShippingMethod"][];
  if (filters.documentType) query.documentType = [...filters.documentType] as Schemas["DocumentType"][];
  const storeIds = filters.storeId?.map(Number).filter(Number.isInteger);
  if (storeIds?.length) query.storeId = storeIds;
  const customerId = Number(filters.customerId?.[0]);
  if (Number.isInteger(customerId) && customerId > 0) query.customerId = customerId;
  if (filters.number) query.number = [...filters.number];
  for (const name of single) if (filters[name]?.[0]) query[name] = filters[name][0];
  return query;
}

const single = ["dateFrom", "dateTo", "amountFrom", "amountTo", "pickupNotifiedBefore"] as const;

/** What is searched: an EAN or ISBN as its thirteen digits, however it was typed or scanned; anything else as it is. */
function searchTerm(typed: string): string {
  const verdict = parseEan(typed);
  return verdict.isValid ? verdict.ean : typed.trim();
}
