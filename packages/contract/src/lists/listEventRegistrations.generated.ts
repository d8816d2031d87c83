// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listEventRegistrations`. */
export const listEventRegistrations = {
  id: "listEventRegistrations",
  isSearched: true,
  sorts: ["lastName","-lastName","creationTime","-creationTime"],
  filters: {
    eventId: {"is":"id"},
    state: {"is":["Registered","Waiting","Cancelled"],"most":3},
  },
} as const satisfies ListContract;
