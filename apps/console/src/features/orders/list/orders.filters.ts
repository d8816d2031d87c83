/** The filters of several values, in the order of the bar. */
export const filterNames = ["documentStatus", "paymentStatus", "shippingMethod", "storeId", "paymentMethod", "documentType"] as const;
/** One of `filterNames`. */
export type FilterName = (typeof filterNames)[number];

/** The server's list of what each of them offers. */
export const choiceLists = {
  documentStatus: "listDocumentStatuses",
  paymentStatus: "listPaymentStatuses",
  shippingMethod: "listShippingMethods",
  storeId: "listStores",
  paymentMethod: "listPaymentMethods",
  documentType: "listDocumentTypes",
} as const satisfies Record<FilterName, string>;
