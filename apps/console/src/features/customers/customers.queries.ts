import type { ApiClient } from "@reserve/api-client";
import { listCustomers } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The customers list. */
export const customerListSpec = listSpec(listCustomers);

/** Query for a page of customers; the previous page stays visible while the next one loads. */
export function customerPage(api: ApiClient, state: ListState<FilterOf<typeof customerListSpec>>) {
  return { ...api.query("listCustomers", { query: customerListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const customerList = { spec: customerListSpec, page: customerPage, path: to.customers(), href: to.customer };

/** Query for a customer. */
export function customerById(api: ApiClient, id: number) {
  return api.query("getCustomer", { query: { id } });
}

/** Query for probable duplicates of a customer. */
export function duplicatesOf(api: ApiClient, id: number) {
  return api.query("listCustomerDoubles", { query: { id } });
}

/** Query for the first customers that match the text. */
export function customersFound(api: ApiClient, search: string) {
  return api.query("listCustomers", { query: { search, pageSize: 10 } });
}

/** Query for the comparison of two customers, and what a merge would move. */
export function mergePreview(api: ApiClient, id: number, mergedId: number) {
  return api.query("previewCustomerMerge", { query: { id, mergedId } });
}

/** Every role that a customer can have. */
export function customerRoles(api: ApiClient) {
  return api.query("listCustomerRoles");
}

/** The last orders of a customer, newest first. */
export function ordersOf(api: ApiClient, customerId: number) {
  return api.query("listDocuments", { query: { customerId, pageSize: 10 } });
}

/** Query of a customer's last messages, newest first. */
export function messagesOf(api: ApiClient, customerId: number) {
  return api.query("listMessages", { query: { customerId, sort: "-receivedAt", pageSize: 10 } });
}

/** The last mails to any of a customer's e-mail addresses, newest first. */
export function mailsOf(api: ApiClient, customerId: number) {
  return api.query("listMails", { query: { customerId, pageSize: 10 } });
}

/** The events that a customer registered for. */
export function registrationsOf(api: ApiClient, id: number) {
  return api.query("listCustomerRegistrations", { query: { id } });
}

/** Query of the subscriptions of a customer's e-mail addresses. */
export function subscriptionsOf(api: ApiClient, id: number) {
  return api.query("listCustomerSubscriptions", { query: { id } });
}

/** Page size of the titles on a customer's page. */
export const TITLES_A_PAGE = 10;

/** A page of the titles that a customer ordered, newest first. */
export function titlesOf(api: ApiClient, id: number, { search, page }: { search: string; page: number }) {
  const words = search.trim();
  return api.query("listCustomerTitles", { query: { id, page, pageSize: TITLES_A_PAGE, ...(words === "" ? {} : { search: words }) } });
}
