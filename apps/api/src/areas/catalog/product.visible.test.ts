import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "./catalog.bulk.store.ts";
import { titles } from "./catalog.list.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp();
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

const base = titles[0] ?? expect.fail("no title");
let first = 0;
beforeEach(async () => {
  await shop.database.db.delete(products);
  // The log only grows: each test has titles of its own.
  first += 10;
  await addProducts(
    shop.database.db,
    [1, 2, 3].map((one) => ({
      ...base,
      id: first + one,
      ean: `9780000000${100 + first + one}`,
      title: `Titre ${one}`,
      isVisible: one !== 3,
    })),
  );
});

const set = (ids: number[], isVisible: boolean, headers: Record<string, string> = {}, who = libraire) =>
  who.call("setProductsVisible", { body: { ids: ids.map((one) => first + one), isVisible } }, { headers });
const shown = async () =>
  (
    await shop.database.db
      .select({ id: products.id, isVisible: products.isVisible, version: products.version })
      .from(products)
      .orderBy(products.id)
  ).map(({ id, isVisible, version }) => [id - first, isVisible, version]);

/** Returns which of this test's products the log lists as shown or hidden. */
async function logged(): Promise<number[]> {
  const rows = await shop.database.db
    .select({ id: auditEntries.entityId })
    .from(auditEntries)
    .where(and(eq(auditEntries.action, "setProductsVisible"), eq(auditEntries.entity, "product")));
  return rows.map(({ id }) => Number(id) - first).filter((id) => id > 0);
}

describe("several products", () => {
  it("are hidden, each by itself, with a line in the history of each; the public site answers them no more", async () => {
    const { status, body } = await set([1, 3, 999, 2], false);
    expect([status, body.entityOutput.items]).toEqual([
      200,
      [
        { id: first + 1, isDone: true, reason: null, message: null },
        { id: first + 3, isDone: false, reason: "SameState", message: "Ce titre est déjà masqué." },
        { id: first + 999, isDone: false, reason: "NotFound", message: "Ce titre n’existe pas ou n’existe plus." },
        { id: first + 2, isDone: true, reason: null, message: null },
      ],
    ]);
    expect(await shown()).toEqual([
      [1, false, 2],
      [2, false, 2],
      [3, false, 1],
    ]);
    expect((await shop.anonymous.call("getPublicProduct", { query: { id: first + 1 } })).status).toBe(404);
    const history = await libraire.call("getProductHistory", { query: { id: first + 2 } });
    expect(history.body.items.map(({ action, changes }) => [action, changes])).toEqual([
      ["setProductsVisible", [{ property: "isVisible", before: true, after: false }]],
    ]);
    expect((await logged()).sort()).toEqual([1, 2]);
  });

  it("are shown again, and users who have one open are notified", async () => {
    await set([3], true);
    expect((await shop.anonymous.call("getPublicProduct", { query: { id: first + 3 } })).status).toBe(200);
    expect((await libraire.call("deleteProduct", { query: { id: first + 3 } }, { headers: { "If-Match": '"1"' } })).status).toBe(412);
  });

  it("are changed once, however often and by however many users it is requested", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const [first, again] = [await set([1, 2], false, key), await set([1, 2], false, key)];
    expect([again.body, again.headers.get("Idempotency-Replayed")]).toEqual([first.body, "true"]);
    expect((await set([1], true, key)).status).toBe(422);
    const answers = await Promise.all(Array.from({ length: 10 }, () => set([3, 2, 1], true)));
    expect(answers.flatMap(({ body }) => body.entityOutput.items).filter(({ isDone }) => isDone)).toHaveLength(3);
    expect(await shown()).toEqual([
      [1, true, 3],
      [2, true, 3],
      [3, true, 2],
    ]);
    expect(await logged()).toHaveLength(5);
  });

  it("are 422 for none and for too many", async () => {
    expect((await set([], false)).status).toBe(422);
    expect(
      (
        await set(
          Array.from({ length: 501 }, (_, index) => index + 1),
          false,
        )
      ).status,
    ).toBe(422);
    expect(await shown()).toEqual([
      [1, true, 1],
      [2, true, 1],
      [3, false, 1],
    ]);
  });
});
