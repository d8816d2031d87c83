// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listMails`. */
export const listMails = {
  id: "listMails",
  isSearched: true,
  sorts: ["-createdAt","createdAt","sentDate","-sentDate","to","-to","subject","-subject"],
  filters: {
    processed: {"is":"flag"},
    isFailing: {"is":"flag"},
    state: {"is":["Waiting","Sent","Failing"],"most":3},
    type: {"is":["orderCreatedVendor","orderCreatedCustomer","awaitingPayment","paidCustomer","paidVendor","shipmentSent","shipmentDelivered","completed","cancelledVendor","cancelledCustomer","paymentFailedVendor","pickingNotified","refunded","documentMessage","messageReply","customerLetter","eventMessage","eventPlace","eventWaiting","eventCancelled","confirmSubscription","campaignTest","emailChanged","forgotPassword","chooseFirstPassword"],"most":25},
    dateFrom: {"is":"day"},
    dateTo: {"is":"day"},
    documentId: {"is":"id"},
    customerId: {"is":"id"},
  },
} as const satisfies ListContract;
