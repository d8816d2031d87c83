import type { ApiClient } from "@reserve/api-client";
import { fromAzerty } from "@reserve/domain";

/** Maximum records of a kind in the palette. */
export const MOST = 5;

/** Query for the orders that match the text: by number, customer, e-mail address, telephone, city or EAN. */
export function ordersFor(api: ApiClient, typed: string) {
  return api.query("listDocuments", { query: { search: typed.trim(), pageSize: 10 } });
}

/** The products that do: by title, author or EAN. */
export function productsFor(api: ApiClient, typed: string) {
  return api.query("searchCatalog", { query: { search: fromAzerty(typed) } });
}

/** The customers that do: by name, company, e-mail address, telephone or city. */
export function customersFor(api: ApiClient, typed: string) {
  return api.query("listCustomers", { query: { search: typed.trim(), pageSize: 10 } });
}

/** Query of messages that match by sender, e-mail address or text. */
export function messagesFor(api: ApiClient, typed: string) {
  return api.query("listMessages", { query: { search: typed.trim(), pageSize: 10 } });
}

/** The users that do: by name, user name or e-mail address. */
export function usersFor(api: ApiClient, typed: string) {
  return api.query("listUsers", { query: { search: typed.trim(), pageSize: 10 } });
}
