// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listCatalogLists`. */
export const listCatalogLists = {
  id: "listCatalogLists",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {
    type: {"is":["News","ToRelease","BestSellers"]},
  },
} as const satisfies ListContract;
