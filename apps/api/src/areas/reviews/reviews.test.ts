import type { Output } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDemoShop } from "../../demo/shop.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { peopleSeed } from "../orders/orders.fixtures.ts";
import { addReviews, type NewReview } from "./reviews.bulk.store.ts";
import { reviews } from "./reviews.tables.ts";

const EAN = "9782253023906";
const review = (id: number, day: number, more: Partial<NewReview> = {}): NewReview => ({
  id,
  ean: EAN,
  title: "La Vie mode d’emploi",
  rating: 4,
  text: "Un immeuble, cent vies.",
  name: "Hélène L.",
  customerId: 1,
  status: "Pending",
  createdAt: new Date(Date.UTC(2026, 10, day, 8)),
  decidedAt: null,
  decidedBy: null,
  ...more,
});
const decided = (status: "Approved" | "Rejected") => ({ status, decidedAt: TEST_START, decidedBy: "Yann Kerbrat" });

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  await addProducts(shop.database.db, [{ ...product, id: 41, ean: EAN, priceCents, cacheRefreshedAt: null }]);
  await addReviews(shop.database.db, [
    review(1, 10),
    review(2, 12, { rating: 1, text: "L’œuvre m’a ennuyé.", name: "Émile", customerId: null }),
    review(3, 14, { ...decided("Approved"), ean: "9782070360024", title: "L’Étranger", rating: 5 }),
    review(4, 8, decided("Rejected")),
    review(5, 9, { ...decided("Approved"), rating: 2 }),
  ]);
});
afterAll(() => shop.close());

let lastId = 100;
/** One of a test's own. */
async function added(more: Partial<NewReview> = {}): Promise<number> {
  lastId += 1;
  // Older than all, and of a title of its own: the list's tests do not meet it.
  await addReviews(shop.database.db, [
    review(lastId, 1, { title: "À part", text: "À part.", name: "À part", ean: "9782070000000", ...more }),
  ]);
  return lastId;
}
const listed = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await libraire.call("listReviews", { query });
  expect(status).toBe(200);
  return body.items;
};
const ids = async (query: Record<string, unknown> = {}) => (await listed(query)).map(({ id }) => id).filter((id) => id < 100);
const read = async (id: number) => (await libraire.call("getReview", { query: { id } })).body as unknown as Output<"getReview">;
const decide = (ofThese: number[], status: string, headers: Record<string, string> = {}) =>
  libraire.call("setReviewStatus", { body: { ids: ofThese, status } }, { headers });
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const answer = (id: number, text: string, version: string) =>
  libraire.call("answerReview", { query: { id }, body: { text } }, withVersion(version));
const remove = (id: number, version: string) => libraire.call("deleteReview", { query: { id } }, withVersion(version));
const logOf = (action: string) =>
  shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action)).orderBy(auditEntries.id);

describe("the list", () => {
  it("is in the order of work: waiting ones, then decided ones, the newest first", async () => {
    expect(await ids()).toEqual([2, 1, 3, 5, 4]);
    expect(await ids({ sort: "createdAt" })).toEqual([4, 5, 1, 2, 3]);
    expect(await ids({ sort: "-rating" })).toEqual([3, 4, 1, 5, 2]);
  });

  it("is narrowed by status and points, and counted", async () => {
    expect(await ids({ status: ["Approved"] })).toEqual([3, 5]);
    expect(await ids({ status: ["Pending", "Rejected"], rating: ["4"] })).toEqual([1, 4]);
    expect(await ids({ rating: ["1", "2"] })).toEqual([2, 5]);
    expect((await libraire.call("listReviews", { query: { rating: ["6"] } })).status).toBe(422);
  });

  it("is searched without accents by title, EAN, words and name", async () => {
    expect(await ids({ search: "etranger" })).toEqual([3]);
    expect(await ids({ search: EAN })).toEqual([2, 1, 5, 4]);
    expect(await ids({ search: "oeuvre emile" })).toEqual([2]);
    expect(await ids({ search: "helene cent vies", status: ["Rejected"] })).toEqual([4]);
  });

  it("goes on behind its cursor, in its own order", async () => {
    const first = (await libraire.call("listReviews", { query: { pageSize: 10, status: ["Approved", "Rejected"] } })).body;
    expect([first.totalCount, first.nextCursor]).toEqual([3, null]);
  });
});

describe("a review", () => {
  it("returns its product while the catalogue has it, its author and the decision", async () => {
    expect(await read(1)).toEqual({
      id: 1,
      ean: EAN,
      title: "La Vie mode d’emploi",
      productId: 41,
      rating: 4,
      text: "Un immeuble, cent vies.",
      name: "Hélène L.",
      customerId: 1,
      status: "Pending",
      createdAt: "2026-11-10T08:00:00.000Z",
      decidedAt: null,
      decidedBy: null,
      answer: null,
      version: 1,
    });
    expect(await read(3)).toMatchObject({
      productId: null,
      status: "Approved",
      decidedAt: TEST_START.toISOString(),
      decidedBy: "Yann Kerbrat",
    });
    expect((await listed({ search: "emile" }))[0]).toMatchObject({ productId: 41, customerId: null });
  });
});

