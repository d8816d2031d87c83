import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import { keepPreviousData } from "@tanstack/react-query";
import { idIn } from "../../shared/address-id.ts";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listCustomers">["query"]>;

/** What the address of the customers list may hold. */
export const customerListSpec: ListUrlSpec = {
  filters: ["role"],
  defaultSort: "lastName",
};

const sorts = ["lastName", "createdAt", "lastOrderAt", "orderTotal"].flatMap((field) => [field, `-${field}`]);

/** The page of customers that an address asks for; the page before stays while the next one is on its way. */
export function customerPage(api: ApiClient, state: ListState) {
  return { ...api.query("listCustomers", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

/** One customer, whole. */
export function customerById(api: ApiClient, id: number) {
  return api.query("getCustomer", { query: { id } });
}

/** Every role that a customer can have. */
export function customerRoles(api: ApiClient) {
  return api.query("listCustomerRoles");
}

/** The last orders of a customer, newest first. */
export function ordersOf(api: ApiClient, customerId: number) {
  return api.query("listDocuments", { query: { customerId, pageSize: 10 } });
}

/** What a customer wrote last, newest first. */
export function messagesOf(api: ApiClient, customerId: number) {
  return api.query("listMessages", { query: { customerId, sort: "-receivedAt", pageSize: 10 } });
}

function toQuery({ page, pageSize, sort, search, filters }: ListState): ListQuery {
  // What an address holds beside the contract's words is left out: an old bookmark still opens a list.
  const role = (filters.role ?? []).flatMap((id) => idIn(id) ?? []);
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    sort: (sorts.includes(sort) ? sort : customerListSpec.defaultSort) as ListQuery["sort"],
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(role.length > 0 ? { role } : {}),
  };
}
