// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listTrayEntries`. */
export const listTrayEntries = {
  id: "listTrayEntries",
  isSearched: false,
  sorts: [],
  filters: {
    state: {"is":["Waiting","Released","Discarded"],"most":3},
  },
} as const satisfies ListContract;
