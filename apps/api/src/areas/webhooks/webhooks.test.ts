import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { webhooks } from "../../platform/webhooks/webhooks.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

type Save = Input<"createWebhook">["body"];
const save = (more: Partial<Save> = {}): Save => ({
  url: "https://www.librairie-exemple.fr/webhooks",
  description: "",
  events: ["order.shipped"],
  isActive: true,
  ...more,
});
const create = (more?: Partial<Save>) => admin.call("createWebhook", { body: save(more) });
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const update = (id: number, more: Partial<Save>, version: string) =>
  admin.call("updateWebhook", { query: { id }, body: save(more) }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteWebhook", { query: { id } }, withVersion(version));
const rotate = (id: number, version: string) => admin.call("rotateWebhookSecret", { body: { id } }, withVersion(version));
const names = async (query: object) => (await admin.call("listWebhooks", { query })).body.items.map(({ name }) => name);

describe("a webhook", () => {
  it("is made, and the log names it", async () => {
    const body = save({ description: " Site de l’été " });
    const made = (await admin.call("createWebhook", { body })).body.entityOutput;
    expect(made).toMatchObject({ name: "Site de l’été", state: "Active", waitingCount: 0, secretShownAt: null, version: 1 });
    expect(await shop.database.db.select().from(webhooks)).toHaveLength(1);
    const read = await admin.call("getWebhook", { query: { id: made.id } });
    expect([read.status, read.headers.get("ETag"), read.body]).toEqual([200, '"1"', made]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createWebhook"));
    expect(log.map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["webhook", String(made.id), "Site de l’été"],
    ]);
  });

  it("is called by its host where nothing was written", async () => {
    const { body } = await create({ url: "https://WWW.Autre-Exemple.fr/a?b=c" });
    expect(body.entityOutput).toMatchObject({ name: "www.autre-exemple.fr", description: "", url: "https://www.autre-exemple.fr/a?b=c" });
  });

  it("is changed once when two save at once", async () => {
    const { id } = (await create({ description: "Colette" })).body.entityOutput;
    const answers = await Promise.all([update(id, { description: "Sidonie" }, '"1"'), update(id, { description: "Gabrielle" }, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await update(id, { isActive: false }, '"2"')).body.entityOutput).toMatchObject({ state: "Off", version: 3 });
  });

  it("is deleted once", async () => {
    const { id } = (await create()).body.entityOutput;
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getWebhook", { query: { id } })).status).toBe(404);
  });

  it("shows its secret at the first request only, then a new one", async () => {
    const { id } = (await create()).body.entityOutput;
    const first = await rotate(id, '"1"');
    expect(first.body.secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(first.body.entityOutput).toMatchObject({ secretShownAt: "2026-11-21T09:00:00.000Z", previousSecretUntil: null, version: 2 });
    expect((await rotate(id, '"1"')).status).toBe(412);
    const second = await rotate(id, '"2"');
    expect(second.body.secret).not.toBe(first.body.secret);
    expect(second.body.entityOutput.previousSecretUntil).toBe("2026-11-22T09:00:00.000Z");
    const answers = [(await admin.call("getWebhook", { query: { id } })).body, (await admin.call("listActivity", {})).body, shop.logged];
    for (const secret of [first.body.secret, second.body.secret]) expect(JSON.stringify(answers)).not.toContain(secret);
  });

  it("is refused where nothing would be sent, at its URL", async () => {
    const refused = async (url: string) => {
      const { status, body } = await create({ url });
      return [status, body.propertiesErrorMessages?.[0]?.propertyName];
    };
    for (const url of [
      ...["http://www.exemple.fr/", "https://www.exemple.fr:8443/", "https://moi:secret@www.exemple.fr/", "https://www.exemple.fr/#a"],
      ...["ftp://www.exemple.fr/", "javascript:alert(1)", "/webhooks", "www.exemple.fr", " "],
      // One machine in twelve spellings, then others of one's own network.
      ...["https://127.0.0.1/", "https://127.1/", "https://2130706433/", "https://0x7f000001/", "https://017700000001/", "https://0x7f.1/"],
      ...["https://[::1]/", "https://[0:0:0:0:0:0:0:1]/", "https://[::ffff:127.0.0.1]/", "https://[::ffff:7f00:1]/"],
      ...["https://localhost/", "https://a.localhost/"],
      ...[
        "https://10.0.0.7/",
        "https://172.16.3.4/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data/",
        "https://0.0.0.0/",
      ],
      ...["https://100.64.0.1/", "https://[fd00::1]/", "https://[fe80::1]/", "https://[64:ff9b::7f00:1]/", "https://caisse.local/"],
      ...["https://intranet/", "https://metadata.google.internal/"],
    ])
      expect(await refused(url), url).toEqual([422, "url"]);
    for (const body of [save({ events: [] }), { ...save(), events: ["order.eaten"] }, save({ description: "x".repeat(201) })]) {
      expect((await admin.call("createWebhook", { body })).status).toBe(422);
    }
  });

  it("is found by its name without accents and by its URL, in order, by its state", async () => {
    for (const description of ["Zoé Trame", "Ève Trame", "Anaïs Trame"])
      await create({ description, isActive: description !== "Ève Trame" });
    expect(await names({ search: "trame" })).toEqual(["Anaïs Trame", "Ève Trame", "Zoé Trame"]);
    expect(await names({ search: "eve tra" })).toEqual(["Ève Trame"]);
    expect(await names({ search: "autre-exemple" })).toEqual(["www.autre-exemple.fr"]);
    expect(await names({ search: "trame", sort: "-name" })).toEqual(["Zoé Trame", "Ève Trame", "Anaïs Trame"]);
    expect(await names({ search: "trame", state: ["Off"] })).toEqual(["Ève Trame"]);
    expect(await names({ search: "trame", state: ["Active", "Gone"] })).toEqual(["Anaïs Trame", "Zoé Trame"]);
  });

  it("is tested by several at once, each time with an event of its own", async () => {
    const first = (await create({ description: "Premier" })).body.entityOutput.id;
    const second = (await create({ description: "Second" })).body.entityOutput.id;
    const sent = await Promise.all([first, second, first, second, first].map((id) => admin.call("sendTestWebhook", { body: { id } })));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(sent.map(({ body }) => body.entityOutput.eventId)).size).toBe(5);
  });

  it("is 404 where there is none", async () => {
    const none = crypto.randomUUID();
    const calls = [
      ["getWebhook", { query: { id: 9999 } }],
      ["updateWebhook", { query: { id: 9999 }, body: save() }],
      ["deleteWebhook", { query: { id: 9999 } }],
      ["rotateWebhookSecret", { body: { id: 9999 } }],
      ["sendTestWebhook", { body: { id: 9999 } }],
      ["getWebhookDelivery", { query: { id: none } }],
      ["resendWebhookDelivery", { body: { id: none } }],
    ] as const;
    for (const [id, input] of calls) expect((await admin.call(id, input, withVersion('"1"'))).status, id).toBe(404);
  });
});
