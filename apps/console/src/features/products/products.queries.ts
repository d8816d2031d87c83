import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { availabilityCodes, parseEan, productKinds } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import type { ListState, ListUrlSpec } from "../../shared/list-url.ts";

type ListQuery = NonNullable<Input<"listProducts">["query"]>;

/** What the address of the products list may hold. */
export const productListSpec: ListUrlSpec = {
  filters: ["kind", "availability", "isVisible", "releasedOn"],
  defaultSort: "title",
};

const sorts = ["title", "ean", "releaseDate", "stock", "priceWithTax"].flatMap((field) => [field, `-${field}`]);

/** The page of products that an address asks for; the page before stays while the next one is on its way. */
export function productPage(api: ApiClient, state: ListState) {
  return { ...api.query("listProducts", { query: toQuery(state) }), placeholderData: keepPreviousData };
}

/** One product, whole. */
export function productById(api: ApiClient, id: number) {
  return api.query("getProduct", { query: { id } });
}

/** The offers of a product: the same title under other conditions. */
export function offersOf(api: ApiClient, productId: number) {
  return api.query("listOffers", { query: { productId } });
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

function toQuery({ page, pageSize, sort, search, filters }: ListState): ListQuery {
  // What an address holds beside the contract's words is left out: an old bookmark still opens a list.
  const known = <T extends string>(name: string, all: readonly T[]): T[] => all.filter((value) => filters[name]?.includes(value));
  const kind: Schemas["ProductKind"][] = known("kind", productKinds);
  const availability: Schemas["AvailabilityCode"][] = known("availability", availabilityCodes);
  const isVisible = known("isVisible", ["true", "false"]);
  return {
    page,
    pageSize: pageSize as ListQuery["pageSize"],
    sort: (sorts.includes(sort) ? sort : productListSpec.defaultSort) as ListQuery["sort"],
    ...(search.trim() ? { search: searchTermOf(search) } : {}),
    ...(kind.length > 0 ? { kind } : {}),
    ...(availability.length > 0 ? { availability } : {}),
    ...(filters.releasedOn?.[0] ? { releasedOn: filters.releasedOn[0] } : {}),
    // Both or none: everything.
    ...(isVisible.length === 1 ? { isVisible: isVisible[0] === "true" } : {}),
  };
}
