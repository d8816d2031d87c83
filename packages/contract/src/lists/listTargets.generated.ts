// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listTargets`. */
export const listTargets = {
  id: "listTargets",
  isSearched: true,
  sorts: ["-updatedAt","name","-name","updatedAt","count","-count"],
  filters: {

  },
} as const satisfies ListContract;
