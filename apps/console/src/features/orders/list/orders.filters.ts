import { documentStatuses, documentTypes, paymentMethods, paymentStatuses, shippingMethods } from "@reserve/domain";

/** The filters of several values, in the order of the bar. */
export const filterNames = ["documentStatus", "paymentStatus", "shippingMethod", "storeId", "paymentMethod", "documentType"] as const;
/** One of `filterNames`. */
export type FilterName = (typeof filterNames)[number];

/** What each of them offers; the shops come from the server. */
export const enumerations = {
  documentStatus: documentStatuses,
  paymentStatus: paymentStatuses,
  shippingMethod: shippingMethods,
  paymentMethod: paymentMethods,
  documentType: documentTypes,
} as const;
