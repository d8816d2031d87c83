import type { ApiClient } from "@reserve/api-client";

/** Query for the customers that match the text. */
export function customersFor(api: ApiClient, search: string) {
  return api.query("listCustomers", { query: { search, pageSize: 10 } });
}

/** Query for a customer with the addresses. */
export function customerById(api: ApiClient, id: number) {
  return api.query("getCustomer", { query: { id } });
}

/** Query for a title with its price. */
export function titleByEan(api: ApiClient, ean: string) {
  return api.query("getProductByEan", { query: { ean } });
}

/** Query for the shops. */
export function allStores(api: ApiClient) {
  return api.query("listStores");
}

/** Query for the shipping methods with their prices. */
export function shippingMethods(api: ApiClient) {
  return api.query("listCartShippingMethods");
}

/** Query for the payment methods. */
export function paymentMethods(api: ApiClient) {
  return api.query("listCartPaymentMethods");
}
