// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listMessages`. */
export const listMessages = {
  id: "listMessages",
  isSearched: true,
  sorts: ["queue","receivedAt","-receivedAt","lastName","-lastName"],
  filters: {
    status: {"is":["Pending","Progress","Solved"],"most":3},
    question: {"is":40,"most":20},
    owner: {"is":["me","nobody"],"most":2},
    customerId: {"is":"id"},
  },
} as const satisfies ListContract;
