// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listSubscribers`. */
export const listSubscribers = {
  id: "listSubscribers",
  isSearched: true,
  sorts: ["-since","email","-email","since"],
  filters: {
    subscriptionId: {"is":"id"},
    state: {"is":["Pending","Subscribed","Unsubscribed","Removed","Dead"],"most":5},
  },
} as const satisfies ListContract;
