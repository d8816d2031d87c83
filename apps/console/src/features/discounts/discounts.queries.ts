import type { ApiClient } from "@reserve/api-client";
import type { Input, Schemas } from "@reserve/contract";
import { listDiscountCodes, listDiscounts } from "@reserve/contract/lists";
import type { DiscountCodeState, DiscountState } from "@reserve/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The list as the contract offers it. */
export const discountListSpec = listSpec(listDiscounts);

/** Query for a page of discounts; the previous page stays visible while the next one loads. */
export function discountListPage(api: ApiClient, state: ListState<FilterOf<typeof discountListSpec>>) {
  return { ...api.query("listDiscounts", { query: discountListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** Query for the number of discounts in a state: a page of which only the total is used. */
export function discountCount(api: ApiClient, state: DiscountState) {
  return api.query("listDiscounts", { query: { state: [state], pageSize: 10 } });
}

/** The list, as its records' pages need it for links to neighbours. */
export const discountList = { spec: discountListSpec, page: discountListPage, path: to.discounts(), href: to.discount };

/** Query for a discount. */
export function discountById(api: ApiClient, id: number) {
  return api.query("getDiscount", { query: { id } });
}

/** The codes of a discount; which discount is the page's own. */
export const codeListSpec = listSpec(listDiscountCodes, { except: ["discountId"], views: ["state"] });

/** Query for a page of a discount's codes. */
export function codeListPage(api: ApiClient, discountId: number, state: ListState<FilterOf<typeof codeListSpec>>) {
  const query = { ...codeListSpec.query(state), discountId };
  return { ...api.query("listDiscountCodes", { query }), placeholderData: keepPreviousData };
}

/** Query for the number of codes in a state: a page of which only the total is used. */
export function codeCount(api: ApiClient, discountId: number, state: DiscountCodeState) {
  return api.query("listDiscountCodes", { query: { discountId, state: [state], pageSize: 10 } });
}

/** Categories that titles of the catalogue have. */
export function categoriesNamed(api: ApiClient, search: string) {
  return {
    ...api.query("listRestrictionValues", { query: search ? { type: "Category", search } : { type: "Category" } }),
    staleTime: 60_000,
  };
}

/** The types of particularities that titles carry. */
export function attributeTypes(api: ApiClient) {
  return { ...api.query("listVariationTypes"), staleTime: 600_000 };
}

/** Query for the customer roles. */
export function customerRoles(api: ApiClient) {
  return api.query("listCustomerRoles");
}

/** Query of the shipping countries. */
export function countries(api: ApiClient) {
  return api.query("listCountries");
}

/** Query of the number of titles in a scope. */
export function titleCount(api: ApiClient, choice: Input<"countDiscountTitles">["body"]) {
  return {
    queryKey: ["discounts", "countDiscountTitles", choice] as const,
    queryFn: async (): Promise<Schemas["DiscountTitleCount"] | null> => {
      const result = await api.send("countDiscountTitles", { body: choice });
      return result.isValid ? result.output.entityOutput : null;
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  };
}

/** A title that the list is narrowed to. */
export function productIn(api: ApiClient, id: string | undefined) {
  return { ...api.query("getProduct", { query: { id: Number(id) } }), enabled: id !== undefined };
}

/** Query for orders to copy a basket from. */
export function ordersFor(api: ApiClient, search: string) {
  return api.query("listDocuments", { query: { search, pageSize: 10 } });
}

/** Query for an order with its lines. */
export function orderById(api: ApiClient, id: number) {
  return api.query("getDocument", { query: { id } });
}

/** Query for customers that match the text. */
export function customersFor(api: ApiClient, search: string) {
  return api.query("listCustomers", { query: { search, pageSize: 10 } });
}

/** A basket and the discount as it is being written. */
export type SimulatedBasket = Input<"simulateDiscounts">["body"];

/** Result of a simulation: the discounts, or validation errors. */
type Simulated = { isValid: true; found: Schemas["DiscountSimulation"] } | { isValid: false; errors: string[] };

/** Query for what discounts deduct from a basket; null disables it. */
export function simulation(api: ApiClient, basket: SimulatedBasket | null) {
  return {
    queryKey: ["discounts", "simulateDiscounts", basket] as const,
    queryFn: async (): Promise<Simulated> => {
      if (basket === null) throw new Error("There is no basket to ask about.");
      const result = await api.send("simulateDiscounts", { body: basket });
      if (result.isValid) return { isValid: true, found: result.output.entityOutput };
      return { isValid: false, errors: [...result.propertiesErrorMessages.map(({ errorMessage }) => errorMessage), ...result.errors] };
    },
    enabled: basket !== null,
    staleTime: 60_000,
    retry: false,
  };
}
