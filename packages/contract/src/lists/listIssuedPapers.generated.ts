// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listIssuedPapers`. */
export const listIssuedPapers = {
  id: "listIssuedPapers",
  isSearched: true,
  sorts: ["-issuedAt","issuedAt","number","-number","priceWithTax","-priceWithTax"],
  filters: {
    kind: {"is":["Invoice","CreditNote"],"most":2},
    from: {"is":"day"},
    to: {"is":"day"},
    taxRate: {"is":10,"most":20},
    isFacturX: {"is":"flag"},
    isPublicBody: {"is":"flag"},
    platformStatus: {"is":["Waiting","HandedOver","Deposited","Rejected","Refused","Collected"],"most":6},
  },
} as const satisfies ListContract;
