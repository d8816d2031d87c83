import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { publicPeer } from "../../platform/node/webhook-peer.ts";
import { webhookDeliveries, webhookEvents, webhooks } from "../../platform/webhooks/webhooks.tables.ts";
import {
  deliverTo,
  enqueueWebhooks,
  forgetOldWebhookEvents,
  recoverWebhooks,
  type WebhookEvent,
} from "../../platform/webhooks/webhooks.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "../orders/orders.fixtures.ts";

interface Heard {
  path: string;
  headers: Record<string, string>;
  body: string;
}

let server: Server;
let port: number;
let shop: TestApp;
let admin: Caller;
const heard: Heard[] = [];
/** The peer's response; each test sets its own. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    heard.push({ path: request.url ?? "", headers: request.headers as Record<string, string>, body: Buffer.concat(pieces).toString() });
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  port = (server.address() as AddressInfo).port;
  const webhookPeer = publicPeer({ places: ["127.0.0.1"], milliseconds: 400 });
  shop = await testApp({ seed: peopleSeed, ports: { webhookPeer } });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await shop.close();
});
beforeEach(async () => {
  admin = await shop.signIn("admin");
  heard.length = 0;
  answer = (_request, response) => response.writeHead(204).end();
  await shop.database.db.delete(webhooks);
  await shop.database.db.delete(webhookEvents);
});

/** A webhook at the peer, and the secret that verifies what comes. */
async function connect(path = "/", events: Schemas["WebhookEventType"][] = ["order.shipped"]) {
  const url = `http://127.0.0.1:${port}${path}`;
  const { status, body } = await admin.call("createWebhook", { body: { url, description: path, events, isActive: true } });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body.entityOutput;
  const shown = await admin.call("rotateWebhookSecret", { body: { id } }, { headers: { "If-Match": '"1"' } });
  return { id, secret: shown.body.secret };
}
const enqueue = (event: Partial<WebhookEvent> = {}) =>
  shop.database.db.transaction((tx) =>
    enqueueWebhooks(tx, shop.ports, { type: "order.shipped", id: 24118, state: "Complete", ...event }, shop.clock.now()),
  );
const drain = async () => expect(await shop.jobs.drain(shop.ports)).toEqual([]);
/** Lets time pass until what waits is due, and sends it. */
async function later(seconds: number) {
  shop.clock.advance(seconds);
  // A session ends before three days are over.
  admin = await shop.signIn("admin");
  await recoverWebhooks(shop.ports, { isAlone: false });
  await drain();
}
const deliveries = async (query: object = {}) => (await admin.call("listWebhookDeliveries", { query })).body.items;
const first = async () => (await deliveries())[0] ?? expect.fail("nothing was sent");
const webhookNow = async (id: number) => (await admin.call("getWebhook", { query: { id } })).body;
/** Verifies a delivery with the published library, whose clock differs from the tests'. */
function verified(secret: string, { headers, body }: Heard): unknown {
  vi.useFakeTimers({ now: shop.clock.now(), toFake: ["Date"] });
  try {
    return new Webhook(secret).verify(body, headers);
  } finally {
    vi.useRealTimers();
  }
}

