import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listProducts } from "@reserve/contract/lists";
import { eanIn, parseEan } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { allRows } from "../../shared/list/all-rows.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The products list; `saved` identifies the saved view that the URL started from. */
export const productListSpec = listSpec(listProducts, { own: { saved: { is: 40 } }, views: ["saved"], searchTermOf });

/** State of the products list in its URL. */
export type ProductListState = ListState<FilterOf<typeof productListSpec>>;

/** Returns the filters without sort and page: the query for facets, count and export. */
export function narrowedBy(state: Pick<ProductListState, "search" | "filters">) {
  const { sort: _sort, ...query } = productListSpec.narrowed({ ...state, sort: "" });
  return query;
}

/** Query for the facets with their counts; the previous ones stay visible while the next ones load. */
export function productFacets(api: ApiClient, state: Pick<ProductListState, "search" | "filters">) {
  return { ...api.query("getProductFacets", { query: narrowedBy(state) }), placeholderData: keepPreviousData };
}

/** Query for the exact number of products of a list; may take seconds. */
export function exactCount(api: ApiClient, state: Pick<ProductListState, "search" | "filters">) {
  return { ...api.query("countProducts", { query: narrowedBy(state) }), staleTime: 60_000 };
}

/** Query for the number of products of a list; null when the server only returns a lower bound. */
export function productCount(api: ApiClient, state: Pick<ProductListState, "search" | "filters">) {
  return {
    ...api.query("listProducts", { query: { pageSize: 10, ...narrowedBy(state) } }),
    staleTime: 60_000,
    select: ({ totalCount, totalIsExact }: Schemas["ProductPage"]) => (totalIsExact ? totalCount : null),
  };
}

/** Query for the names of these codes of a scheme. */
export function subjectsNamed(api: ApiClient, scheme: Schemas["SubjectScheme"], code: readonly string[]) {
  return { ...api.query("listSubjects", { query: { scheme, code: [...code] } }), staleTime: Number.POSITIVE_INFINITY };
}

/** Query for a page of products; the previous page stays visible while the next one loads. */
export function productPage(api: ApiClient, state: ProductListState) {
  return { ...api.query("listProducts", { query: productListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Maximum number of selected products: the limit of a cache refresh. */
export const MOST_CHOSEN = 1000;

/** The titles that a state lists, on all pages and in its order, up to `MOST_CHOSEN`. */
export function allProducts(api: ApiClient, state: Pick<ProductListState, "search" | "filters" | "sort">) {
  const query = productListSpec.narrowed(state);
  return allRows((page) => api.read("listProducts", { query: { ...query, ...page } }), MOST_CHOSEN);
}

/** The list, as its records' pages need it for links to neighbours. */
export const productList = { spec: productListSpec, page: productPage, path: to.products(), href: to.product };

/** The types of variations that products carry already. */
export function variationTypes(api: ApiClient) {
  return { ...api.query("listVariationTypes"), staleTime: 600_000 };
}

/** Query for a product. */
export function productById(api: ApiClient, id: number) {
  return api.query("getProduct", { query: { id } });
}

/** The offers of a product: the same title under other conditions. */
export function offersOf(api: ApiClient, productId: number) {
  return api.query("listOffers", { query: { productId } });
}

/** Query for a product's sales and the orders waiting for it. */
export function salesOf(api: ApiClient, ean: string) {
  return api.query("getProductSales", { query: { ean } });
}

/** Query for the names of subjects. */
export function subjectsOf(api: ApiClient, scheme: "Clil" | "Thema", code: readonly string[]) {
  return api.query("listSubjects", { query: { scheme, code: [...code] } });
}

/** Query for the changes of a product. */
export function historyOf(api: ApiClient, id: number) {
  return api.query("getProductHistory", { query: { id } });
}

/** Returns the search term for the server: the thirteen digits of an EAN or ISBN in any notation, other text unchanged. */
function searchTermOf(typed: string): string {
  return eanIn(typed) ?? typed.trim();
}

/** Returns the correct check digit of a searched EAN; null when the text is not an EAN, or a valid one. */
export function expectedCheckDigit(search: string): string | null {
  const verdict = parseEan(search);
  return !verdict.isValid && verdict.reason === "CheckDigit" ? verdict.expected : null;
}

/** Query for the posts that mention a product, as far as the user may see them: the latest, and the count. */
export function postsNaming(api: ApiClient, productId: number) {
  return api.query("listPosts", { query: { productId, pageSize: 10 } });
}

/** Query for the pages that display a product: the first by name, and the count. */
export function pagesShowing(api: ApiClient, productId: number) {
  return api.query("listPages", { query: { productId, pageSize: 10 } });
}

/** Query for active and scheduled discounts on a product: the latest, and the count. */
export function discountsOn(api: ApiClient, productId: number) {
  return api.query("listDiscounts", { query: { productId, state: ["active", "scheduled"], pageSize: 10 } });
}

/** Query for the catalogue lists that contain a product. */
export function listsWith(api: ApiClient, productId: number) {
  return api.query("listProductCatalogLists", { query: { productId } });
}
