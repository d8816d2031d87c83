import type { Schemas } from "@reserve/contract";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webhookEvents } from "../../platform/webhooks/webhooks.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { titles, titlesSeed } from "../catalog/catalog.list.fixtures.ts";
import { addMessages } from "../messages/messages.bulk.store.ts";
import { addPeople } from "../orders/orders.bulk.store.ts";
import { fixtureCustomers, fixtureStores, insertOrders, itemId } from "../orders/orders.fixtures.ts";
import { emptyText, note } from "../posts/posts.fixtures.ts";
import { announcePublished } from "../posts/posts.online.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  admin = await shop.signIn("admin");
  const events = [
    ...(["order.shipped", "order.ready_for_pickup", "order.handed_over", "order.cancelled", "order.refunded"] as const),
    "order.edited" as const,
    "invoice.made" as const,
    ...(["message.answered", "post.published", "cache.refreshed"] as const),
  ];
  await admin.call("createWebhook", { body: { url: "https://www.exemple.fr/", description: "", events, isActive: true } });
});
afterAll(() => shop.close());
beforeEach(async () => void (await shop.database.db.delete(webhookEvents)));

/** Returns the events since the start of the test: type, record and state. */
async function eventTypes() {
  const rows = await shop.database.db.select().from(webhookEvents).orderBy(asc(webhookEvents.type), asc(webhookEvents.body));
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body) as Schemas["WebhookEvent"];
    return [type, data.id, data.state];
  });
}

describe("webhooks are notified", () => {
  it("of what staff do to an order, with its state after it", async () => {
    await shop.database.db.transaction((tx) => addPeople(tx, { stores: fixtureStores, customers: fixtureCustomers }));
    await insertOrders(shop.database.db, [
      { id: 801, lines: ["Processing", "Processing"] },
      { id: 802, lines: ["Processing"], shippingMethod: "Pickup" },
    ]);
    const done = async (answer: Promise<{ status: number; body: object }>) => {
      const { status, body } = await answer;
      expect(status, JSON.stringify(body)).toBe(200);
    };
    await done(admin.call("shipDocumentItems", { body: { documentId: 801, itemIds: [itemId(801, 0)] } }));
    await done(admin.call("cancelDocumentItems", { body: { documentId: 801, itemIds: [itemId(801, 1)] } }));
    const body = { documentId: 801, amount: "1.00", means: "Cash", reason: "Cancellation" };
    await done(admin.call("recordRefund", { body }, { headers: { "If-Match": '"3"' } }));
    const changes = [{ kind: "RepriceItem", itemId: itemId(802, 0), unitPriceWithTax: "9.00" }] as const;
    const edit = { body: { documentId: 802, changes: [...changes], reason: "Accord" } };
    await done(admin.call("editDocumentItems", edit, { headers: { "If-Match": '"1"' } }));
    await done(admin.call("notifyPicking", { body: { documentId: 802 } }));
    await done(admin.call("validatePicking", { body: { documentId: 802 } }));
    await done(admin.call("addDocumentComment", { body: { documentId: 802, text: "Rien pour le site." } }));
    const [[paper]] = [(await admin.call("getDocument", { query: { id: 802 } })).body.issuedPapers ?? []];
    const [[other]] = [(await admin.call("getDocument", { query: { id: 801 } })).body.issuedPapers ?? []];
    expect(await eventTypes()).toEqual([
      ["invoice.made", other?.id, "Invoice"],
      ["invoice.made", paper?.id, "Invoice"],
      ["order.cancelled", 801, "Shipped"],
      ["order.edited", 802, "Processing"],
      ["order.handed_over", 802, "Complete"],
      ["order.ready_for_pickup", 802, "Processing"],
      ["order.refunded", 801, "Shipped"],
      ["order.shipped", 801, "Processing"],
    ]);
  });

  it("of an answered message", async () => {
    const person = { firstName: "Hélène", lastName: "Le Goff", email: "helene@example.fr", phone: null, additionalPhone: null };
    const facts = {
      subject: "Bonjour",
      message: "Bonjour.",
      receivedAt: shop.clock.now(),
      answeredAt: null,
      customerId: null,
      documentId: null,
    };
    await addMessages(shop.database.db, { messages: [{ id: 1, status: "Pending", question: "other", ...person, ...facts }], replies: [] });
    const answer = await admin.call("replyToMessage", { body: { id: 1, text: "Oui." } }, { headers: { "If-Match": '"1"' } });
    expect([answer.status, await eventTypes()]).toEqual([200, [["message.answered", 1, answer.body.entityOutput.status]]]);
  });

  it("of each title whose cache is new, once", async () => {
    const productIds = titles.slice(0, 2).map(({ id }) => id);
    expect((await admin.call("refreshCachesAndCovers", { body: { productIds } })).status).toBe(200);
    await shop.jobs.drain(shop.ports);
    expect(await eventTypes()).toEqual(productIds.map((id) => ["cache.refreshed", id, "Refreshed"]));
  });

  it("of a post when it is online: at once, or when its day has come, and again when it comes back", async () => {
    const publish = async (relativeUrl: string, publicationStartDate: string | null) => {
      const fr = { ...emptyText, title: relativeUrl, relativeUrl };
      const made = await admin.call("createPost", {
        body: note(relativeUrl, { publicationStartDate, localizations: { fr, en: emptyText } }),
      });
      const { id } = made.body.entityOutput;
      const moved = await admin.call("movePost", { body: { id, move: "publish", comment: null } }, { headers: { "If-Match": '"1"' } });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
      return id;
    };
    const now = await publish("tout-de-suite", null);
    const soon = await publish("bientot", "2026-11-21T10:00:00.000Z");
    expect(await eventTypes()).toEqual([["post.published", now, "Online"]]);
    expect(await announcePublished(shop.ports, shop.clock.now())).toBe(0);
    const later = new Date("2026-11-21T10:00:30.000Z");
    expect(
      await Promise.all([announcePublished(shop.ports, later), announcePublished(shop.ports, later)]).then((counts) => counts.sort()),
    ).toEqual([0, 1]);
    expect(await eventTypes()).toEqual([now, soon].map((id) => ["post.published", id, "Online"]));
    for (const [move, version] of [
      ["unpublish", '"2"'],
      ["publish", '"3"'],
    ] as const)
      await admin.call("movePost", { body: { id: now, move, comment: null } }, { headers: { "If-Match": version } });
    expect(await eventTypes()).toHaveLength(3);
  });
});
