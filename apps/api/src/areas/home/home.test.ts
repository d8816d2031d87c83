import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { demoSeed } from "../../testing/demo-seed.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { messages } from "../messages/messages.tables.ts";
import { documentItems } from "../orders/orders.tables.ts";
import { purchases } from "../purchasing/purchasing.tables.ts";
import { reviews } from "../reviews/reviews.tables.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: demoSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

async function queuesOf(caller: Caller) {
  const { status, body } = await caller.call("listWorkQueues");
  expect(status).toBe(200);
  return new Map(body.items.map((item) => [item.queue, item]));
}

describe("the queues of the morning", () => {
  it("are in the order of the day, each with something waiting in the demo shop", async () => {
    const queues = await queuesOf(libraire);
    expect([...queues.keys()]).toEqual([
      "toPrepare",
      "pickupToNotify",
      "pickupLate",
      "toCollect",
      "paymentFailed",
      "toSettle",
      "releasedToday",
      "toOrder",
      "purchaseLate",
      "messagesPending",
      "reviewsPending",
      "mailsFailing",
      "tasksFailed",
    ]);
    for (const [name, { count }] of queues) expect(count, name).toBeGreaterThan(0);
  });

  it("count what their lists show", async () => {
    const queues = await queuesOf(libraire);
    const count = (queue: "toPrepare") => queues.get(queue)?.count;
    for (const view of ["toPrepare", "pickupToNotify", "toCollect", "paymentFailed", "toSettle"] as const) {
      const { body } = await libraire.call("listDocuments", { query: { view } });
      expect(count(view as "toPrepare"), view).toBe(body.totalCount);
    }
    const lists = {
      pickupLate: await libraire.call("listDocuments", { query: { pickupNotifiedBefore: "2026-11-14" } }),
      releasedToday: await libraire.call("listProducts", { query: { releasedOn: "2026-11-21" } }),
      toOrder: await libraire.call("listTitlesToOrder", { query: { state: "ToOrder" } }),
      purchaseLate: await libraire.call("listTitlesToOrder", { query: { state: "Late" } }),
      messagesPending: await libraire.call("listMessages", { query: { status: ["Pending"] } }),
      reviewsPending: await libraire.call("listReviews", { query: { status: ["Pending"] } }),
      mailsFailing: await libraire.call("listMails", { query: { isFailing: true } }),
      tasksFailed: await libraire.call("listBackgroundTasks", { query: { state: ["Failed"] } }),
    };
    for (const [name, { body }] of Object.entries(lists)) expect(count(name as "toPrepare"), name).toBe(body.totalCount);
  });

  it("say of what is to prepare how much of it is collected in a shop", async () => {
    const queues = await queuesOf(libraire);
    const of = async (shippingMethod: readonly string[]) =>
      (await libraire.call("listDocuments", { query: { view: "toPrepare", shippingMethod } })).body.totalCount;
    const pickups = await of(["Pickup", "ProWithdrawal"]);
    expect(pickups).toBeGreaterThan(0);
    expect(queues.get("toPrepare")?.pickups).toBe(pickups);
    expect(queues.get("toPrepare")?.count).toBeGreaterThan(pickups);
    expect(pickups).toBe(queues.get("pickupToNotify")?.count);
    for (const [name, queue] of queues) if (name !== "toPrepare") expect(queue.pickups, name).toBeNull();
  });

  it("say since when the oldest waits", async () => {
    const queues = await queuesOf(libraire);
    const { body: oldest } = await libraire.call("listDocuments", { query: { view: "toPrepare", sort: "date", pageSize: 10 } });
    expect(queues.get("toPrepare")?.oldestAt).toBe(oldest.items[0]?.date);
    expect(queues.get("pickupLate")?.oldestAt?.localeCompare("2026-11-13T23:00:00.000Z")).toBe(-1);
    expect(queues.get("releasedToday")?.oldestAt).toBeNull();
    expect(queues.get("toOrder")?.oldestAt).toBeNull();
    const { body: late } = await libraire.call("listTitlesToOrder", { query: { state: "Late" } });
    expect(late.items[0]?.expectedOn).toBe("2026-11-20");
    expect(queues.get("purchaseLate")?.oldestAt).toBe("2026-11-19T23:00:00.000Z");
    const { body: waiting } = await libraire.call("listMessages", { query: { status: ["Pending"], sort: "receivedAt", pageSize: 10 } });
    expect(queues.get("messagesPending")?.oldestAt).toBe(waiting.items[0]?.receivedAt);
    const { body: unread } = await libraire.call("listReviews", { query: { status: ["Pending"], sort: "createdAt", pageSize: 10 } });
    expect(queues.get("reviewsPending")?.oldestAt).toBe(unread.items[0]?.createdAt);
  });

  it("are those whose list the caller may open, and none without any", async () => {
    const rightless = await shop.signIn("stagiaire");
    expect([...(await queuesOf(rightless)).keys()]).toEqual([]);
    const admin = await shop.signIn("admin");
    expect((await queuesOf(admin)).size).toBe(13);
  });

  it("are empty when nothing waits", async () => {
    await shop.ports.db.delete(backgroundTasks);
    await shop.ports.db.delete(messages);
    await shop.ports.db.delete(reviews);
    await shop.ports.db.delete(mails);
    await shop.ports.db.delete(purchases);
    await shop.ports.db.update(documentItems).set({ setAside: sql`quantity`, awaited: 0 });
    const queues = await queuesOf(libraire);
    expect(queues.get("tasksFailed")).toEqual({ queue: "tasksFailed", count: 0, pickups: null, oldestAt: null });
    expect(queues.get("toOrder")).toEqual({ queue: "toOrder", count: 0, pickups: null, oldestAt: null });
    expect(queues.get("purchaseLate")).toEqual({ queue: "purchaseLate", count: 0, pickups: null, oldestAt: null });
    expect(queues.get("messagesPending")).toEqual({ queue: "messagesPending", count: 0, pickups: null, oldestAt: null });
    expect(queues.get("reviewsPending")).toEqual({ queue: "reviewsPending", count: 0, pickups: null, oldestAt: null });
    expect(queues.get("mailsFailing")).toEqual({ queue: "mailsFailing", count: 0, pickups: null, oldestAt: null });
  });
});
