// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listWebhooks`. */
export const listWebhooks = {
  id: "listWebhooks",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {
    state: {"is":["Active","Failing","Off","Gone","GivenUp"],"most":5},
  },
} as const satisfies ListContract;
