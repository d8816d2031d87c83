import { operations } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createApp } from "../../app.ts";
import { follow, listening, until } from "../../testing/follow.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "./orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
let admin: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  await listening(shop.ports.changes);
  libraire = await shop.signIn("libraire");
  admin = await shop.signIn("admin");
  await insertOrders(
    shop.database.db,
    [601, 602, 603, 604, 605].map((id) => ({ id, lines: ["Processing", "Processing"] })),
  );
});
afterEach(() => vi.useRealTimers());
afterAll(() => shop.close());

describe("watching", () => {
  it("sends the state of the orders first, then the actions of colleagues, within two seconds and with their name", async () => {
    const line = await follow("watchDocuments", admin, [601, 602, 999_999]);
    await until(() => line.heard.length === 2);
    expect(line.heard.sort((a, b) => a.id - b.id)).toEqual([
      { id: 601, version: 1, userName: null, firstName: null },
      { id: 602, version: 1, userName: null, firstName: null },
    ]);
    const { status } = await libraire.call("shipDocumentItems", { body: { documentId: 601, itemIds: [itemId(601, 0)] } });
    expect(status).toBe(200);
    const took = await until(() => line.heard.length === 3, 2_000);
    expect(line.heard[2]).toEqual({ id: 601, version: 2, userName: "libraire", firstName: "Mathilde" });
    await libraire.call("addDocumentComment", { body: { documentId: 603, text: "Vu." } });
    await libraire.call("addDocumentComment", { body: { documentId: 602, text: "Vu." } });
    await until(() => line.heard.length === 4);
    expect(line.heard[3]).toEqual({ id: 602, version: 2, userName: "libraire", firstName: "Mathilde" });
    await line.leave();
    console.log(`a colleague's act was heard ${took.toFixed(0)} ms after its answer (${shop.database.engine})`);
  });

  it("opens no stream for a HEAD request", async () => {
    const line = await follow("watchDocuments", admin, [601]);
    await until(() => line.heard.length === 1);
    const heads = Array.from({ length: 30 }, () =>
      shop.app.request(`/api${operations.watchDocuments.path}?id=601`, {
        method: "HEAD",
        headers: { Authorization: `Bearer ${admin.accessToken}` },
      }),
    );
    const answers = (await Promise.all(heads)).map(({ status, body, headers }) => [status, body, headers.get("Content-Type")]);
    expect(answers).toEqual(answers.map(() => [200, null, "text/event-stream; charset=utf-8"]));
    // Thirty connections left open would displace this one: the number per person is limited.
    await libraire.call("addDocumentComment", { body: { documentId: 601, text: "Vu." } });
    await until(() => line.heard.length === 2);
    expect(line.isOver()).toBe(false);
    await line.leave();
  });

  it("announces for the list, without named orders, that something is new, at most once a second", async () => {
    const answer = await admin.open("watchDocuments", { query: {} });
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/event-stream; charset=utf-8"]);
    const reader = answer.body?.getReader() ?? expect.fail("no stream");
    let text = "";
    const reading = (async () => {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += new TextDecoder().decode(piece.value);
    })();
    const listEventCount = () => text.match(/event: list\n/g)?.length ?? 0;
    await until(() => listEventCount() === 1);
    for (const id of [601, 602, 603]) await libraire.call("addDocumentComment", { body: { documentId: id, text: "Vu." } });
    await until(() => listEventCount() === 2, 3_000);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect([listEventCount(), text.includes("event: change")]).toEqual([2, false]);
    await reader.cancel();
    await reading;
  });

  it("announces no rejected request", async () => {
    const line = await follow("watchDocuments", admin, [601, 604]);
    await until(() => line.heard.length === 2);
    expect((await libraire.call("validatePayment", { body: { documentId: 604 } })).status).toBe(409);
    await libraire.call("addDocumentComment", { body: { documentId: 601, text: "Vu." } });
    await until(() => line.heard.length === 3);
    expect(line.heard.filter(({ id }) => id === 604)).toEqual([{ id: 604, version: 1, userName: null, firstName: null }]);
    await line.leave();
  });

  it("polls where the database does not notify", async () => {
    const deaf = { subscribe: () => () => undefined, isLive: () => false };
    const caller = makeCaller(createApp({ ...shop.ports, changes: deaf }), admin.accessToken, "");
    const line = await follow("watchDocuments", caller, [605]);
    await until(() => line.heard.length === 1);
    await libraire.call("addDocumentComment", { body: { documentId: 605, text: "Vu." } });
    await until(() => line.heard.length === 2);
    expect(line.heard[1]).toEqual({ id: 605, version: 2, userName: null, firstName: null });
    await line.leave();
  });

  it("hears what another process did", async () => {
    const line = await follow("watchDocuments", admin, [604]);
    await until(() => line.heard.length === 1);
    const other = makeCaller(
      createApp({ ...shop.ports, changes: { subscribe: () => () => undefined, isLive: () => false } }),
      libraire.accessToken,
      "",
    );
    await other.call("addDocumentComment", { body: { documentId: 604, text: "D’à côté." } });
    await until(() => line.heard.length === 2);
    expect(line.heard[1]).toMatchObject({ id: 604, userName: "libraire", firstName: "Mathilde" });
    await line.leave();
  });
});

describe("the line", () => {
  it("gives a sign of life within fifteen seconds, and ends when the session does", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stagiaire = await shop.signIn("redaction");
    await shop.database.db.execute(
      sql`insert into user_claims (user_id, claim) select id, 'Permission.BackOffice.Public.DocumentsManage' from users where user_name_key = 'redaction'`,
    );
    const line = await follow("watchDocuments", stagiaire, [601]);
    await until(() => line.heard.length === 1);
    const before = line.comments();
    vi.advanceTimersByTime(15_000);
    await until(() => line.comments() > before);
    expect(line.isOver()).toBe(false);
    await shop.database.db.execute(sql`delete from user_claims where claim = 'Permission.BackOffice.Public.DocumentsManage'`);
    vi.advanceTimersByTime(15_000);
    await until(() => line.isOver());
  });

  it("ends when its token has run out", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const line = await follow("watchDocuments", libraire, [601]);
    await until(() => line.heard.length === 1);
    shop.clock.advance(601);
    vi.advanceTimersByTime(15_000);
    await until(() => line.isOver());
    libraire = await shop.signIn("libraire");
    admin = await shop.signIn("admin");
  });

  it("of thirty forgotten tabs the oldest gives way, and who left costs nothing", async () => {
    const lines: Awaited<ReturnType<typeof follow>>[] = [];
    for (let count = 0; count < 31; count += 1) lines.push(await follow("watchDocuments", admin, [601]));
    await until(() => lines.filter((line) => line.isOver()).length === 1);
    expect(lines[0]?.isOver()).toBe(true);
    await Promise.all(lines.slice(1).map((line) => line.leave()));
  });

  it("is refused for what is no id", async () => {
    expect((await admin.call("watchDocuments", { query: { id: ["a"] } })).status).toBe(422);
  });
});
