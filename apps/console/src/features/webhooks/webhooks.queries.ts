import type { ApiClient } from "@reserve/api-client";
import { listWebhookDeliveries, listWebhooks } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { to } from "../../shared/links/to.ts";
import { type FilterOf, type ListState, listSpec } from "../../shared/list/list-url.ts";

/** Refetch interval in milliseconds: deliveries and responses are shown within seconds. */
const AGAIN_MS = 5_000;

/** The webhooks. */
export const webhookListSpec = listSpec(listWebhooks);

/** Query for a page of webhooks; the previous page stays visible while the next one loads. */
export function webhookListPage(api: ApiClient, state: ListState<FilterOf<typeof webhookListSpec>>) {
  return {
    ...api.query("listWebhooks", { query: webhookListSpec.query(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  };
}

/** The list, as its records' pages need it for links to neighbours. */
export const webhookList = { spec: webhookListSpec, page: webhookListPage, path: to.webhooks(), href: to.webhook };

/** Query for a webhook. */
export function webhookById(api: ApiClient, id: number) {
  return api.query("getWebhook", { query: { id } });
}

/** Spec of the deliveries, pending and delivered. */
export const deliveryListSpec = listSpec(listWebhookDeliveries);

/** Query for a page of deliveries. */
export function deliveryListPage(api: ApiClient, state: ListState<FilterOf<typeof deliveryListSpec>>) {
  return {
    ...api.query("listWebhookDeliveries", { query: deliveryListSpec.query(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  };
}

/** The list, as its records' pages need it for links to neighbours. */
export const deliveryList = { spec: deliveryListSpec, page: deliveryListPage, path: to.deliveries(), href: to.delivery };

/** Query for a delivery with its attempts; refetched as long as another attempt may follow. */
export function deliveryById(api: ApiClient, id: string) {
  return {
    ...api.query("getWebhookDelivery", { query: { id } }),
    refetchInterval: ({ state }: { state: { data?: { nextTryAt: string | null } | undefined } }) =>
      state.data?.nextTryAt ? AGAIN_MS : (false as const),
  };
}

/** Events a webhook can subscribe to; the test event is not one of them. */
export const eventTypes = listWebhookDeliveries.filters.type.is.filter((type) => type !== "webhook.test");
