// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listCustomerTitles`. */
export const listCustomerTitles = {
  id: "listCustomerTitles",
  isSearched: true,
  sorts: [],
  filters: {
    id: {"is":"id"},
  },
} as const satisfies ListContract;
