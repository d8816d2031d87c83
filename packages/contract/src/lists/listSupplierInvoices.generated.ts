// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listSupplierInvoices`. */
export const listSupplierInvoices = {
  id: "listSupplierInvoices",
  isSearched: true,
  sorts: ["-receivedAt","issuedOn","-issuedOn","receivedAt","total","-total"],
  filters: {

  },
} as const satisfies ListContract;
