import type { ApiClient } from "@reserve/api-client";
import { listWebhookDeliveries, listWebhooks } from "@reserve/contract/lists";
import { keepPreviousData } from "@tanstack/react-query";
import { type FilterOf, type ListState, listSpec } from "../../shared/list-url.ts";
import { to } from "../../shared/to.ts";

/** What leaves and comes back is told within seconds: so often the pages ask again. */
const AGAIN_MS = 5_000;

/** The webhooks. */
export const webhookListSpec = listSpec(listWebhooks);

/** The page that a URL asks for; the page before stays while the next one is on its way. */
export function webhookListPage(api: ApiClient, state: ListState<FilterOf<typeof webhookListSpec>>) {
  return {
    ...api.query("listWebhooks", { query: webhookListSpec.query(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  };
}

/** The list as the pages of its records know it. */
export const webhookList = { spec: webhookListSpec, page: webhookListPage, path: to.webhooks(), href: to.webhook };

/** One webhook. */
export function webhookById(api: ApiClient, id: number) {
  return api.query("getWebhook", { query: { id } });
}

/** Every event on its way to a webhook, and those that arrived. */
export const deliveryListSpec = listSpec(listWebhookDeliveries);

/** The page of them that a URL asks for. */
export function deliveryListPage(api: ApiClient, state: ListState<FilterOf<typeof deliveryListSpec>>) {
  return {
    ...api.query("listWebhookDeliveries", { query: deliveryListSpec.query(state) }),
    placeholderData: keepPreviousData,
    refetchInterval: AGAIN_MS,
  };
}

/** The list as the pages of its records know it. */
export const deliveryList = { spec: deliveryListSpec, page: deliveryListPage, path: to.deliveries(), href: to.delivery };

/** One event on its way to one webhook, with its tries; read again for as long as another may follow. */
export function deliveryById(api: ApiClient, id: string) {
  return {
    ...api.query("getWebhookDelivery", { query: { id } }),
    refetchInterval: ({ state }: { state: { data?: { nextTryAt: string | null } | undefined } }) =>
      state.data?.nextTryAt ? AGAIN_MS : (false as const),
  };
}

/** The id in a URL; null when it cannot be one. */
export function deliveryIdOf(param: string | undefined): string | null {
  return param && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(param) ? param : null;
}

/** What a webhook can be told of; an event that only tries one is nobody’s wish. */
export const eventTypes = listWebhookDeliveries.filters.type.is.filter((type) => type !== "webhook.test");
