import type { ApiClient } from "@reserve/api-client";

/** Query for an offer. */
export function offerById(api: ApiClient, id: number) {
  return api.query("getOffer", { query: { id } });
}

/** Every offer of a product. */
export function offersOf(api: ApiClient, productId: number) {
  return api.query("listOffers", { query: { productId } });
}

/** The product that an offer is of, whole. */
export function productOf(api: ApiClient, id: number) {
  return api.query("getProduct", { query: { id } });
}