describe("a decision", () => {
  it("is taken for several at once; each is done or refused with its reason", async () => {
    const [first, second] = [await added(), await added({ ...decided("Rejected") })];
    const published = await added(decided("Approved"));
    const { status, body } = await decide([second, 9999, first, published], "Approved");
    expect(status).toBe(200);
    expect(body.entityOutput.items).toEqual([
      { id: second, isDone: true, reason: null, message: null },
      { id: 9999, isDone: false, reason: "NotFound", message: "Cette critique n’existe pas ou n’existe plus." },
      { id: first, isDone: true, reason: null, message: null },
      { id: published, isDone: false, reason: "SameStatus", message: "Cette critique est déjà publiée." },
    ]);
    const by = { decidedAt: TEST_START.toISOString(), decidedBy: "Mathilde Kervella" };
    expect(await read(first)).toMatchObject({ status: "Approved", ...by, version: 2 });
    expect(await read(published)).toMatchObject({ decidedBy: "Yann Kerbrat", version: 1 });
    expect((await logOf("setReviewStatus")).at(-1)).toMatchObject({
      entity: "review",
      entityId: null,
      changes: { status: [null, "Approved"], reviews: [null, [second, first]] },
    });
  });

  it("moves the review in the order of work, and is logged by its title when it is about one", async () => {
    const id = await added();
    expect((await listed({ search: "a part", status: ["Pending"] })).map((one) => one.id)).toContain(id);
    await decide([id], "Rejected");
    expect((await listed({ search: "a part", status: ["Pending"] })).map((one) => one.id)).not.toContain(id);
    expect((await logOf("setReviewStatus")).at(-1)).toMatchObject({
      entityId: String(id),
      entityName: "À part",
      changes: { status: ["Pending", "Rejected"] },
    });
  });

  it("is taken once under a key however often it is sent, and once when two decide at once", async () => {
    const [id, other] = [await added(), await added()];
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => decide([id], "Approved", headers)));
    expect(answers.map(({ status, body }) => [status, body.entityOutput.items[0]?.isDone])).toEqual(
      [200, 200, 200].map((ok) => [ok, true]),
    );
    expect((await read(id)).version).toBe(2);
    expect((await decide([other], "Approved", headers)).status).toBe(422);
    const both = await Promise.all([decide([id, other], "Rejected"), decide([other, id], "Rejected")]);
    expect(both.flatMap(({ body }) => body.entityOutput.items.filter(({ isDone }) => isDone))).toHaveLength(2);
    expect([(await read(id)).version, (await read(other)).version]).toEqual([3, 2]);
  });

  it("is 422 for none, for too many, twice the same, and for waiting again", async () => {
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await decide([], "Approved")).status).toBe(422);
    expect((await decide(many, "Approved")).status).toBe(422);
    expect((await decide([1, 1], "Approved")).status).toBe(422);
    expect((await decide([1], "Pending")).status).toBe(422);
  });
});

describe("an answer", () => {
  it("is written by a user who saw the latest version, and replaced by a later one", async () => {
    const id = await added(decided("Approved"));
    const { status, headers, body } = await answer(id, "  Merci à vous ! ", '"1"');
    expect([status, headers.get("ETag")]).toEqual([200, '"2"']);
    expect(body.entityOutput.answer).toEqual({ text: "Merci à vous !", at: TEST_START.toISOString(), by: "Mathilde Kervella" });
    const answers = await Promise.all([answer(id, "Merci.", '"2"'), answer(id, "Merci bien.", '"2"')]);
    expect(answers.map((one) => one.status).sort()).toEqual([200, 412]);
    expect(answers.find((one) => one.status === 412)?.body.current).toEqual(await read(id));
    const [entry] = (await logOf("answerReview")).filter(({ outcome }) => outcome === "done");
    expect(entry).toMatchObject({
      entityId: String(id),
      entityName: "À part",
      changes: { answer: [null, "…"] },
    });
    // The decision stays what it was.
    expect(await read(id)).toMatchObject({ status: "Approved", decidedBy: "Yann Kerbrat", version: 3 });
  });

  it("outlives a decision that is taken while it is written, not another answer", async () => {
    const id = await added();
    await decide([id], "Approved");
    expect((await answer(id, "Merci.", '"1"')).headers.get("ETag")).toBe('"3"');
    expect((await answer(id, "Encore merci.", '"2"')).status).toBe(412);
    expect(await read(id)).toMatchObject({ status: "Approved", answer: { text: "Merci." } });
  });

  it("is 422 when empty or too long, 409 to what is refused", async () => {
    const [id, rejected] = [await added(), await added(decided("Rejected"))];
    const blank = await answer(id, "   ", '"1"');
    expect([blank.status, blank.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "text"]);
    expect((await answer(id, "a".repeat(2001), '"1"')).status).toBe(422);
    const refused = await answer(rejected, "Non.", '"1"');
    expect([refused.status, refused.body.reason]).toEqual([409, "Rejected"]);
  });

  it("keeps what is written as the plain text that it is", async () => {
    const id = await added();
    const text = "<b>Merci</b> & « bravo »\n\nÀ bientôt";
    expect((await answer(id, text, '"1"')).body.entityOutput.answer).toMatchObject({ text });
  });
});

describe("deleting", () => {
  it("is done once, and leaves nothing of the reader in the log", async () => {
    const id = await added({ name: "Zénobie", text: "Un mot à retrouver." });
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await libraire.call("getReview", { query: { id } })).status).toBe(404);
    expect(await shop.database.db.select().from(reviews).where(eq(reviews.id, id))).toEqual([]);
    const log = JSON.stringify(await logOf("deleteReview"));
    expect(log).toContain("À part");
    expect(log).not.toMatch(/Zénobie|Un mot à retrouver/);
  });
});

it("is 404 where there is none", async () => {
  expect((await libraire.call("getReview", { query: { id: 9999 } })).status).toBe(404);
  expect((await answer(9999, "Merci.", '"1"')).status).toBe(404);
  expect((await remove(9999, '"1"')).status).toBe(404);
});
