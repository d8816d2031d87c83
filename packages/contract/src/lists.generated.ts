// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "./list-contract.ts";

/** What `listActivity` can be asked for. */
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

/** What `listBackgroundTasks` can be asked for. */
export const listBackgroundTasks = {
  id: "listBackgroundTasks",
  isSearched: false,
  sorts: [],
  filters: {
    state: {"is":["Planned","Running","Done","Failed"],"most":4},
  },
} as const satisfies ListContract;

/** What `listProducts` can be asked for. */
export const listProducts = {
  id: "listProducts",
  isSearched: true,
  sorts: ["title","-title","ean","-ean","releaseDate","-releaseDate","stock","-stock","priceWithTax","-priceWithTax"],
  filters: {
    availability: {"is":["10","11","12","20","21","32","40","41","51"],"most":9},
    kind: {"is":["Book","Comic","Dvd","Press","Goods"],"most":5},
    isVisible: {"is":"flag"},
    releasedOn: {"is":"day"},
  },
} as const satisfies ListContract;

/** What `listCustomers` can be asked for. */
export const listCustomers = {
  id: "listCustomers",
  isSearched: true,
  sorts: ["lastName","-lastName","createdAt","-createdAt","lastOrderAt","-lastOrderAt","orderTotal","-orderTotal"],
  filters: {
    role: {"is":"id","most":50},
  },
} as const satisfies ListContract;

/** What `listDocuments` can be asked for. */
export const listDocuments = {
  id: "listDocuments",
  isSearched: true,
  sorts: ["-date","date","customId","-customId","customerName","-customerName","totalPriceWithTax","-totalPriceWithTax"],
  filters: {
    view: {"is":["toPrepare","pickupToNotify","awaitingRelease","toCollect","paymentFailed","toRefund"]},
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

/** What `listMails` can be asked for. */
export const listMails = {
  id: "listMails",
  isSearched: true,
  sorts: ["-createdAt","createdAt","sentDate","-sentDate","to","-to","subject","-subject"],
  filters: {
    processed: {"is":"flag"},
    isFailing: {"is":"flag"},
    state: {"is":["Waiting","Sent","Failing"],"most":3},
    type: {"is":["orderCreatedVendor","orderCreatedCustomer","awaitingPayment","paidCustomer","paidVendor","shipmentSent","shipmentDelivered","completed","cancelledVendor","cancelledCustomer","paymentFailedVendor","pickingNotified","refunded","documentMessage","messageReply","emailChanged","forgotPassword","chooseFirstPassword"],"most":18},
    dateFrom: {"is":"day"},
    dateTo: {"is":"day"},
    documentId: {"is":"id"},
    customerId: {"is":"id"},
  },
} as const satisfies ListContract;

/** What `listMessages` can be asked for. */
export const listMessages = {
  id: "listMessages",
  isSearched: true,
  sorts: ["queue","receivedAt","-receivedAt","lastName","-lastName"],
  filters: {
    status: {"is":["Pending","Progress","Solved"],"most":3},
    question: {"is":40,"most":20},
    customerId: {"is":"id"},
  },
} as const satisfies ListContract;

/** What `listUsers` can be asked for. */
export const listUsers = {
  id: "listUsers",
  isSearched: true,
  sorts: ["lastName","userName","-userName","-lastName","email","-email","lastSignInAt","-lastSignInAt"],
  filters: {
    role: {"is":"id","most":50},
    isDisabled: {"is":"flag"},
  },
} as const satisfies ListContract;
