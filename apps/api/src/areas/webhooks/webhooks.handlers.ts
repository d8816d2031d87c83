import type { Schemas } from "@reserve/contract";
import { parisDayStart, shiftDay } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import { pageFacts } from "../../platform/lists.ts";
import type { UrlFault } from "../../platform/webhooks/peer.ts";
import { secretOf } from "../../platform/webhooks/secrets.ts";
import { queueTest, requeueDelivery } from "../../platform/webhooks/webhooks.ts";
import {
  changeWebhook,
  findDelivery,
  findWebhook,
  insertWebhook,
  listDeliveries,
  listWebhooks,
  lockDelivery,
  lockWebhook,
  removeWebhook,
  renewSecret,
  type WebhookText,
} from "./webhooks.store.ts";

const GONE = { fr: "Ce webhook n’existe pas ou n’existe plus.", en: "This webhook does not exist, or no longer." };
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

/** Handlers of webhooks and their deliveries. */
export const handlers: AreaHandlers<"webhooks"> = {
  listWebhooks: async ({ input: { query = {} }, db, now }) => {
    const { page = 1, pageSize = 25, after, sort = "name", ...filter } = query;
    const found = await listWebhooks(db, { search: filter.search, state: filter.state }, sort, { page, pageSize, after }, now);
    return { ...found, page, pageSize };
  },

  getWebhook: async ({ input: { query }, db, now, setVersion }) => {
    const found = existing(await findWebhook(db, query.id, now));
    setVersion(found.version);
    return found;
  },

  // DNS is queried before the transaction begins.
  createWebhook: {
    prepare: async ({ input: { body }, ports }) => {
      const fault = await ports.webhookPeer.judge(body.url.trim());
      return async ({ db, now, setVersion, audit }) => {
        const made = await insertWebhook(db, checked(body, fault), now);
        audit({ entity: "webhook", entityId: made.id, entityName: made.name, after: audited(made) });
        setVersion(made.version);
        return { ...SUCCESS, entityOutput: made };
      };
    },
  },

  updateWebhook: {
    prepare: async ({ input: { query, body }, ports }) => {
      const fault = await ports.webhookPeer.judge(body.url.trim());
      return async ({ db, now, requireVersion, setVersion, audit }) => {
        const before = existing(await lockWebhook(db, query.id, now));
        requireVersion(before.version, { ...before });
        const after = await changeWebhook(db, before, checked(body, fault), now);
        // Deliveries waiting meanwhile are sent immediately.
        if (after.isActive && !before.isActive) await ports.jobs.enqueue(db, "webhooks", String(after.id));
        audit({ entity: "webhook", entityId: after.id, entityName: after.name, before: audited(before), after: audited(after) });
        setVersion(after.version);
        return { ...SUCCESS, entityOutput: after };
      };
    },
  },

  deleteWebhook: async ({ input: { query }, db, now, requireVersion, audit }) => {
    const before = existing(await lockWebhook(db, query.id, now));
    requireVersion(before.version, { ...before });
    await removeWebhook(db, before.id);
    audit({ entity: "webhook", entityId: before.id, entityName: before.name, before: audited(before) });
    return SUCCESS;
  },

  rotateWebhookSecret: async ({ input: { body }, db, now, ports, requireVersion, setVersion, audit }) => {
    const before = existing(await lockWebhook(db, body.id, now));
    requireVersion(before.version, { ...before });
    const secret = await secretOf(ports.secrets.webhookKey, await renewSecret(db, before, now));
    const after = existing(await findWebhook(db, before.id, now));
    audit({
      entity: "webhook",
      entityId: after.id,
      entityName: after.name,
      before: { secretShownAt: before.secretShownAt },
      after: { secretShownAt: after.secretShownAt },
    });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after, secret };
  },

  sendTestWebhook: async ({ input: { body }, db, now, ports, audit }) => {
    const webhook = existing(await lockWebhook(db, body.id, now));
    const sent = await existingDelivery(db, await queueTest(db, ports, webhook.id, now));
    audit({ entity: "webhook", entityId: webhook.id, entityName: webhook.name, after: { eventId: sent.eventId } });
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
    const webhook = existing(await findWebhook(db, lockedDelivery.webhookId, now));
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
    audit({ entity: "webhook", entityId: webhook.id, entityName: webhook.name, after: { eventId: lockedDelivery.eventId } });
    return { ...SUCCESS, entityOutput: after };
  },
};

function existing(found: Schemas["Webhook"] | null): Schemas["Webhook"] {
  if (!found) throw refuse.notFound(GONE);
  return found;
}

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

/** Returns the audited fields of a webhook. */
function audited({ url, description, events, isActive }: Schemas["Webhook"]) {
  return { url, description, events, isActive };
}
