// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listTitlesToOrder`. */
export const listTitlesToOrder = {
  id: "listTitlesToOrder",
  isSearched: true,
  sorts: ["supplier","-supplier","title","-title","missingCount","-missingCount","expectedOn","-expectedOn"],
  filters: {
    state: {"is":["ToOrder","Ordered","Late"]},
    supplier: {"is":200,"most":20},
  },
} as const satisfies ListContract;
