// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listSubscriptions`. */
export const listSubscriptions = {
  id: "listSubscriptions",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {
    type: {"is":["Newsletter","Marketing","AlertSearchNewItems","AlertProductAvailability","PremiumAccount"],"most":5},
  },
} as const satisfies ListContract;
