// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listRestrictions`. */
export const listRestrictions = {
  id: "listRestrictions",
  isSearched: true,
  sorts: ["type","-type","createdAt","-createdAt"],
  filters: {
    type: {"is":["Ean","Author","Publisher","Edition","Collection","Supplier","Category","AvailabilityCode","Language","Price"],"most":10},
    isExcluded: {"is":"flag"},
  },
} as const satisfies ListContract;
