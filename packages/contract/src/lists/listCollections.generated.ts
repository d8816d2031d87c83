// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listCollections`. */
export const listCollections = {
  id: "listCollections",
  isSearched: true,
  sorts: ["name","-name","publisher","-publisher","createdAt","-createdAt"],
  filters: {
    isVisible: {"is":"flag"},
  },
} as const satisfies ListContract;
