// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** What `listProducts` can be asked for. */
export const listProducts = {
  id: "listProducts",
  isSearched: true,
  sorts: ["title","-title","ean","-ean","releaseDate","-releaseDate","stock","-stock","priceWithTax","-priceWithTax","relevance"],
  filters: {
    availability: {"is":["10","11","12","20","21","32","40","41","51"],"most":9},
    kind: {"is":["Book","Comic","Dvd","Press","Goods"],"most":5},
    isVisible: {"is":"flag"},
    releasedOn: {"is":"day"},
  },
} as const satisfies ListContract;
