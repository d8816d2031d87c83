// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listPopups`. */
export const listPopups = {
  id: "listPopups",
  isSearched: true,
  sorts: ["-createdAt","title","-title","createdAt"],
  filters: {
    state: {"is":["draft","scheduled","active","over"],"most":4},
  },
} as const satisfies ListContract;
