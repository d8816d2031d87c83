// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listImportRecords`. */
export const listImportRecords = {
  id: "listImportRecords",
  isSearched: false,
  sorts: [],
  filters: {
    id: {"is":"id"},
    outcome: {"is":["New","Changed","Refused"]},
  },
} as const satisfies ListContract;
