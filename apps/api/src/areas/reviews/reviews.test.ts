import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { reviews } from "./reviews.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const create = (name: string) => admin.call("createReview", { body: { name } });
const withVersion = (version: string | null): { headers: Record<string, string> } => ({ headers: version ? { "If-Match": version } : {} });
const save = (id: number, name: string, version: string | null) =>
  admin.call("updateReview", { query: { id }, body: { name } }, withVersion(version));
const remove = (id: number, version: string | null) => admin.call("deleteReview", { query: { id } }, withVersion(version));
const names = async (query: object) => (await admin.call("listReviews", { query })).body.items.map(({ name }) => name);

describe("Review", () => {
  it("is made once however often it is asked for, and the log names it", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => admin.call("createReview", { body: { name: " Émile " } }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const made = answers[0]?.body.entityOutput;
    expect(made).toMatchObject({ name: "Émile", version: 1 });
    expect(await shop.database.db.select().from(reviews)).toHaveLength(1);
    const read = await admin.call("getReview", { query: { id: made?.id } });
    expect([read.status, read.headers.get("ETag"), read.body]).toEqual([200, '"1"', made]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createReview"));
    expect(log.map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([["review", String(made?.id), "Émile"]]);
  });

  it("is changed by whoever saw its latest version, once when two save at once", async () => {
    const { id } = (await create("Colette")).body.entityOutput;
    const answers = await Promise.all([save(id, "Sidonie", '"1"'), save(id, "Gabrielle", '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const current = (await admin.call("getReview", { query: { id } })).body;
    const stale = await save(id, "Autre", '"1"');
    expect([stale.status, stale.body.current]).toEqual([412, current]);
    expect((await save(id, "Autre", null)).status).toBe(428);
    const blank = await save(id, "   ", '"2"');
    expect([blank.status, blank.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "name"]);
  });

  it("is taken away once, by whoever saw its latest version", async () => {
    const { id } = (await create("Éphémère")).body.entityOutput;
    expect((await remove(id, null)).status).toBe(428);
    expect((await remove(id, '"9"')).status).toBe(412);
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getReview", { query: { id } })).status).toBe(404);
  });

  it("is found by its name without accents, in order, page by page", async () => {
    for (const name of ["Zoé Trame", "Ève Trame", "Anaïs Trame"]) await create(name);
    expect(await names({ search: "trame" })).toEqual(["Anaïs Trame", "Ève Trame", "Zoé Trame"]);
    expect(await names({ search: "eve tra" })).toEqual(["Ève Trame"]);
    expect(await names({ search: "trame", sort: "-name" })).toEqual(["Zoé Trame", "Ève Trame", "Anaïs Trame"]);
    const first = (await admin.call("listReviews", { query: { search: "trame", pageSize: 10 } })).body;
    expect([first.totalCount, first.nextCursor]).toEqual([3, null]);
  });

  it("is 401 for nobody signed in, 403 without the claim, 404 where there is none", async () => {
    const trainee = await shop.signIn("stagiaire");
    const calls = [
      ["listReviews", {}],
      ["getReview", { query: { id: 1 } }],
      ["createReview", { body: { name: "Autre" } }],
      ["updateReview", { query: { id: 1 }, body: { name: "Autre" } }],
      ["deleteReview", { query: { id: 1 } }],
    ] as const;
    for (const [id, input] of calls) {
      expect((await shop.anonymous.call(id, input)).status, id).toBe(401);
      expect((await trainee.call(id, input)).status, id).toBe(403);
    }
    expect((await admin.call("getReview", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, "Autre", '"1"')).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
  });
});
