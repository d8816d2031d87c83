// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listActivity`. */
export const listActivity = {
  id: "listActivity",
  isSearched: true,
  sorts: [],
  filters: {
    user: {"is":"id","most":50},
    action: {"is":60,"most":50},
    entity: {"is":40},
    entityId: {"is":60},
    outcome: {"is":["done","refused"]},
    from: {"is":"day"},
    to: {"is":"day"},
  },
} as const satisfies ListContract;
