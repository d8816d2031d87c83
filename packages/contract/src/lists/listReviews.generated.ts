// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** What `listReviews` can be asked for. */
export const listReviews = {
  id: "listReviews",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {

  },
} as const satisfies ListContract;
