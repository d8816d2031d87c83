import type { ApiClient } from "@reserve/api-client";
import { listDiscounts } from "@reserve/contract/lists";
import type { DiscountState } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";

/** The list as the contract offers it. */
export const discountListSpec = listSpec(listDiscounts);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function discountListPage(api: ApiClient, state: ListState<FilterOf<typeof discountListSpec>>) {
  return { ...api.query("listDiscounts", { query: discountListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** How many there are of a state: a page of them, of which only the number is read. */
export function discountCount(api: ApiClient, state: DiscountState) {
  return api.query("listDiscounts", { query: { state: [state], pageSize: 10 } });
}
