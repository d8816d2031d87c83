// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listImports`. */
export const listImports = {
  id: "listImports",
  isSearched: false,
  sorts: ["-createdAt","createdAt"],
  filters: {
    kind: {"is":["Onix","Stock"]},
  },
} as const satisfies ListContract;
