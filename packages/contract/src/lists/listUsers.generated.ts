// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listUsers`. */
export const listUsers = {
  id: "listUsers",
  isSearched: true,
  sorts: ["lastName","userName","-userName","-lastName","email","-email","lastSignInAt","-lastSignInAt"],
  filters: {
    role: {"is":"id","most":50},
    isDisabled: {"is":"flag"},
  },
} as const satisfies ListContract;
