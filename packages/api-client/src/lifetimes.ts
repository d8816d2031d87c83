import type { ReadId } from "@reserve/contract";

/** The four lifetimes of the specification. */
export type Lifetime = "moment" | "quarter" | "threeQuarters" | "month";

/** Reads with longer lifetimes: lists that rarely change, and expensive ones. */
export const lifetimes: Readonly<Partial<Record<ReadId, Lifetime>>> = {
  listCartShippingMethods: "month",
  listCartPaymentMethods: "month",
  listCustomerRoles: "month",
  listGenders: "month",
  listCountries: "month",
  listMessageStatuses: "month",
  listQuestions: "month",
  listViews: "quarter",
  getMailTemplate: "quarter",
  getSalesOverTime: "quarter",
  listClaimTypes: "quarter",
  getCurrentUser: "quarter",
  getHosting: "threeQuarters",
  listAvailabilities: "month",
  listDocumentItemStatuses: "month",
  listDocumentStatuses: "month",
  listDocumentTypes: "month",
  listPaymentMethods: "month",
  listPaymentStatuses: "month",
  listShippingMethods: "month",
  listStores: "month",
};
