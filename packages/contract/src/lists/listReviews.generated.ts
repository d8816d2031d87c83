// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listReviews`. */
export const listReviews = {
  id: "listReviews",
  isSearched: true,
  sorts: ["queue","createdAt","-createdAt","rating","-rating"],
  filters: {
    status: {"is":["Pending","Approved","Rejected"],"most":3},
    rating: {"is":["5","4","3","2","1"],"most":5},
  },
} as const satisfies ListContract;
