import { operations, type ReadId, type WriteId } from "@reserve/contract";

/** How long, in milliseconds, a read may be shown again without being asked for again: the four lifetimes of the specification. */
export const staleTimes = { moment: 1_000, quarter: 900_000, threeQuarters: 2_700_000, month: 2_678_400_000 } as const;

// Every read has a line: a new operation does not compile until somebody has chosen.
const lifetimes: Readonly<Record<ReadId, keyof typeof staleTimes>> = {
  countDocumentViews: "moment",
  getBackgroundTask: "moment",
  listRelatedDocuments: "moment",
  listDocumentMessages: "moment",
  getPickingList: "moment",
  getDocumentNeighbours: "moment",
  listCartShippingMethods: "month",
  listCartPaymentMethods: "month",
  getMail: "moment",
  listCustomers: "moment",
  getCustomer: "moment",
  listCustomerRoles: "month",
  listGenders: "month",
  listCountries: "month",
  listMessages: "moment",
  getMessage: "moment",
  listMessageStatuses: "month",
  listQuestions: "month",
  listOffers: "moment",
  getOffer: "moment",
  listViews: "quarter",
  getHealth: "moment",
  getMailTemplate: "quarter",
  getProfile: "moment",
  getRole: "moment",
  getSalesOverTime: "quarter",
  getUser: "moment",
  listActivity: "moment",
  listClaimTypes: "quarter",
  listMyTasks: "moment",
  listRoles: "moment",
  listUsers: "moment",
  listWorkQueues: "moment",
  getCurrentUser: "quarter",
  getDocument: "moment",
  getHosting: "threeQuarters",
  getProduct: "moment",
  getProductByEan: "moment",
  listAvailabilities: "month",
  listBackgroundTasks: "moment",
  listDocumentItemStatuses: "month",
  listDocumentStatuses: "month",
  listDocumentTypes: "month",
  listDocuments: "moment",
  listMails: "moment",
  listPaymentMethods: "month",
  listPaymentStatuses: "month",
  listProducts: "moment",
  listShippingMethods: "month",
  listStores: "month",
  searchCatalog: "moment",
};

/** How long the answer of a read stays fresh, in milliseconds. */
export function staleTimeOf(op: ReadId): number {
  return staleTimes[lifetimes[op]];
}

/** Tells of a query key whether a write has made its answer stale: the predicate that the command runner invalidates by. */
export function isStaleAfter(op: WriteId): (queryKey: readonly unknown[]) => boolean {
  const stale: readonly unknown[] = operations[op].makesStale;
  return (queryKey) => stale.includes(queryKey[0]);
}
