// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listPages`. */
export const listPages = {
  id: "listPages",
  isSearched: true,
  sorts: ["name","-name","updatedAt","-updatedAt"],
  filters: {
    layout: {"is":["FullPage","TwoColumnsThinRight","TwoColumnsThinLeft","TwoColumnsEquals"],"most":4},
    isPublished: {"is":"flag"},
    productId: {"is":"id"},
  },
} as const satisfies ListContract;
