// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** What `listAuthors` can be asked for. */
export const listAuthors = {
  id: "listAuthors",
  isSearched: true,
  sorts: ["name","-name","createdAt","-createdAt"],
  filters: {
    isVisible: {"is":"flag"},
  },
} as const satisfies ListContract;
