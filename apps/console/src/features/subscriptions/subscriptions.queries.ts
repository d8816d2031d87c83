import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listSubscribers, listSubscriptions, listSuppressedEmails } from "@reserve/contract/lists";
import type { StatsUnit } from "@reserve/domain";
import { keepPreviousData, type Query } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** The subscriptions as the contract offers them. */
export const subscriptionListSpec = listSpec(listSubscriptions);

/** Query for a page of subscriptions; the previous page stays visible while the next one loads. */
export function subscriptionListPage(api: ApiClient, state: ListState<FilterOf<typeof subscriptionListSpec>>) {
  return { ...api.query("listSubscriptions", { query: subscriptionListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list, as its records' pages need it for links to neighbours. */
export const subscriptionList = {
  spec: subscriptionListSpec,
  page: subscriptionListPage,
  path: to.subscriptions(),
  href: to.subscription,
};

/** Query for a subscription. */
export function subscriptionById(api: ApiClient, id: number) {
  return api.query("getSubscription", { query: { id } });
}

/** Query for arrivals and departures over time. */
export function subscriptionStats(api: ApiClient, id: number, unit: StatsUnit) {
  return { ...api.query("getSubscriptionStats", { query: { id, unit } }), placeholderData: keepPreviousData };
}

/** Spec of the subscribers; the subscription itself comes from the page. */
export const peopleSpec = listSpec(listSubscribers, { except: ["subscriptionId"] });

/** Query for a page of a subscription's subscribers. */
export function peoplePage(api: ApiClient, subscriptionId: number, state: ListState<FilterOf<typeof peopleSpec>>) {
  return { ...api.query("listSubscribers", { query: { ...peopleSpec.query(state), subscriptionId } }), placeholderData: keepPreviousData };
}

/** Query for a subscriber with the proof of consent. */
export function subscriberById(api: ApiClient, id: number) {
  return api.query("getSubscriber", { query: { id } });
}

const POLL_MS = 1_000;

/** Query for an import, refetched every second while its people are added. */
export function subscriberImportById(api: ApiClient, id: number) {
  return {
    ...api.query("getSubscriberImport", { query: { id } }),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["SubscriberImport"]>, "state">) =>
      data?.state === "Importing" ? POLL_MS : (false as const),
  };
}

/** The e-mail addresses that are written to no more, as the contract offers them. */
export const suppressedListSpec = listSpec(listSuppressedEmails);

/** Query for a page of suppressed addresses. */
export function suppressedListPage(api: ApiClient, state: ListState<FilterOf<typeof suppressedListSpec>>) {
  return { ...api.query("listSuppressedEmails", { query: suppressedListSpec.query(state) }), placeholderData: keepPreviousData };
}
