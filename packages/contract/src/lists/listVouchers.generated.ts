// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listVouchers`. */
export const listVouchers = {
  id: "listVouchers",
  isSearched: true,
  sorts: ["-issuedAt","issuedAt","balance","-balance"],
  filters: {
    state: {"is":["active","empty","expired","cancelled"],"most":4},
    origin: {"is":["Sold","Granted","Refund"],"most":3},
  },
} as const satisfies ListContract;
