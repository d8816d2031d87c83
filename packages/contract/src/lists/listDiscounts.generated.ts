// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listDiscounts`. */
export const listDiscounts = {
  id: "listDiscounts",
  isSearched: true,
  sorts: ["-createdAt","name","-name","createdAt"],
  filters: {
    state: {"is":["draft","scheduled","active","exhausted","over"],"most":5},
    discountType: {"is":["AppliesToItems","AppliesToSubTotal","AppliesToShipping"],"most":3},
    requiresCouponCode: {"is":"flag"},
    productId: {"is":"id"},
  },
} as const satisfies ListContract;
