// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listCustomers`. */
export const listCustomers = {
  id: "listCustomers",
  isSearched: true,
  sorts: ["lastName","-lastName","createdAt","-createdAt","lastOrderAt","-lastOrderAt","orderTotal","-orderTotal"],
  filters: {
    role: {"is":"id","most":50},
    title: {"is":100},
  },
} as const satisfies ListContract;
