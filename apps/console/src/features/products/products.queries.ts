import type { ApiClient } from "@reserve/api-client";
import { listProducts } from "@reserve/contract/lists";
import { parseEan } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The products list. */
export const productListSpec = listSpec(listProducts, { searchTermOf });

/** The page of products that a URL asks for; the page before stays while the next one is on its way. */
export function productPage(api: ApiClient, state: ListState<FilterOf<typeof productListSpec>>) {
  return { ...api.query("listProducts", { query: productListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const productList = { spec: productListSpec, page: productPage, path: to.products(), href: to.product };

/** One product, whole. */
export function productById(api: ApiClient, id: number) {
  return api.query("getProduct", { query: { id } });
}

/** The offers of a product: the same title under other conditions. */
export function offersOf(api: ApiClient, productId: number) {
  return api.query("listOffers", { query: { productId } });
}

/** How a title sells, and the orders that wait for it. */
export function salesOf(api: ApiClient, ean: string) {
  return api.query("getProductSales", { query: { ean } });
}

/** What changed about a product. */
export function historyOf(api: ApiClient, id: number) {
  return api.query("getProductHistory", { query: { id } });
}

/** What the server searches: the thirteen digits of an EAN or ISBN in any spelling, other words as they are. */
function searchTermOf(typed: string): string {
  const verdict = parseEan(typed);
  return verdict.isValid ? verdict.ean : typed.trim();
}

/** The check digit that a searched EAN should have had; null when what was searched is no EAN, or a sound one. */
export function expectedCheckDigit(search: string): string | null {
  const verdict = parseEan(search);
  return !verdict.isValid && verdict.reason === "CheckDigit" ? verdict.expected : null;
}
