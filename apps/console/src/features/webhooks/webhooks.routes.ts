import { claims } from "@reserve/domain";
import { recordFormTexts } from "../../shared/form/record-form.texts.ts";
import type { ScreenTexts } from "../../shared/format/i18n.ts";
import type { ConsoleRoute } from "../../shared/links/route.ts";
import { paths } from "../../shared/links/to.ts";
import { uuidIn } from "../../shared/links/url-id.ts";
import { prefetchList, prefetchRecord } from "../../shared/list/prefetch.ts";
import { deliveryById, deliveryList, webhookById, webhookList } from "./webhooks.queries.ts";

const texts: ScreenTexts = {
  namespace: "webhooks",
  fr: () => import("./locales/webhooks.fr.json"),
  en: () => import("./locales/webhooks.en.json"),
};
const recordTexts: ScreenTexts = { ...texts, also: recordFormTexts };

/** Routes of the webhooks: their list, the form of one, its deliveries, and their attempts. */
export const webhooksRoutes = [
  {
    path: paths.webhooks,
    claims: [claims.management.settings],
    title: "webhooks",
    reads: "listWebhooks",
    texts,
    load: () => import("./WebhookListScreen.tsx").then(({ WebhookListScreen }) => ({ Screen: WebhookListScreen })),
    prefetch: prefetchList(webhookList),
  },
  {
    path: paths.webhook,
    claims: [claims.management.settings],
    title: "webhook",
    reads: "getWebhook",
    parent: paths.webhooks,
    texts: recordTexts,
    load: () => import("./WebhookScreen.tsx").then(({ WebhookScreen }) => ({ Screen: WebhookScreen })),
    prefetch: prefetchRecord(webhookById),
  },
  {
    path: paths.deliveries,
    claims: [claims.management.settings],
    title: "deliveries",
    reads: "listWebhookDeliveries",
    parent: paths.webhooks,
    texts,
    load: () => import("./DeliveryListScreen.tsx").then(({ DeliveryListScreen }) => ({ Screen: DeliveryListScreen })),
    prefetch: prefetchList(deliveryList),
  },
  {
    path: paths.delivery,
    claims: [claims.management.settings],
    title: "delivery",
    reads: "getWebhookDelivery",
    parent: paths.deliveries,
    texts,
    load: () => import("./DeliveryScreen.tsx").then(({ DeliveryScreen }) => ({ Screen: DeliveryScreen })),
    prefetch: prefetchRecord(deliveryById, uuidIn),
  },
] as const satisfies readonly ConsoleRoute<"webhooks" | "webhook" | "deliveries" | "delivery">[];
