// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listBackgroundTasks`. */
export const listBackgroundTasks = {
  id: "listBackgroundTasks",
  isSearched: false,
  sorts: [],
  filters: {
    state: {"is":["Planned","Running","Done","Failed"],"most":4},
  },
} as const satisfies ListContract;
