// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `searchPublicCatalog`. */
export const searchPublicCatalog = {
  id: "searchPublicCatalog",
  isSearched: true,
  sorts: ["title","-title","releaseDate","-releaseDate","priceWithTax","-priceWithTax","relevance"],
  filters: {
    availability: {"is":["10","11","12","20","21","32","40","41","51"],"most":9},
    kind: {"is":["Book","Comic","Dvd","Press","Goods"],"most":5},
    publisher: {"is":200,"most":20},
    collection: {"is":200,"most":20},
    language: {"is":8,"most":20},
    clil: {"is":12,"most":20},
    thema: {"is":12,"most":20},
    price: {"is":["0-5","5-10","10-15","15-20","20-30","30-50","50-"],"most":7},
    year: {"is":"id","most":20},
    stock: {"is":["InStock","OutOfStock"]},
  },
} as const satisfies ListContract;
