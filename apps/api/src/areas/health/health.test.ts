import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { planTask } from "../../platform/jobs/jobs.ts";
import { queueMail } from "../../platform/mail/mail.ts";
import { tapDatabase } from "../../testing/tapped-database.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
let admin: Caller;
let mailServer: () => Promise<void> = () => Promise.resolve();
beforeAll(async () => {
  shop = await testApp({
    ports: { mail: { send: () => Promise.reject(new Error("connection refused")), verify: () => mailServer() } },
  });
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

async function look() {
  const { status, body } = await admin.call("getHealth");
  expect(status).toBe(200);
  return { ...body, byName: Object.fromEntries(body.checks.map((check) => [check.name, check])) };
}

describe("200, the state of the server", () => {
  it("is well: every part answers, with its figures", async () => {
    const { byName, ...health } = await look();
    expect(health).toMatchObject({ state: "ok", version: "0.1.0", environment: "demo", startedAt: "2026-11-21T09:00:00.000Z" });
    expect(Object.keys(byName)).toEqual(["database", "databaseWrites", "migrations", "tasks", "mails", "mailServer", "files"]);
    for (const check of health.checks) expect(check).toMatchObject({ state: "ok", milliseconds: expect.any(Number) });
    expect(byName.migrations?.count).toBe(shop.ports.running.migrations.length);
    expect(byName.tasks).toMatchObject({ count: 0, failedCount: 0, oldestAt: null });
  });

  it("goes with a limp when a mail does not leave or a task waits too long", async () => {
    const facts = { number: "24118", customerName: "Hélène Le Goff" };
    await shop.ports.db.transaction(async (tx) => {
      await queueMail(tx, shop.ports, { type: "shipmentSent", to: "h@example.fr", locale: "fr", facts }, shop.clock.now());
      await planTask(tx, shop.ports, { kind: "RefreshCachesAndCovers", payload: {}, totalCount: 1, user: null }, shop.clock.now());
    });
    expect((await look()).byName.mails).toMatchObject({ state: "ok", count: 1, failedCount: 0, oldestAt: "2026-11-21T09:00:00.000Z" });
    shop.jobs.waiting = shop.jobs.waiting.filter(({ queue }) => queue === "mails");
    await shop.jobs.drain(shop.ports);
    shop.clock.advance(301);
    const { byName, state } = await look();
    expect(state).toBe("degraded");
    expect(byName.mails).toMatchObject({ state: "degraded", count: 1, failedCount: 1 });
    expect(byName.tasks).toMatchObject({ state: "degraded", count: 1, failedCount: 0, oldestAt: "2026-11-21T09:00:00.000Z" });
  });

  it("reports that the mail server is unavailable or hangs, after at most two seconds", async () => {
    mailServer = () => Promise.reject(new Error("connection refused"));
    expect((await look()).byName.mailServer).toMatchObject({ state: "down", milliseconds: null });
    mailServer = () => new Promise(() => undefined);
    const began = performance.now();
    const { byName, state } = await look();
    expect(performance.now() - began).toBeLessThan(4_000);
    expect([byName.mailServer?.state, state]).toEqual(["down", "degraded"]);
    mailServer = () => Promise.resolve();
  });

  it("is down when the database takes no writes", async () => {
    const { db } = shop.ports;
    const full = tapDatabase(shop.database, (query) => {
      if (/^(insert|create)/i.test(query)) throw Object.assign(new Error("could not extend file"), { code: "53100" });
    });
    shop.ports.db = full.db;
    const { byName, state } = await look();
    shop.ports.db = db;
    await full.close();
    expect(state).toBe("down");
    expect([byName.database?.state, byName.databaseWrites?.state]).toEqual(["ok", "down"]);
  });

  it("is down when the database is older than the program", async () => {
    await shop.ports.db.execute(sql`delete from reserve_migrations where name = (select max(name) from reserve_migrations)`);
    const { byName, state } = await look();
    expect(state).toBe("down");
    expect(byName.migrations).toMatchObject({ state: "down", failedCount: 1 });
  });
});

describe("readiness", () => {
  const ready = async () => {
    const answer = await shop.app.request("/ready");
    return [answer.status, answer.headers.get("Retry-After"), await answer.json()];
  };

  it("names the disk when nothing can be written, and is there again with it", async () => {
    const { files } = shop.ports;
    expect(await ready()).toEqual([200, null, { status: "ready" }]);
    shop.ports.files = { ...files, verify: () => Promise.reject(new Error("ENOSPC: no space left on device")) };
    expect(await ready()).toEqual([503, "5", { status: "unavailable", failing: ["files"] }]);
    expect(shop.logged.at(-1)).toMatchObject({ level: "warn", message: "files not ready" });
    shop.ports.files = files;
    expect(await ready()).toEqual([200, null, { status: "ready" }]);
  });
});
