import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDemoShop } from "../../demo/shop.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { offers } from "./offers.tables.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp();
  libraire = await shop.signIn("libraire");
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  const book = { ...product, priceCents, cacheRefreshedAt: null };
  await addProducts(shop.database.db, [
    { ...book, id: 412, ean: "9782253023906", title: "La Vie mode d’emploi" },
    { ...book, id: 413, ean: "9782070368228", title: "L’Étranger" },
  ]);
});
afterAll(() => shop.close());

const body = { productId: 412, name: "Occasion, bon état", priceWithTax: "6.50", stock: 1, startTime: null, endTime: null, isActive: true };
const create = (more: object = {}) => libraire.call("createOffer", { body: { ...body, ...more } });
const save = (id: number, more: object, version: string) =>
  libraire.call("updateOffer", { query: { id }, body: { ...body, ...more } }, { headers: { "If-Match": version } });
const remove = (id: number, version: string) => libraire.call("deleteOffer", { query: { id } }, { headers: { "If-Match": version } });

describe("an offer", () => {
  it("is created, named with its title, and is in its product's list", async () => {
    const made = (await libraire.call("createOffer", { body })).body.entityOutput;
    expect(made).toEqual({ ...body, id: made.id, ean: "9782253023906", title: "La Vie mode d’emploi", version: 1 });
    const listed = await libraire.call("listOffers", { query: { productId: 412 } });
    expect([listed.status, listed.body.items]).toEqual([200, [made]]);
    expect((await libraire.call("listOffers", { query: { productId: 413 } })).body.items).toEqual([]);
    const read = await libraire.call("getOffer", { query: { id: made.id } });
    expect([read.status, read.headers.get("ETag"), read.body]).toEqual([200, '"1"', made]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "createOffer"));
    expect(log.map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([["offer", String(made.id), made.name]]);
  });

  it("is changed by a user who saw its latest version, and the log has the change", async () => {
    const { body: made } = await create({ name: "Dédicacé" });
    const { id } = made.entityOutput;
    const saved = await save(id, { name: " Dédicacé par l’auteure ", priceWithTax: "21.00", stock: 0, isActive: false }, '"1"');
    expect([saved.status, saved.headers.get("ETag")]).toEqual([200, '"2"']);
    expect(saved.body.entityOutput).toMatchObject({ name: "Dédicacé par l’auteure", priceWithTax: "21.00", stock: 0, isActive: false });
    const [entry] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "updateOffer"));
    expect(entry?.changes).toEqual({
      name: ["Dédicacé", "Dédicacé par l’auteure"],
      priceWithTax: ["6.50", "21.00"],
      stock: [1, 0],
      isActive: [true, false],
      version: [1, 2],
    });
  });

  it("is saved once when two people save at once", async () => {
    const { id } = (await create({ name: "À deux" })).body.entityOutput;
    const answers = await Promise.all([save(id, { stock: 5 }, '"1"'), save(id, { stock: 7 }, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  });

  it("is withdrawn once", async () => {
    const { id } = (await create({ name: "Éphémère" })).body.entityOutput;
    expect((await remove(id, '"1"')).body).toEqual({ isValid: true, errors: [], propertiesErrorMessages: [] });
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await libraire.call("getOffer", { query: { id } })).status).toBe(404);
  });

  it("ends after it starts, belongs to a title that exists, and stays with it", async () => {
    const refusals = async (more: object) => {
      const { status, body: answer } = await create(more);
      return [status, answer.propertiesErrorMessages.map(({ propertyName }) => propertyName)];
    };
    const before = (await shop.database.db.select().from(offers)).length;
    const day = (date: string) => `2026-12-${date}T08:00:00Z`;
    expect(await refusals({ startTime: day("10"), endTime: day("09") })).toEqual([422, ["endTime"]]);
    expect(await refusals({ startTime: day("10"), endTime: day("10") })).toEqual([422, ["endTime"]]);
    expect(await refusals({ startTime: "2026-12-32T08:00:00Z" })).toEqual([422, ["startTime"]]);
    expect(await refusals({ startTime: "2016-12-31T23:59:60Z" })).toEqual([422, ["startTime"]]);
    expect(await refusals({ productId: 9999, name: "  " })).toEqual([422, ["name", "productId"]]);
    for (const wrong of [
      { priceWithTax: "6,50" },
      { priceWithTax: "-1.00" },
      { priceWithTax: 6.5 },
      { stock: -1 },
      { stock: 1.5 },
      { name: "" },
    ])
      expect((await refusals(wrong))[0], JSON.stringify(wrong)).toBe(422);
    expect((await shop.database.db.select().from(offers)).length).toBe(before);
    const good = await create({ name: "Soldes", startTime: day("09"), endTime: day("10") });
    expect(good.body.entityOutput).toMatchObject({ startTime: "2026-12-09T08:00:00.000Z", endTime: "2026-12-10T08:00:00.000Z" });
    const moved = await save(good.body.entityOutput.id, { productId: 413 }, '"1"');
    expect([moved.status, moved.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "productId"]);
  });

  it("is 404 where there is none", async () => {
    expect((await libraire.call("getOffer", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, {}, '"1"')).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
  });
});
