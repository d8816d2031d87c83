import type { ApiClient } from "@reserve/api-client";
import type { Input } from "@reserve/contract";
import type { StoryContext } from "storybook/internal/csf";
import { to } from "../../shared/links/to.ts";

type Shop = Pick<StoryContext, "act" | "apiAs">;
type Save = Input<"createWebhook">["body"];

/** Names of the stories' webhooks: a site that accepts everything, and an unreachable one. */
export const site = "Site de la librairie";
export const away = "Ancien site";

const webhooks: Save[] = [
  {
    url: "https://www.librairie-exemple.fr/webhooks",
    description: site,
    events: ["order.shipped", "order.cancelled", "message.answered"],
    isActive: true,
  },
  { url: "https://panne.invalid/webhooks", description: away, events: ["post.published", "cache.refreshed"], isActive: true },
];

/** Creates both webhooks as the admin. */
export async function addWebhooks({ act }: Shop): Promise<void> {
  for (const body of webhooks) await act("admin", "createWebhook", { body });
}

/** Creates both webhooks, and the deliveries of `sendEvents`. */
export async function addDeliveries(shop: Shop): Promise<void> {
  await addWebhooks(shop);
  await sendEvents(shop);
}

/** Delivers an event to the first webhook and lets another one fail at the second. */
export async function sendEvents(shop: Shop): Promise<void> {
  const api = shop.apiAs("admin");
  await shop.act("admin", "sendTestWebhook", { body: { id: await webhookIdOf(api, site) } });
  const { items } = await api.read("listProducts", { query: { pageSize: 10 } });
  await shop.act("admin", "refreshCachesAndCovers", { body: { productIds: items.slice(0, 1).map(({ id }) => id) } });
  for (let tries = 0; tries < 100; tries += 1) {
    const deliveries = await api.read("listWebhookDeliveries", { query: {} });
    if (deliveries.items.filter(({ tries, state }) => tries > 0 && state !== "Waiting").length === 2) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the events did not leave");
}

/** Returns the id of the record with this name, from the list: stories may forbid or fail the record's own query. */
async function webhookIdOf(api: ApiClient, name: string): Promise<number> {
  const { items } = await api.read("listWebhooks", { query: { search: name } });
  const found = items.find((one) => one.name === name);
  if (!found) throw new Error(`No webhook is called « ${name} ».`);
  return found.id;
}

/** Returns a function that finds the URL of its page. */
export function webhookAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => to.webhook(await webhookIdOf(api, name));
}

/** Returns a function that finds the URL of a webhook's only delivery. */
export function deliveryAt(name: string): (api: ApiClient) => Promise<string> {
  return async (api) => {
    const { items } = await api.read("listWebhookDeliveries", { query: { webhookId: await webhookIdOf(api, name) } });
    if (!items[0]) throw new Error(`Nothing went to « ${name} ».`);
    return to.delivery(items[0].id);
  };
}

/** Renames a webhook as another user. */
export async function renameWebhook({ act, apiAs }: Shop, name: string, other: string): Promise<void> {
  const api = apiAs("admin");
  const { id, url, events, isActive, version } = await api.read("getWebhook", { query: { id: await webhookIdOf(api, name) } });
  await act("admin", "updateWebhook", { query: { id }, body: { url, events, isActive, description: other } }, { version: `"${version}"` });
}
