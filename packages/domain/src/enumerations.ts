/** Document types; staff process only orders. */
export const documentTypes = ["Order", "Quotation", "Delivery", "Invoice"] as const;
/** One of `documentTypes`. */
export type DocumentType = (typeof documentTypes)[number];

/** Document statuses, in the order of the life cycle. */
export const documentStatuses = [
  "Temp",
  "Created",
  "Pending",
  "PendingExternal",
  "AwaitingPayment",
  "PaymentFailed",
  "PaymentCanceled",
  "Processing",
  "ProcessingExternal",
  "Shipped",
  "Complete",
  "CompleteExternal",
  "Cancelled",
] as const;
/** One of `documentStatuses`. */
export type DocumentStatus = (typeof documentStatuses)[number];

/** Line statuses. */
export const documentItemStatuses = ["Temp", "Created", "Pending", "Processing", "Shipped", "Complete", "Cancelled"] as const;
/** One of `documentItemStatuses`. */
export type DocumentItemStatus = (typeof documentItemStatuses)[number];

/** Payment statuses. */
export const paymentStatuses = [
  "Temp",
  "Pending",
  "Cancelled",
  "Paid",
  "Authorized",
  "PartiallyRefunded",
  "Refunded",
  "Voided",
  "Refused",
] as const;
/** One of `paymentStatuses`. */
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Payment methods; the two fictive ones are for tests. */
export const paymentMethods = ["CreditCard", "Check", "ManualAtPickup", "OnInvoice", "FictiveSuccess", "FictiveFailure", "Paypal"] as const;
/** One of `paymentMethods`. */
export type PaymentMethod = (typeof paymentMethods)[number];

/** Shipping methods. */
export const shippingMethods = [
  "PostStandard",
  "Pickup",
  "ProWithdrawal",
  "MondialRelay",
  "Colissimo",
  "DeutschePost",
  "DhlExpress",
  "Proxicourse",
  "RelaisColis",
  "Fedex",
] as const;
/** One of `shippingMethods`. */
export type ShippingMethod = (typeof shippingMethods)[number];

/** ONIX list 65 codes that the catalogue uses. */
export const availabilityCodes = ["10", "11", "12", "20", "21", "32", "40", "41", "51"] as const;
/** One of `availabilityCodes`. */
export type AvailabilityCode = (typeof availabilityCodes)[number];

/** Product kinds; they decide the usual VAT rate and the cover's shape. */
export const productKinds = ["Book", "Comic", "Dvd", "Press", "Goods"] as const;
/** One of `productKinds`. */
export type ProductKind = (typeof productKinds)[number];

/** Forms of address. */
export const genders = ["Unknown", "Male", "Female"] as const;
/** One of `genders`. */
export type Gender = (typeof genders)[number];

/** Means of refund. */
export const refundMeans = ["CreditCard", "BankTransfer", "Check", "Cash", "Paypal", "Voucher", "OtherOrder", "WriteOff"] as const;
/** One of `refundMeans`. */
export type RefundMeans = (typeof refundMeans)[number];

/** Means of one movement of money. */
export const paymentMeans = [
  "CreditCard",
  "BankTransfer",
  "Check",
  "Cash",
  "Paypal",
  "Voucher",
  /** From or to another order of the same customer. */
  "OtherOrder",
  /** Cents that nobody pays or gives back. */
  "WriteOff",
  "Other",
] as const;
/** One of `paymentMeans`. */
export type PaymentMeans = (typeof paymentMeans)[number];

/** Means of payment and refund at the counter. */
export const counterMeans = ["Cash", "CreditCard", "Check"] as const;
/** One of `counterMeans`. */
export type CounterMeans = (typeof counterMeans)[number];

/** Mails caused by an order; the last two are ours, the others are the specification's. */
export const mailTypes = [
  "OrderCreatedVendor",
  "OrderCreatedCustomer",
  "AwaitingPaymentCustomer",
  "PaidCustomer",
  "PaidVendor",
  "ShipmentSentCustomer",
  "ShipmentDeliveredCustomer",
  "CompletedCustomer",
  "CancelledVendor",
  "CancelledCustomer",
  "PaymentFailedVendor",
  "PickingReadyCustomer",
  "RefundedCustomer",
] as const;
/** One of `mailTypes`. */
export type MailType = (typeof mailTypes)[number];
