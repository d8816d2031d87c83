// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listSignatures`. */
export const listSignatures = {
  id: "listSignatures",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {

  },
} as const satisfies ListContract;
