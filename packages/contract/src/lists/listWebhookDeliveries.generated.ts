// Generated from openapi/ by "npm run gen". Do not edit.
import type { ListContract } from "../list-contract.ts";

/** Filters and sorts of `listWebhookDeliveries`. */
export const listWebhookDeliveries = {
  id: "listWebhookDeliveries",
  isSearched: true,
  sorts: ["-occurredAt","occurredAt"],
  filters: {
    webhookId: {"is":"id"},
    state: {"is":["Waiting","Delivered","Failing","Failed","Held"],"most":5},
    type: {"is":["order.shipped","order.ready_for_pickup","order.handed_over","order.cancelled","order.refunded","order.edited","invoice.made","message.answered","post.published","cache.refreshed","webhook.test"],"most":10},
    dateFrom: {"is":"day"},
    dateTo: {"is":"day"},
  },
} as const satisfies ListContract;
