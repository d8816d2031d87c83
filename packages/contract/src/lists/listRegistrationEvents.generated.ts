// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listRegistrationEvents`. */
export const listRegistrationEvents = {
  id: "listRegistrationEvents",
  isSearched: true,
  sorts: ["eventStart","-eventStart","title","-title"],
  filters: {
    period: {"is":["upcoming","past"]},
  },
} as const satisfies ListContract;
