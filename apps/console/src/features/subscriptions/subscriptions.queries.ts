import type { ApiClient } from "@reserve/api-client";
import type { Schemas } from "@reserve/contract";
import { listSubscribers, listSubscriptions, listSuppressedEmails } from "@reserve/contract/lists";
import type { StatsUnit } from "@reserve/domain";
import { keepPreviousData, type Query } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** The subscriptions as the contract offers them. */
export const subscriptionListSpec = listSpec(listSubscriptions);

/** The page of subscriptions that a URL asks for; the page before stays while the next one is on its way. */
export function subscriptionListPage(api: ApiClient, state: ListState<FilterOf<typeof subscriptionListSpec>>) {
  return { ...api.query("listSubscriptions", { query: subscriptionListSpec.query(state) }), placeholderData: keepPreviousData };
}

/** The list as the pages of its records know it. */
export const subscriptionList = {
  spec: subscriptionListSpec,
  page: subscriptionListPage,
  path: to.subscriptions(),
  href: to.subscription,
};

/** One subscription, whole. */
export function subscriptionById(api: ApiClient, id: number) {
  return api.query("getSubscription", { query: { id } });
}

/** Who came and left over time. */
export function subscriptionStats(api: ApiClient, id: number, unit: StatsUnit) {
  return { ...api.query("getSubscriptionStats", { query: { id, unit } }), placeholderData: keepPreviousData };
}

/** The people of a subscription; which one is the page's own. */
export const peopleSpec = listSpec(listSubscribers, { except: ["subscriptionId"] });

/** The page of people that the URL of a subscription asks for. */
export function peoplePage(api: ApiClient, subscriptionId: number, state: ListState<FilterOf<typeof peopleSpec>>) {
  return { ...api.query("listSubscribers", { query: { ...peopleSpec.query(state), subscriptionId } }), placeholderData: keepPreviousData };
}

/** One person with the proof of their consent. */
export function subscriberById(api: ApiClient, id: number) {
  return api.query("getSubscriber", { query: { id } });
}

const POLL_MS = 1_000;

/** An import, read again every second while its people are added. */
export function subscriberImportById(api: ApiClient, id: number) {
  return {
    ...api.query("getSubscriberImport", { query: { id } }),
    refetchInterval: ({ state: { data } }: Pick<Query<Schemas["SubscriberImport"]>, "state">) =>
      data?.state === "Importing" ? POLL_MS : (false as const),
  };
}

/** The e-mail addresses that are written to no more, as the contract offers them. */
export const suppressedListSpec = listSpec(listSuppressedEmails);

/** The page of them that a URL asks for. */
export function suppressedListPage(api: ApiClient, state: ListState<FilterOf<typeof suppressedListSpec>>) {
  return { ...api.query("listSuppressedEmails", { query: suppressedListSpec.query(state) }), placeholderData: keepPreviousData };
}
