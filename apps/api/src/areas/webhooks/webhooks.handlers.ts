import type { Schemas } from "@reserve/contract";
import { parisDayStart, shiftDay } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { pageFacts } from "../../platform/lists.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import type { UrlFault } from "../../platform/webhooks/peer.ts";
import { secretOf } from "../../platform/webhooks/secrets.ts";
import { nameOfWebhook, queueTest, requeueDelivery } from "../../platform/webhooks/webhooks.ts";
import {
  changeWebhook,
  findDelivery,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockDelivery,
  renewSecret,
  type WebhookText,
  webhookRows,
  wholeWebhook,
} from "./webhooks.store.ts";

const NO_SUCH_DELIVERY = { fr: "Cet envoi n’existe pas ou n’existe plus.", en: "This delivery does not exist, or no longer." };

const URL_FAULTS: Record<UrlFault, Sentence> = {
  badUrl: {
    fr: "Adresse complète attendue, comme https://www.exemple.fr/webhooks, sans mot de passe ni port.",
    en: "Give a whole URL, like https://www.example.com/webhooks, without password or port.",
  },
  notHttps: { fr: "L’adresse commence par https://.", en: "The URL begins with https://." },
  notPublic: {
    fr: "Cette adresse mène à un réseau privé : rien n’y est envoyé.",
    en: "This URL leads to a private network: nothing is sent there.",
  },
};

const records = recordHandlers({
  entity: "webhook",
  notFound: { fr: "Ce webhook n’existe pas ou n’existe plus.", en: "This webhook does not exist, or no longer." },
  rows: webhookRows,
  toRecord: (row, { db, now }) => wholeWebhook(db, row, now),
  nameOf: ({ name }) => name,
  audited: ({ url, description, events, isActive }) => ({ url, description, events, isActive }),
});

/** Handlers of webhooks and their deliveries. */
export const handlers: AreaHandlers<"webhooks"> = {
  listWebhooks: ({ input: { query = {} }, db, now }) => listWebhooks(db, query, now),
  getWebhook: records.get,

  // DNS is queried before the transaction begins.
  createWebhook: {
    prepare: async ({ input, ports }) => {
      const fault = await ports.webhookPeer.judge(input.body.url.trim());
      return records.create((body: WebhookText, { db, now }) => insertWebhook(db, checked(body, fault), now));
    },
  },

  updateWebhook: {
    prepare: async ({ input, ports }) => {
      const fault = await ports.webhookPeer.judge(input.body.url.trim());
      return records.update(async (before, body: WebhookText, { db }) => {
        const after = await changeWebhook(db, before, checked(body, fault));
        // Deliveries waiting meanwhile are sent immediately.
        if (after.isActive && !before.isActive) await ports.jobs.enqueue(db, "webhooks", String(after.id));
        return after;
      });
    },
  },

  deleteWebhook: records.remove(({ id }, { db }) => webhookRows.remove(db, id)),

  rotateWebhookSecret: async (context) => {
    const { input, db, now, ports, audit } = context;
    const before = await records.lock(input.body.id, context);
    const row = await renewSecret(db, before.row, now);
    const after = await wholeWebhook(db, row, now);
    audit({
      entity: "webhook",
      entityId: after.id,
      entityName: after.name,
      before: { secretShownAt: before.record.secretShownAt },
      after: { secretShownAt: after.secretShownAt },
    });
    return { ...records.answer(after, context), secret: await secretOf(ports.secrets.webhookKey, row.secretId) };
  },

  sendTestWebhook: async ({ input: { body }, db, now, ports, audit }) => {
    const webhook = records.existing(await webhookRows.lock(db, body.id));
    const sent = await existingDelivery(db, await queueTest(db, ports, webhook.id, now));
    audit({ entity: "webhook", entityId: webhook.id, entityName: nameOfWebhook(webhook), after: { eventId: sent.eventId } });
    return { ...SUCCESS, entityOutput: sent };
  },

  listWebhookDeliveries: async ({ input: { query = {} }, db }) => {
    const { page = 1, pageSize = 25, sort = "-occurredAt", dateFrom, dateTo, search, webhookId, state, type } = query;
    if (dateFrom !== undefined && dateTo !== undefined && dateTo < dateFrom) {
      const errorMessage = { fr: "La fin précède le début de la période.", en: "The period ends before it begins." };
      throw refuse.invalid([{ propertyName: "dateTo", errorMessage }]);
    }
    const { items, counted } = await listDeliveries(db, {
      ...{ page, pageSize, search, webhookId, state, type },
      from: dateFrom === undefined ? undefined : parisDayStart(dateFrom),
      before: dateTo === undefined ? undefined : parisDayStart(shiftDay(dateTo, 1)),
      isDescending: sort.startsWith("-"),
    });
    return { ...pageFacts({ page, pageSize }, counted), items };
  },

  getWebhookDelivery: async ({ input: { query }, db }) => existingDelivery(db, query.id),

  resendWebhookDelivery: async ({ input: { body }, db, now, ports, audit }) => {
    const lockedDelivery = await lockDelivery(db, body.id);
    if (!lockedDelivery) throw refuse.notFound(NO_SUCH_DELIVERY);
    const webhook = records.existing(await webhookRows.find(db, lockedDelivery.webhookId));
    if (!webhook.isActive && lockedDelivery.type !== "webhook.test") {
      throw refuse.conflict(
        { fr: "Ce webhook est arrêté : remettez-le d’abord en marche.", en: "This webhook is off: switch it on first." },
        "Off",
      );
    }
    if (lockedDelivery.isSending && lockedDelivery.nextTryAt !== null && lockedDelivery.nextTryAt > now) {
      throw refuse.conflict({ fr: "Cet envoi part à l’instant.", en: "This delivery is leaving just now." }, "Sending");
    }
    await requeueDelivery(db, ports, lockedDelivery, now);
    const after = await existingDelivery(db, lockedDelivery.id);
    audit({ entity: "webhook", entityId: webhook.id, entityName: nameOfWebhook(webhook), after: { eventId: lockedDelivery.eventId } });
    return { ...SUCCESS, entityOutput: after };
  },
};

async function existingDelivery(...[db, id]: Parameters<typeof findDelivery>): Promise<Schemas["WebhookDelivery"]> {
  const found = await findDelivery(db, id);
  if (!found) throw refuse.notFound(NO_SUCH_DELIVERY);
  return found;
}

/** Returns the normalized fields; throws 422 for a webhook that would never be called. */
function checked({ url, description, events, isActive }: WebhookText, fault: UrlFault | null): WebhookText {
  if (fault) throw refuse.invalid([{ propertyName: "url", errorMessage: URL_FAULTS[fault] }]);
  return { url: new URL(url.trim()).href, description: description.trim(), events, isActive };
}
