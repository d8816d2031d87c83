import type { Input } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { makeLists } from "./catalog-lists.run.ts";
import { makeShownTitles } from "./catalog-lists.shown.ts";
import { catalogLists } from "./catalog-lists.tables.ts";

type Save = Input<"createCatalogList">["body"];

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());

const base = titles[0] ?? expect.fail("no title");
const title = (id: number, change: Partial<NewProduct> = {}): NewProduct => ({
  ...base,
  id,
  ean: `97800000000${10 + id}`,
  title: `Titre ${id}`,
  ...change,
});

beforeEach(async () => {
  await shop.database.db.delete(catalogLists);
  await shop.database.db.delete(products);
  await addProducts(shop.database.db, [
    title(1, { releaseDate: "2026-11-18" }),
    title(2, { releaseDate: "2026-10-01" }),
    title(3, { releaseDate: "2026-11-20", isVisible: false }),
    title(4, { releaseDate: "2026-11-20", priceCents: null }),
    title(5, { releaseDate: "2026-11-19", availability: "51" }),
    title(6, { releaseDate: "2027-01-14", availability: "12" }),
    title(7, { releaseDate: "2026-12-02", availability: "10" }),
    title(8, { releaseDate: "2020-01-01" }),
    title(9, { releaseDate: "2026-11-21" }),
  ]);
  await shop.database.db.update(productSearch).set({ isRestricted: true }).where(eq(productSearch.productId, 9));
});

