import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listProducts } from "@reserve/contract/lists";
import { parseEan } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { allRows } from "../../shared/all-rows.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The products list; `saved` says which saved view the URL began with. */
export const productListSpec = listSpec(listProducts, { own: { saved: { is: 40 } }, views: ["saved"], searchTermOf });

/** What a URL of the products list says. */
export type ProductListState = ListState<FilterOf<typeof productListSpec>>;

/** What it lists, without order and page: what facets, number and export are asked for. */
export function narrowedBy(state: Pick<ProductListState, "search" | "filters">) {
  const { sort: _sort, ...query } = productListSpec.narrowed({ ...state, sort: "" });
  return query;
}

/** What the list can be narrowed by, with how many titles each value has; those before stay while the next are on their way. */
export function productFacets(api: ApiClient, state: Pick<ProductListState, "search" | "filters">) {
  return { ...api.query("getProductFacets", { query: narrowedBy(state) }), placeholderData: keepPreviousData };
}

/** How many titles a state lists, exactly: it may take seconds. */
export function exactCount(api: ApiClient, state: Pick<ProductListState, "search" | "filters">) {
  return { ...api.query("countProducts", { query: narrowedBy(state) }), staleTime: 60_000 };
}

/** How many titles a state lists; null where the server only knows « at least ». */
export function productCount(api: ApiClient, state: Pick<ProductListState, "search" | "filters">) {
  return {
    ...api.query("listProducts", { query: { pageSize: 10, ...narrowedBy(state) } }),
    staleTime: 60_000,
    select: ({ totalCount, totalIsExact }: Schemas["ProductPage"]) => (totalIsExact ? totalCount : null),
  };
}

/** What these codes of a scheme are called. */
export function subjectsNamed(api: ApiClient, scheme: Schemas["SubjectScheme"], code: readonly string[]) {
  return { ...api.query("listSubjects", { query: { scheme, code: [...code] } }), staleTime: Number.POSITIVE_INFINITY };
}

/** The page of products that a URL asks for; the page before stays while the next one is on its way. */
export function productPage(api: ApiClient, state: ProductListState) {
  return { ...api.query("listProducts", { query: productListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** As many titles as can be chosen at once: as many as one refresh of the cache takes. */
export const MOST_CHOSEN = 1000;

/** The titles that a state lists, on all pages and in its order, up to `MOST_CHOSEN`. */
export function allProducts(api: ApiClient, state: Pick<ProductListState, "search" | "filters" | "sort">) {
  const query = productListSpec.narrowed(state);
  return allRows((page) => api.read("listProducts", { query: { ...query, ...page } }), MOST_CHOSEN);
}

/** The list as the pages of its records know it. */
export const productList = { spec: productListSpec, page: productPage, path: to.products(), href: to.product };

/** The types of variations that products carry already. */
export function variationTypes(api: ApiClient) {
  return { ...api.query("listVariationTypes"), staleTime: 600_000 };
}

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

/** What subjects are called. */
export function subjectsOf(api: ApiClient, scheme: "Clil" | "Thema", code: readonly string[]) {
  return api.query("listSubjects", { query: { scheme, code: [...code] } });
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

/** The posts that name a title, of those that one may see: the latest, and how many. */
export function postsNaming(api: ApiClient, productId: number) {
  return api.query("listPosts", { query: { productId, pageSize: 10 } });
}

/** The pages on which people put a title: the first by name, and how many. */
export function pagesShowing(api: ApiClient, productId: number) {
  return api.query("listPages", { query: { productId, pageSize: 10 } });
}

/** The discounts that aim at a title, now or soon: the latest, and how many. */
export function discountsOn(api: ApiClient, productId: number) {
  return api.query("listDiscounts", { query: { productId, state: ["active", "scheduled"], pageSize: 10 } });
}

/** The lists of the catalogue in which a title stands. */
export function listsWith(api: ApiClient, productId: number) {
  return api.query("listProductCatalogLists", { query: { productId } });
}
