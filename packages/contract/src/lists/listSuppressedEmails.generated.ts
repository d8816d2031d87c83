// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listSuppressedEmails`. */
export const listSuppressedEmails = {
  id: "listSuppressedEmails",
  isSearched: true,
  sorts: ["-at","email","-email","at"],
  filters: {
    reason: {"is":["Request","Complaint","Bounce","Other"],"most":4},
  },
} as const satisfies ListContract;
