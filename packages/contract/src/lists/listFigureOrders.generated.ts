// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listFigureOrders`. */
export const listFigureOrders = {
  id: "listFigureOrders",
  isSearched: false,
  sorts: [],
  filters: {
    from: {"is":"day"},
    to: {"is":"day"},
    figure: {"is":["Sales","Vat","UnionSales","Receipts","Deposits"]},
    kind: {"is":["Invoice","CreditNote"]},
    regime: {"is":["France","Corsica","Oss","IntraUnion","Export","Overseas","ReverseCharge","OutOfScope"]},
    country: {"is":2},
    taxRate: {"is":6},
    means: {"is":["CreditCard","BankTransfer","Check","Cash","Paypal","Voucher","OtherOrder","WriteOff","Other"]},
    vatNumber: {"is":20},
  },
} as const satisfies ListContract;
