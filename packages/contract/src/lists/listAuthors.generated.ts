// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listAuthors`. */
export const listAuthors = {
  id: "listAuthors",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {
    isVisible: {"is":"flag"},
  },
} as const satisfies ListContract;
