import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditEntry, type AuditFrame, writeAudit } from "../../platform/audit/audit.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
let admin: Caller;

const people = { admin: { id: 1, userName: "admin" }, libraire: { id: 2, userName: "libraire" }, gone: { id: 77, userName: "ancienne" } };

async function note(at: string, who: keyof typeof people | null, action: string, entry: AuditEntry | null, more: Partial<AuditFrame> = {}) {
  const frame = {
    at: new Date(at),
    action,
    outcome: "done",
    user: who && people[who],
    clientIp: "192.0.2.44",
    requestId: "req_x",
  } as const;
  await writeAudit(shop.ports.db, { ...frame, ...more }, entry);
}

beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  // Before the sign-in, to separate these entries from those of the test's own calls.
  await note("2026-11-19T23:30:00Z", "libraire", "validatePayment", {
    entity: "document",
    entityId: 24118,
    before: { paymentStatus: "Pending", lines: { "1": "Created" }, note: null, count: 2 },
    after: { paymentStatus: "Paid", lines: { "1": "Processing" }, note: "Vu", count: 2 },
  });
  await note("2026-11-20T22:59:59Z", "libraire", "shipDocumentItems", { entity: "document", entityId: 24118 }, { requestId: "req_ab12cd" });
  await note("2026-11-20T23:00:00Z", "gone", "updateUser", {
    entity: "user",
    entityId: 5,
    before: { passwordHash: "old", lastName: "Vasseur" },
    after: { passwordHash: "new", lastName: "Le Vasseur" },
  });
  await note("2026-11-10T08:00:00Z", "libraire", "listUsers", null, { outcome: "refused" });
  await note("2026-11-11T08:00:00Z", null, "createToken", { entity: "session", entityId: null }, { outcome: "refused" });
});
afterAll(() => shop.close());

async function actions(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await admin.call("listActivity", { query: { to: "2026-11-21", ...query } });
  expect(status).toBe(200);
  return body.items.filter(({ at }) => at < "2026-11-21T09:00:00.000Z").map(({ action }) => action);
}

describe("200, the log", () => {
  it("is newest first", async () => {
    expect(await actions({})).toEqual(["updateUser", "shipDocumentItems", "validatePayment", "createToken", "listUsers"]);
  });

  it("records who, what, from where, and each property before and after as text; of a secret only that it changed", async () => {
    const { body } = await admin.call("listActivity", { query: { entity: "document", entityId: "24118" } });
    expect(body.items[1]).toMatchObject({
      userId: 2,
      userName: "libraire",
      personName: "Mathilde Kervella",
      action: "validatePayment",
      outcome: "done",
      entity: "document",
      entityId: "24118",
      address: "192.0.2.44",
      requestId: "req_x",
      changes: [
        { property: "note", before: null, after: "Vu" },
        { property: "lines", before: '{"1":"Created"}', after: '{"1":"Processing"}' },
        { property: "paymentStatus", before: "Pending", after: "Paid" },
      ],
    });
    const { body: users } = await admin.call("listActivity", { query: { action: ["updateUser"] } });
    expect(users.items[0]).toMatchObject({ userName: "ancienne", personName: null });
    expect(users.items[0]?.changes).toEqual([
      { property: "lastName", before: "Vasseur", after: "Le Vasseur" },
      { property: "passwordHash", before: "…", after: "…" },
    ]);
  });

  it("calls each record as it was called then, and finds it by that name", async () => {
    const { body: made } = await admin.call("createRole", { body: { name: "Vitrine de Noël", claimTypes: [] } });
    const { id } = made.entityOutput;
    const version = { headers: { "If-Match": '"1"' } };
    await admin.call("updateRole", { query: { id }, body: { name: "Vitrine d’hiver", claimTypes: [] } }, version);
    const named = async (query: Record<string, unknown>) =>
      (await admin.call("listActivity", { query })).body.items.map(({ action, entityName }) => [action, entityName]);
    expect(await named({ entity: "role", entityId: String(id) })).toEqual([
      ["updateRole", "Vitrine d’hiver"],
      ["createRole", "Vitrine de Noël"],
    ]);
    expect(await named({ search: "vitrine noel" })).toEqual([["createRole", "Vitrine de Noël"]]);
    // An entry from before names were stored, or about a user without a name.
    expect(await named({ entity: "user", entityId: "5", to: "2026-11-21" })).toEqual([["updateUser", null]]);
  });

  it("narrows by person, action, record, outcome", async () => {
    expect(await actions({ user: [2] })).toEqual(["shipDocumentItems", "validatePayment", "listUsers"]);
    expect(await actions({ user: [2, 77], outcome: "done" })).toEqual(["updateUser", "shipDocumentItems", "validatePayment"]);
    expect(await actions({ action: ["validatePayment", "updateUser"] })).toEqual(["updateUser", "validatePayment"]);
    expect(await actions({ entity: "user" })).toEqual(["updateUser"]);
    expect(await actions({ outcome: "refused" })).toEqual(["createToken", "listUsers"]);
  });

  it("counts days in Paris, the last one until its end", async () => {
    expect(await actions({ from: "2026-11-20", to: "2026-11-20" })).toEqual(["shipDocumentItems", "validatePayment"]);
    expect(await actions({ from: "2026-11-21", to: "2026-11-21" })).toEqual(["updateUser"]);
  });

  it.each([
    ["a person's name", "mathilde", ["shipDocumentItems", "validatePayment", "listUsers"]],
    ["a user name that is gone", "ANCIENNE", ["updateUser"]],
    ["a record", "24118", ["shipDocumentItems", "validatePayment"]],
    ["a request", "req_ab12cd", ["shipDocumentItems"]],
    ["marks alone", "%_", []],
    ["nothing known", "xyzzy", []],
  ])("finds %s", async (_what, search, found) => {
    expect(await actions({ search })).toEqual(found);
  });

  it("walks by cursor through everything, once", async () => {
    for (let index = 0; index < 30; index += 1)
      await note("2026-10-01T08:00:00Z", "admin", "setUserDisabled", { entity: "user", entityId: index });
    const walked: number[] = [];
    let after: string | undefined;
    for (let steps = 0; steps < 10; steps += 1) {
      const { body } = await admin.call("listActivity", { query: { pageSize: 10, ...(after ? { after } : {}) } });
      walked.push(...body.items.map(({ id }) => id));
      if (!body.nextCursor) break;
      after = body.nextCursor;
    }
    const { body: whole } = await admin.call("listActivity", { query: { pageSize: 100 } });
    expect(walked).toEqual(whole.items.map(({ id }) => id));
    expect(walked).toHaveLength(whole.totalCount);
  });
});

describe("401, 403, 422", () => {
  it("opens to those with the right, and notes who was turned away", async () => {
    const libraire = await shop.signIn("libraire");
    expect((await libraire.call("listActivity")).status).toBe(403);
    const { body } = await admin.call("listActivity", { query: { action: ["listActivity"], outcome: "refused" } });
    expect(body.items[0]).toMatchObject({ userName: "libraire", outcome: "refused", entity: null });
  });

  it.each([
    ["to", { from: "2026-11-21", to: "2026-11-20" }],
    ["entityId", { entityId: "24118" }],
    ["from", { from: "yesterday" }],
    ["outcome", { outcome: "maybe" }],
    ["after", { after: "nothing" }],
  ])("names the fault of %s", async (property, query) => {
    const { status, body } = await admin.call("listActivity", { query });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, property]);
  });
});
