// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listDocuments`. */
export const listDocuments = {
  id: "listDocuments",
  isSearched: true,
  sorts: ["-date","date","customId","-customId","customerName","-customerName","totalPriceWithTax","-totalPriceWithTax"],
  filters: {
    view: {"is":["toPrepare","pickupToNotify","awaitingRelease","toCollect","paymentFailed","toSettle"]},
    documentStatus: {"is":["Temp","Created","Pending","PendingExternal","AwaitingPayment","PaymentFailed","PaymentCanceled","Processing","ProcessingExternal","Shipped","Complete","CompleteExternal","Cancelled"],"most":13},
    paymentStatus: {"is":["Temp","Pending","Cancelled","Paid","Authorized","PartiallyRefunded","Refunded","Voided","Refused"],"most":9},
    paymentMethod: {"is":["CreditCard","Check","ManualAtPickup","OnInvoice","FictiveSuccess","FictiveFailure","Paypal"],"most":7},
    shippingMethod: {"is":["PostStandard","Pickup","ProWithdrawal","MondialRelay","Colissimo","DeutschePost","DhlExpress","Proxicourse","RelaisColis","Fedex"],"most":10},
    documentType: {"is":["Order","Quotation","Delivery","Invoice"],"most":4},
    storeId: {"is":"id","most":50},
    customerId: {"is":"id"},
    dateFrom: {"is":"day"},
    dateTo: {"is":"day"},
    amountFrom: {"is":"amount"},
    amountTo: {"is":"amount"},
    number: {"is":40,"most":200},
    pickupNotifiedBefore: {"is":"day"},
  },
} as const satisfies ListContract;
