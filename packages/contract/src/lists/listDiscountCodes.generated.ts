// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listDiscountCodes`. */
export const listDiscountCodes = {
  id: "listDiscountCodes",
  isSearched: true,
  sorts: ["-changedAt","code","-code","changedAt"],
  filters: {
    discountId: {"is":"id"},
    state: {"is":["free","used","withdrawn"],"most":3},
  },
} as const satisfies ListContract;
