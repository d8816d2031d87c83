// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listTags`. */
export const listTags = {
  id: "listTags",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {

  },
} as const satisfies ListContract;