describe("an event", () => {
  it("arrives with its cause, small and signed by the standard, once at each webhook that subscribed", async () => {
    const one = await connect("/one");
    const two = await connect("/two", ["order.shipped", "order.cancelled"]);
    await connect("/three", ["post.published"]);
    await insertOrders(shop.database.db, [{ id: 901, lines: ["Processing"], paymentStatus: "Paid", documentStatus: "Processing" }]);
    const libraire = await shop.signIn("libraire");
    const shipped = await libraire.call("shipDocumentItems", { body: { documentId: 901, itemIds: [itemId(901, 0)] } });
    expect([shipped.status, heard]).toEqual([200, []]);
    await drain();
    expect(heard.map(({ path }) => path).sort()).toEqual(["/one", "/two"]);
    const [a, b] = heard.toSorted((x, y) => x.path.localeCompare(y.path)) as [Heard, Heard];
    const event = {
      type: "order.shipped",
      timestamp: "2026-11-21T09:00:00.000Z",
      version: 1,
      data: { id: 901, state: "Shipped", url: "http://127.0.0.1:4400/api/BackOffice/Document/Document?id=901" },
    };
    expect([verified(one.secret, a), verified(two.secret, b)]).toEqual([event, event]);
    expect(a.headers["webhook-id"]).toMatch(/^msg_[0-9a-f]{32}$/);
    expect(b.headers["webhook-id"]).toBe(a.headers["webhook-id"]);
    expect(a.headers["content-type"]).toBe("application/json");
    expect(() => verified(two.secret, a)).toThrow("No matching signature");
    expect(() => verified(one.secret, { ...a, body: `${a.body} ` })).toThrow("No matching signature");
    expect(await deliveries()).toMatchObject([
      { state: "Delivered", status: 204 },
      { state: "Delivered", status: 204 },
    ]);
    await later(86_400);
    expect(heard).toHaveLength(2);
  });

  it("is not sent when its cause is undone, nor to a webhook that is off", async () => {
    const { id } = await connect();
    await expect(
      shop.database.db.transaction(async (tx) => {
        await enqueueWebhooks(tx, shop.ports, { type: "order.shipped", id: 1, state: "Complete" }, shop.clock.now());
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await drain();
    expect([heard, await shop.database.db.select().from(webhookEvents)]).toEqual([[], []]);
    await shop.database.db.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, id));
    await enqueue();
    expect(await shop.database.db.select().from(webhookEvents)).toEqual([]);
  });

  it("is signed by both secrets for a day after one was replaced", async () => {
    const { id, secret } = await connect();
    const renewed = (await admin.call("rotateWebhookSecret", { body: { id } }, { headers: { "If-Match": '"2"' } })).body.secret;
    await enqueue();
    await drain();
    const [both] = heard as [Heard];
    expect([verified(secret, both), verified(renewed, both)]).toEqual([expect.anything(), expect.anything()]);
    shop.clock.advance(86_401);
    await enqueue();
    await drain();
    const [, one] = heard as [Heard, Heard];
    expect(verified(renewed, one)).toBeTruthy();
    expect(() => verified(secret, one)).toThrow("No matching signature");
  });

  it("goes on being tried under its id while the other side is away, ever more rarely, and arrives", async () => {
    const { id, secret } = await connect();
    answer = (request) => request.socket.destroy();
    await enqueue();
    await drain();
    expect(await first()).toMatchObject({ state: "Failing", tries: 1, status: null, fault: "unreachable" });
    expect(await webhookNow(id)).toMatchObject({ state: "Failing", waitingCount: 1, lastSuccessAt: null });
    for (const [wait, tries] of [
      [7, 2],
      [200, 2],
      [170, 3],
      [2_200, 4],
    ] as const) {
      await later(wait);
      expect((await first()).tries, `${wait} s`).toBe(tries);
    }
    answer = (_request, response) => response.writeHead(200).end("merci");
    await later(9_000);
    expect(new Set(heard.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(heard.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(5);
    expect(verified(secret, heard.at(-1) as Heard)).toBeTruthy();
    const whole = (await admin.call("getWebhookDelivery", { query: { id: (await first()).id } })).body;
    expect(whole).toMatchObject({ state: "Delivered", tries: 5, status: 200, fault: null, nextTryAt: null });
    expect(whole.attempts.map(({ status, fault, answer: answerText }) => [status, fault, answerText])).toEqual([
      [200, null, "merci"],
      ...Array.from({ length: 4 }, () => [null, "unreachable", ""]),
    ]);
    expect(await webhookNow(id)).toMatchObject({ state: "Active", waitingCount: 0, lastSuccessAt: shop.clock.now().toISOString() });
  });

  it("does not follow, wait for ever or swallow what the other side answers", async () => {
    await connect();
    const outcomes: unknown[] = [];
    const answers: (typeof answer)[] = [
      (_request, response) => response.writeHead(302, { Location: `http://127.0.0.1:${port}/elsewhere` }).end(),
      () => undefined,
      (request) => request.socket.end("this is no HTTP\r\n\r\n"),
      (_request, response) => {
        response.writeHead(500);
        const more = () => response.destroyed || response.write("x".repeat(65_536), () => setImmediate(more));
        more();
      },
      (_request, response) => response.writeHead(200).write("begun"),
    ];
    for (const one of answers) {
      answer = one;
      await enqueue();
      await drain();
      const { id, state, status, fault } = await first();
      const { attempts } = (await admin.call("getWebhookDelivery", { query: { id } })).body;
      outcomes.push([state, status, fault, attempts[0]?.answer.slice(0, 5), (attempts[0]?.answer.length ?? 0) <= 1_024]);
      shop.clock.advance(1);
    }
    expect(outcomes).toEqual([
      ["Failing", 302, null, "", true],
      ["Failing", null, "tooSlow", "", true],
      ["Failing", null, "broken", "", true],
      ["Failing", 500, null, "xxxxx", true],
      // The status was the answer, whether or not the rest of it comes.
      ["Delivered", 200, null, "begun", true],
    ]);
    expect(heard.map(({ path }) => path)).not.toContain("/elsewhere");
  });

  it("waits as long as the receiver requests", async () => {
    await connect();
    answer = (_request, response) => response.writeHead(503, { "Retry-After": "900" }).end();
    await enqueue();
    await drain();
    const { nextTryAt } = await first();
    expect(Date.parse(nextTryAt ?? "") - shop.clock.now().getTime()).toBe(900_000);
  });

  it("switches a webhook off that answers 410; waiting deliveries are paused, and sent when it is switched on again", async () => {
    const { id } = await connect();
    answer = (_request, response) => response.writeHead(410).end();
    await enqueue();
    await drain();
    expect(await webhookNow(id)).toMatchObject({ state: "Gone", isActive: false, waitingCount: 1, version: 3 });
    expect(await first()).toMatchObject({ state: "Held" });
    expect((await deliveries({ state: ["Held"] })).length).toBe(1);
    await later(86_400);
    expect(heard).toHaveLength(1);
    const off = await admin.call("resendWebhookDelivery", { body: { id: (await first()).id } });
    expect([off.status, off.body.reason]).toEqual([409, "Off"]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "switchOffWebhook"));
    expect(log.map(({ entityId, changes }) => [entityId, changes])).toEqual([
      [String(id), { isActive: [true, false], offReason: [null, "Gone"] }],
    ]);
    answer = (_request, response) => response.writeHead(204).end();
    const body = { url: `http://127.0.0.1:${port}/`, description: "", events: ["order.shipped"], isActive: true };
    expect((await admin.call("updateWebhook", { query: { id }, body }, { headers: { "If-Match": '"3"' } })).status).toBe(200);
    await drain();
    expect([heard.length, await webhookNow(id)]).toMatchObject([2, { state: "Active", waitingCount: 0 }]);
  });

  it("is given up after ten tries in three days, with its webhook unless something else arrived meanwhile", async () => {
    const { id } = await connect();
    answer = (request) => request.socket.destroy();
    await enqueue();
    await drain();
    for (let tries = 0; tries < 9; tries += 1) await later(104_000);
    expect(await first()).toMatchObject({ state: "Failed", tries: 10, nextTryAt: null });
    expect(await webhookNow(id)).toMatchObject({ state: "GivenUp", waitingCount: 0 });
    await shop.database.db.update(webhooks).set({ isActive: true, offReason: null }).where(eq(webhooks.id, id));
    await enqueue({ id: 2 });
    await drain();
    answer = (_request, response) => response.writeHead(204).end();
    shop.clock.advance(1);
    await enqueue({ id: 3 });
    await drain();
    answer = (request) => request.socket.destroy();
    for (let tries = 0; tries < 9; tries += 1) await later(104_000);
    expect(await webhookNow(id)).toMatchObject({ state: "Failing" });
    expect((await deliveries({ state: ["Failed"] })).length).toBe(2);
  });

  it("is sent again under its id, at once, also after it arrived; once however often the same request comes", async () => {
    await connect();
    await enqueue();
    await drain();
    const { id, eventId } = await first();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const again = [1, 2].map(() => admin.call("resendWebhookDelivery", { body: { id } }, { headers }));
    expect((await Promise.all(again)).map(({ status, body }) => [status, body.entityOutput.state])).toEqual([
      [200, "Waiting"],
      [200, "Waiting"],
    ]);
    await drain();
    expect(heard.map((one) => one.headers["webhook-id"])).toEqual([eventId, eventId]);
    expect(await first()).toMatchObject({ state: "Delivered", tries: 2 });
  });

  it("that means nothing is sent to try a webhook, once, also while it is off", async () => {
    const { id, secret } = await connect();
    await shop.database.db.update(webhooks).set({ isActive: false }).where(eq(webhooks.id, id));
    const sent = await admin.call("sendTestWebhook", { body: { id } });
    expect([sent.status, sent.body.entityOutput.type, sent.body.entityOutput.state]).toEqual([200, "webhook.test", "Waiting"]);
    await drain();
    expect(verified(secret, heard[0] as Heard)).toMatchObject({ type: "webhook.test", data: { id } });
    answer = (_request, response) => response.writeHead(404).end("no such page");
    await admin.call("sendTestWebhook", { body: { id } });
    shop.clock.advance(1);
    await drain();
    expect((await deliveries({ state: ["Failed"] })).map(({ status }) => status)).toEqual([404]);
  });

  it("of a killed sender is sent again under its id once its time is over; two senders at once send it once", async () => {
    const { id } = await connect();
    await enqueue();
    await shop.database.db
      .update(webhookDeliveries)
      .set({ isSending: true, tries: 1, nextTryAt: new Date(shop.clock.now().getTime() + 60_000) });
    await deliverTo(shop.ports, String(id));
    const during = await admin.call("resendWebhookDelivery", { body: { id: (await first()).id } });
    expect([heard.length, during.status, during.body.reason]).toEqual([0, 409, "Sending"]);
    shop.clock.advance(61);
    await Promise.all([1, 2, 3].map(() => deliverTo(shop.ports, String(id))));
    expect([heard.length, (await first()).state]).toEqual([1, "Delivered"]);
  });

  it("does not wait until a clock that was put back has caught up, new or to be tried again, and comes once", async () => {
    await connect();
    await enqueue();
    shop.jobs.waiting = [];
    await later(-3_600);
    expect(heard).toHaveLength(1);
    answer = (_request, response) => response.writeHead(500).end();
    await enqueue();
    await drain();
    answer = (_request, response) => response.writeHead(204).end();
    await later(-3_600);
    expect([heard.length, await deliveries({ state: ["Delivered"] })]).toEqual([3, [expect.anything(), expect.anything()]]);
    await later(0);
    expect(heard).toHaveLength(3);
    // By the clock as it is, a try that fails waits for its turn again.
    answer = (_request, response) => response.writeHead(500).end();
    await enqueue();
    await drain();
    await later(1);
    expect(heard).toHaveLength(4);
    await later(7_200);
  });

  it("is found by event, time, receiver and outcome; old ones are deleted", async () => {
    const { id } = await connect("/", ["order.shipped", "order.cancelled"]);
    await enqueue();
    await drain();
    answer = (_request, response) => response.writeHead(500).end();
    await enqueue({ type: "order.cancelled", id: 7 });
    await drain();
    const types = async (query: object) => (await deliveries(query)).map(({ type }) => type);
    expect(await types({ type: ["order.cancelled"] })).toEqual(["order.cancelled"]);
    expect(await types({ state: ["Delivered"] })).toEqual(["order.shipped"]);
    expect(await types({ webhookId: id, state: ["Failing", "Delivered"] })).toHaveLength(2);
    expect(await types({ webhookId: id + 1 })).toEqual([]);
    expect(await types({ search: (await deliveries({ state: ["Failing"] }))[0]?.eventId })).toEqual(["order.cancelled"]);
    expect(await types({ dateTo: "2026-11-20" })).toEqual([]);
    const odd = await admin.call("listWebhookDeliveries", { query: { dateFrom: "2026-11-21", dateTo: "2026-11-20" } });
    expect([odd.status, odd.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "dateTo"]);
    await forgetOldWebhookEvents(shop.database.db, new Date(shop.clock.now().getTime() + 31 * 86_400_000));
    expect(await types({})).toEqual(["order.cancelled"]);
  });
});

describe("where webhooks may go", () => {
  const names: Record<string, string[]> = {
    "inside.example.com": ["10.0.0.7"],
    "both.example.com": ["93.184.216.34", "127.0.0.1"],
    "six.example.com": ["::1"],
    "open.example.com": ["93.184.216.34"],
  };
  const lookup: LookupFunction = (hostname, _options, done) => {
    const found = (names[hostname] ?? []).map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    if (found.length === 0) return done(Object.assign(new Error(hostname), { code: "ENOTFOUND" }), []);
    done(null, found);
  };
  const peer = publicPeer({ lookup, milliseconds: 400 });

  it("is judged by the name server’s answer when it is saved", async () => {
    const judged = (name: string) => peer.judge(`https://${name}.example.com/`);
    expect(await Promise.all(["inside", "both", "six", "open", "unknown"].map(judged))).toEqual([
      ...["notPublic", "notPublic", "notPublic"],
      ...[null, null],
    ]);
  });

  it("is judged again when it is connected to", async () => {
    for (const name of ["inside", "both", "six"]) {
      expect(await peer.post(`https://${name}.example.com/`, {}, "{}"), name).toEqual({ fault: "notPublic" });
    }
    expect(await peer.post("https://unknown.example.com/", {}, "{}")).toEqual({ fault: "unreachable" });
    expect(await peer.post(`http://127.0.0.1:${port}/`, {}, "{}")).toEqual({ fault: "notPublic" });
    expect(heard).toEqual([]);
  });

  it("may be outside the public internet only where the operator allows it", async () => {
    const place = `127.0.0.1:${port}`;
    const allowed = publicPeer({ places: [place] });
    expect(await allowed.judge(`http://${place}/`)).toBeNull();
    expect(await allowed.judge("http://127.0.0.1:1/")).toBe("notPublic");
    expect(await allowed.post(`http://${place}/`, {}, "{}")).toEqual({ status: 204, answer: "", retryAfter: null });
  });
});