const list: Save = { name: "Nouveautés de l’accueil", catalogListType: "News", page: "Accueil", nextUpdateTime: null, productIds: [8, 1] };
const create = (change: Partial<Save> = {}, headers: Record<string, string> = {}) =>
  admin.call("createCatalogList", { body: { ...list, ...change } }, { headers });
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const save = (id: number, change: Partial<Save>, version: string = '"1"') =>
  admin.call("updateCatalogList", { query: { id }, body: { ...list, ...change } }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteCatalogList", { query: { id } }, withVersion(version));
const read = async (id: number) => (await admin.call("getCatalogList", { query: { id } })).body;
const idsOf = async (id: number) => (await read(id)).products.map((product) => product.id);
const wrongOf = (answer: { body: { propertiesErrorMessages?: readonly { propertyName: string; errorMessage: string }[] } }) =>
  answer.body.propertiesErrorMessages?.map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`);
const make = (at: string, best: readonly number[] = []) => makeLists(shop.ports, new Date(at), async () => [...best]);
const made = async (change: Partial<Save> = {}) => (await create(change)).body.entityOutput.id;

describe("a list of the catalogue", () => {
  it("is made, keeps its order, and the log names it", async () => {
    const stored = (await create()).body.entityOutput;
    expect(stored).toMatchObject({ name: "Nouveautés de l’accueil", productCount: 2, version: 1, nextRunAt: "2026-11-22T04:00:00.000Z" });
    expect(stored.products.map(({ id }) => id)).toEqual([8, 1]);
    expect((await admin.call("listCatalogLists")).body.items).toHaveLength(1);
    const log = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, String(stored.id)));
    expect(log.filter(({ entity }) => entity === "catalogList").map(({ action, entityName }) => [action, entityName])).toEqual([
      ["createCatalogList", "Nouveautés de l’accueil"],
    ]);
  });

  it("is one per type and page, whatever the capitals and accents", async () => {
    await create();
    const second = await create({ page: " accueil ", name: "Autre" });
    expect([second.status, wrongOf(second)]).toEqual([
      409,
      ["page: Cette page a déjà une liste de ce type : « Nouveautés de l’accueil »."],
    ]);
    expect((await create({ page: "Poche" })).status).toBe(200);
    const best = await made({ catalogListType: "BestSellers" });
    expect((await save(best, { catalogListType: "News" })).status).toBe(409);
    const both = await Promise.all([1, 2, 3, 4].map(() => create({ page: "Jeunesse" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it("takes a title once, only one that there is, two hundred at most, and a moment to come", async () => {
    const wrong = await create({ name: "  ", page: " ", nextUpdateTime: "2026-11-21T08:59:00Z", productIds: [1, 99, 1] });
    expect([wrong.status, wrongOf(wrong)]).toEqual([
      422,
      [
        "name: Donnez un nom.",
        "page: Dites sur quelle page du site.",
        "nextUpdateTime: Ce moment est passé.",
        "productIds[1]: Ce titre n’existe pas ou n’existe plus.",
        "productIds[2]: Ce titre est déjà dans la liste.",
      ],
    ]);
    expect((await create({ productIds: Array.from({ length: 201 }, (_, index) => index + 1) })).status).toBe(422);
    expect((await create({ nextUpdateTime: "2026-11-21T09:00:01Z" })).status).toBe(200);
  });

  it("is changed once when two save at once", async () => {
    const id = await made();
    const answers = await Promise.all([save(id, { productIds: [1, 8] }), save(id, { productIds: [2] })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await save(id, { productIds: [] }, '"2"')).body.entityOutput.products).toEqual([]);
  });

  it("loses a title that is deleted, and returns the position of a title", async () => {
    const id = await made();
    expect((await admin.call("listProductCatalogLists", { query: { productId: 1 } })).body.items).toEqual([
      { id, name: "Nouveautés de l’accueil", page: "Accueil", position: 2 },
    ]);
    await shop.database.db.delete(products).where(eq(products.id, 8));
    expect(await idsOf(id)).toEqual([1]);
  });

  it("is deleted once", async () => {
    const id = await made();
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
  });

  it("is found by name and page without accents, and by type", async () => {
    await create();
    await create({ page: "Éphémères", name: "Zèbres", catalogListType: "ToRelease" });
    const names = async (query: object) => (await admin.call("listCatalogLists", { query })).body.items.map(({ name }) => name);
    expect(await names({ search: "ephemeres" })).toEqual(["Zèbres"]);
    expect(await names({ type: "News" })).toEqual(["Nouveautés de l’accueil"]);
    expect(await names({ sort: "-name" })).toEqual(["Zèbres", "Nouveautés de l’accueil"]);
  });

  it("is 404 where there is none", async () => {
    expect((await admin.call("getCatalogList", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, {})).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
  });
});

describe("titles added to a list", () => {
  const add = (id: number, productIds: number[], headers: Record<string, string> = {}) =>
    admin.call("addToCatalogList", { body: { id, productIds } }, { headers });

  it("are appended, titles that are in the list keep their position, and users who have it open are notified", async () => {
    const id = await made();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const answers = [await add(id, [1, 3, 2], key), await add(id, [1, 3, 2], key)];
    expect(answers.map(({ status, body }) => [status, body.entityOutput])).toEqual(
      Array(2).fill([200, { id, name: "Nouveautés de l’accueil", addedCount: 2, presentCount: 1, productCount: 4 }]),
    );
    expect(await idsOf(id)).toEqual([8, 1, 3, 2]);
    expect((await save(id, {})).status).toBe(412);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "addToCatalogList"));
    expect(log.map(({ entityId, entityName, changes }) => [entityId, entityName, changes.productIds])).toEqual([
      [
        String(id),
        "Nouveautés de l’accueil",
        [
          [8, 1],
          [8, 1, 3, 2],
        ],
      ],
    ]);
  });

  it("are all there, each once, when several people add at once", async () => {
    const id = await made({ productIds: [8] });
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7, 9, 1, 2].map((productId) => add(id, [productId])));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await idsOf(id)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("change nothing when all are in the list, and are rejected when one or the list is missing, or it would be too long", async () => {
    const id = await made();
    expect((await add(id, [8])).body.entityOutput).toMatchObject({ addedCount: 0, presentCount: 1 });
    expect((await read(id)).version).toBe(1);
    const gone = await add(id, [2, 999]);
    expect([gone.status, wrongOf(gone)]).toEqual([422, ["productIds[1]: Ce titre n’existe pas ou n’existe plus."]]);
    await addProducts(
      shop.database.db,
      Array.from({ length: 199 }, (_, index) => title(100 + index)),
    );
    const long = await add(
      id,
      Array.from({ length: 199 }, (_, index) => 100 + index),
    );
    expect([long.status, wrongOf(long)]).toEqual([422, ["productIds: Une liste a au plus 200 titres ; celle-ci en aurait 201."]]);
    expect(await idsOf(id)).toEqual([8, 1]);
    expect((await add(999, [1])).status).toBe(404);
  });
});

describe("what a list makes itself", () => {
  it("is what everybody may see and buy: new titles latest first, those to come soonest first, the best sellers in their order", async () => {
    const news = await made({ productIds: [] });
    const coming = await made({ productIds: [], catalogListType: "ToRelease" });
    const best = await made({ productIds: [2], catalogListType: "BestSellers" });
    expect([await idsOf(news), await idsOf(coming)]).toEqual([
      [1, 2],
      [7, 6],
    ]);
    await make("2026-11-22T04:00:00Z", [8, 3, 5, 9, 1]);
    expect(await idsOf(best)).toEqual([8, 1]);
  });

  it("is rebuilt at five in Paris, once a day, by any number of servers, and logged", async () => {
    const id = await made();
    expect(await make("2026-11-22T03:59:59Z")).toBe(0);
    const runs = await Promise.all([make("2026-11-22T04:00:10Z"), make("2026-11-22T04:00:10Z"), make("2026-11-22T04:00:11Z")]);
    expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await make("2026-11-22T23:00:00Z")).toBe(0);
    expect(await read(id)).toMatchObject({ updatedAt: expect.stringMatching(/^2026-11-22T04:00:1/), version: 2 });
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "makeCatalogList"));
    expect(log.map(({ userId, entityId, changes }) => [userId, entityId, changes.productIds])).toContainEqual([
      null,
      String(id),
      [
        [8, 1],
        [1, 2],
      ],
    ]);
  });

  it("leaves a list that staff keep until its moment, makes it then, and each day from then on", async () => {
    const id = await made({ nextUpdateTime: "2026-12-01T08:00:00Z" });
    await make("2026-11-25T12:00:00Z");
    expect([await idsOf(id), (await read(id)).version]).toEqual([[8, 1], 1]);
    await make("2026-12-01T08:00:00Z");
    expect(await read(id)).toMatchObject({ nextUpdateTime: null, version: 2 });
    expect(await idsOf(id)).toEqual([1, 2]);
    expect(await make("2026-12-02T04:00:00Z")).toBe(1);
  });

  it("is not lost when nobody was there at five: it is made once, for all missed days", async () => {
    const id = await made();
    expect(await make("2026-11-26T15:00:00Z")).toBe(1);
    expect(await make("2026-11-26T15:00:30Z")).toBe(0);
    expect((await read(id)).updatedAt).toBe("2026-11-26T15:00:00.000Z");
  });

  it("returns 412 to users who had the list open, and rejects no other field because a time has passed", async () => {
    const id = await made({ nextUpdateTime: new Date(TEST_START.getTime() + 60_000).toISOString() });
    const { nextUpdateTime } = await read(id);
    shop.clock.advance(120);
    expect((await save(id, { name: "Autre nom", nextUpdateTime })).status).toBe(200);
    await makeLists(shop.ports, shop.clock.now(), async () => []);
    expect((await save(id, { name: "Encore" }, '"2"')).status).toBe(412);
  });
});

describe("what a page of the site shows of titles", () => {
  const shown = async (kind: "News" | "ToRelease" | "BestSellers" | "InStock", most = 5, pageName = "Accueil") => {
    const titlesOf = makeShownTitles(async () => [5, 2, 1, 9]);
    const { items, foundCount } = await titlesOf(shop.database.db, { kind, pageName, most, now: TEST_START, onlyCustom: false });
    return [items.map(({ id }) => id), foundCount];
  };

  it("is what everybody may see and buy, as a list of the kind would be made now", async () => {
    await shop.database.db.update(products).set({ stock: 3 }).where(eq(products.id, 8));
    expect(await shown("News")).toEqual([[1, 2], 2]);
    expect(await shown("ToRelease", 1)).toEqual([[7], 2]);
    expect(await shown("BestSellers")).toEqual([[2, 1], 2]);
    const [inStock] = await shown("InStock", 9);
    expect(inStock).toContain(8);
    for (const hidden of [3, 4, 6, 7, 9]) expect(inStock).not.toContain(hidden);
  });

  it("is the list that staff made for the page, whatever the capitals and accents, without what is hidden by now", async () => {
    await made({ productIds: [8, 3, 9, 1] });
    expect(await shown("News", 5, "ACCUEIL")).toEqual([[8, 1], 2]);
    expect(await shown("News", 5, "Livres")).toEqual([[1, 2], 2]);
  });
});
