import { operations, type ReadId, type WriteId } from "@reserve/contract";

/** How long, in milliseconds, a read may be shown again without being asked for again: the four lifetimes of the specification. */
export const staleTimes = { moment: 1_000, quarter: 900_000, threeQuarters: 2_700_000, month: 2_678_400_000 } as const;

/** What may be shown longer than a moment: lists that hardly change, and what costs the server much. */
const lifetimes: Readonly<Partial<Record<ReadId, keyof typeof staleTimes>>> = {
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

/** How long the answer of a read stays fresh, in milliseconds. */
export function staleTimeOf(op: ReadId): number {
  return staleTimes[lifetimes[op] ?? "moment"];
}

/** Tells of a query key whether a write has made its answer stale: the predicate that the command runner invalidates by. */
export function isStaleAfter(op: WriteId): (queryKey: readonly unknown[]) => boolean {
  const stale: readonly unknown[] = operations[op].makesStale;
  return (queryKey) => stale.includes(queryKey[0]);
}
