import type { Schemas } from "@reserve/contract";
import { type DiscountTerms, discountState, discountStates, isInScope } from "@reserve/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { discountTerms } from "../../../../../packages/domain/src/discount.fixtures.ts";
import { makeDemoShop } from "../../demo/shop.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { customerRoles } from "../../platform/customers/customers.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, type NewProduct } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { addSubscriptions } from "../customers/customers.bulk.store.ts";
import { addDiscounts } from "./discounts.store.ts";
import { discountCodes, discountRedemptions, discounts } from "./discounts.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(discountRedemptions);
  await shop.database.db.delete(discounts);
});

type Save = Schemas["DiscountSave"];
const discount = (over: Partial<Save> = {}): Save => discountTerms(over as Partial<DiscountTerms>) as Save;
/** Invalid input by the contract, sent past its types. */
const send = (over: object) => admin.call("createDiscount", { body: { ...discount(), ...over } as Save });
const make = async (over: Partial<Save> = {}) => (await send(over)).body.entityOutput;
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const save = (id: number, over: Partial<Save>, version: string) =>
  admin.call("updateDiscount", { query: { id }, body: discount(over) }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteDiscount", { query: { id } }, withVersion(version));
const read = async (id: number) => (await admin.call("getDiscount", { query: { id } })).body;
const names = async (query: object) => (await admin.call("listDiscounts", { query })).body.items.map(({ name }) => name);
const day = (offset: number) => new Date(shop.clock.now().getTime() + offset * 86_400_000).toISOString();
const logged = (action: string) => shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));

describe("a discount", () => {
  it("is made, and the log names it", async () => {
    const body = discount({ name: " Noël des fidèles ", requiresCouponCode: true, couponCode: " noel 26 ", discountAmount: "3.00" });
    const made = (await admin.call("createDiscount", { body })).body.entityOutput;
    // The amount counts for nothing beside a percentage.
    expect(made).toMatchObject({
      ...{ name: "Noël des fidèles", couponCode: "NOEL26", discountPercentage: 0.05, discountAmount: null },
      ...{ state: "active", redemptionCount: 0, titles: [], version: 1 },
    });
    expect(await shop.database.db.select().from(discounts)).toHaveLength(1);
    const one = await admin.call("getDiscount", { query: { id: made.id } });
    expect([one.status, one.headers.get("ETag"), one.body]).toEqual([200, '"1"', made]);
    expect((await logged("createDiscount")).map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["discount", String(made.id), "Noël des fidèles"],
    ]);
  });

  it("keeps every one of its twenty-eight fields", async () => {
    const [role] = await shop.database.db.insert(customerRoles).values({ name: "Enseignants" }).returning();
    await addTitles();
    const terms: Save = {
      ...{ name: "Tout", description: "Pour l’équipe.", isPublished: true, isFree: false, usePercentage: true, discountPercentage: 0.0555 },
      ...{ publicationStartTime: "2026-11-20", publicationEndTime: "2026-12-24", discountType: "AppliesToItems", discountAmount: null },
      ...{ maximumDiscountAmountWithUserPercentage: "20.00", requiresCouponCode: true, couponCode: "TOUT-26", isCumulative: true },
      ...{ restrictedMinSpentAmount: "30.50", restrictedBillingCountryId: "FR", restricedShippingCountryId: "BE" },
      ...{ restrictedToCustomerRoleId: role?.id ?? 0, restrictedToCustomerWithFidelity: true, restrictedPaymentMethodName: "CreditCard" },
      ...{ restrictedShippingMethodName: "Pickup", extensionData: '{"couleur":"rouge"}', discountLimitationType: "NTimesOnly" },
      ...{ limitationTimes: 10, assignedToSubCategories: ["Poche"], assignedToCategories: ["Essais"] },
      ...{ assignedToProducts: [CAMUS], assignedToProductAttributes: [{ type: "Format", value: "Poche" }] },
    };
    expect(Object.keys(terms)).toHaveLength(28);
    const { id, ...made } = await make(terms);
    const kept = { ...terms, publicationStartTime: "2026-11-19T23:00:00.000Z", publicationEndTime: "2026-12-24T22:59:59.000Z" };
    expect(made).toMatchObject(kept);
    expect(made.titles).toEqual([{ ean: CAMUS, title: expect.any(String) }]);
    const amount: Save = { ...terms, usePercentage: false, discountAmount: "1.50", discountPercentage: null };
    expect((await save(id, amount, '"1"')).body.entityOutput).toMatchObject({
      ...{ discountAmount: "1.50", discountPercentage: null, maximumDiscountAmountWithUserPercentage: null, version: 2 },
    });
  });

  it("is changed once when two save at once", async () => {
    const { id } = await make();
    const answers = await Promise.all([save(id, { name: "Un" }, '"1"'), save(id, { name: "Deux" }, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await logged("updateDiscount")).not.toEqual([]);
  });

  it("is deleted once, and is logged", async () => {
    const { id } = await make();
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getDiscount", { query: { id } })).status).toBe(404);
    expect(await logged("deleteDiscount")).toHaveLength(1);
  });

  it("has a code that no other has, whatever its case", async () => {
    const code = { requiresCouponCode: true, couponCode: "NOEL-26" };
    await make({ name: "Noël", ...code });
    const second = await send({ ...code, couponCode: "noel-26" });
    expect([second.status, second.body.reason]).toEqual([409, "duplicate"]);
    expect(second.body.propertiesErrorMessages).toEqual([
      { propertyName: "couponCode", errorMessage: expect.stringMatching(/Noël.*a déjà ce code/) },
    ]);
    const both = await Promise.all(["A", "B"].map((name) => send({ name, requiresCouponCode: true, couponCode: "ENSEMBLE" })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { id } = await make({ requiresCouponCode: true, couponCode: "SIEN" });
    expect((await save(id, { requiresCouponCode: true, couponCode: "SIEN" }, '"1"')).status).toBe(200);
    expect((await save(id, code, '"2"')).status).toBe(409);
  });

  it.each([
    ["name", { name: "  " }],
    ["discountPercentage", { discountPercentage: 5 }],
    ["discountPercentage", { discountPercentage: 0 }],
    ["discountPercentage", { discountPercentage: null }],
    ["discountPercentage", { discountPercentage: 0.05125 }],
    ["discountAmount", { usePercentage: false }],
    ["discountAmount", { usePercentage: false, discountAmount: "-1.00" }],
    ["discountAmount", { usePercentage: false, discountAmount: "1,50" }],
    ["couponCode", { requiresCouponCode: true, couponCode: "NOËL" }],
    ["limitationTimes", { discountLimitationType: "NTimesOnly" }],
    ["publicationEndTime", { publicationStartTime: "2026-12-21", publicationEndTime: "2026-12-20" }],
    ["publicationStartTime", { publicationStartTime: "2026-02-30" }],
    ["publicationStartTime", { publicationStartTime: "2016-12-31T23:59:60Z" }],
    ["restrictedToCustomerRoleId", { restrictedToCustomerRoleId: 9999 }],
    ["restrictedBillingCountryId", { restrictedBillingCountryId: "France" }],
    ["assignedToProducts[0]", { assignedToProducts: ["9780000000002"] }],
    ["extensionData", { extensionData: "{" }],
  ])("is refused at %s: %j", async (propertyName, over) => {
    const answer = await send(over);
    expect([answer.status, [...new Set(answer.body.propertiesErrorMessages.map((fault) => fault.propertyName))]]).toEqual([
      422,
      [propertyName],
    ]);
  });

  it("is found by name and code without accents, by state, by type", async () => {
    const code = { requiresCouponCode: true, couponCode: "ETE-26" };
    await make({ name: "Été prochain", publicationStartTime: day(1), ...code });
    await make({ name: "Été passé", publicationStartTime: day(-9), publicationEndTime: day(-1) });
    await make({ name: "Été en cours", publicationStartTime: day(-1), publicationEndTime: day(1) });
    await make({ name: "Étourdie", isPublished: false, discountType: "AppliesToShipping" });
    const used = await make({ name: "Épuisée", discountLimitationType: "NTimesOnly", limitationTimes: 2 });
    await shop.database.db.update(discounts).set({ redemptionCount: 2 }).where(eq(discounts.id, used.id));
    expect(await names({ search: "ete", sort: "name" })).toEqual(["Été en cours", "Été passé", "Été prochain"]);
    expect(await names({ search: "ETE-26" })).toEqual(["Été prochain"]);
    expect(await names({ requiresCouponCode: true })).toEqual(["Été prochain"]);
    expect(await names({ discountType: ["AppliesToShipping"] })).toEqual(["Étourdie"]);
    const all = (await admin.call("listDiscounts", { query: {} })).body.items;
    for (const state of discountStates) {
      const of = (await admin.call("listDiscounts", { query: { state: [state] } })).body.items;
      expect(of.map(({ id }) => id)).toEqual(all.filter((one) => discountState(one, shop.clock.now()) === state).map(({ id }) => id));
      expect(of.map((one) => one.state)).toEqual([state]);
    }
    const first = (await admin.call("listDiscounts", { query: { sort: "name", pageSize: 10 } })).body;
    expect([first.totalCount, first.items.length]).toEqual([5, 5]);
  });

  it("of the demo shop are thirteen, in every state", async () => {
    const made = makeDemoShop({ now: shop.clock.now() }).discounts;
    await addDiscounts(
      shop.database.db,
      made.map(({ id: _id, createdAt, ...terms }) => ({ ...terms, restrictedToCustomerRoleId: null, createdAt: new Date(createdAt) })),
    );
    const { items } = (await admin.call("listDiscounts", { query: { pageSize: 100 } })).body;
    expect(items).toHaveLength(13);
    expect([...new Set(items.map(({ state }) => state))].sort()).toEqual([...discountStates].sort());
  });

  it("is of types and limits that the caller reads in their language", async () => {
    const fault = async (id: "listDiscountTypes" | "listDiscountLimitationTypes", locale: string) =>
      (await admin.call(id, {}, { headers: { "Accept-Language": locale } })).body.items.map((item) => [item.id, item.label]);
    expect(await fault("listDiscountTypes", "fr")).toEqual([
      ["AppliesToItems", "Les articles"],
      ["AppliesToSubTotal", "Le sous-total"],
      ["AppliesToShipping", "La livraison"],
    ]);
    expect((await fault("listDiscountLimitationTypes", "en")).map(([, label]) => label)).toEqual([
      "Without limit",
      "In all",
      "Per customer",
    ]);
  });
});

const CAMUS = "9782070360024";
const PEREC = "9782253023906";
const DVD = "3700301045676";

/** Two books and a film, once. */
async function addTitles(): Promise<void> {
  if ((await shop.database.db.select({ id: products.id }).from(products).limit(1)).length > 0) return;
  const plain = titles[0] ?? expect.fail("no title");
  const title = (id: number, ean: string, name: string, priceCents: number, over: Partial<NewProduct> = {}): NewProduct => ({
    ...plain,
    ...{ id, ean, title: name, priceCents, kind: "Book", categories: ["Littérature"] },
    ...over,
  });
  await addProducts(shop.database.db, [
    title(901, PEREC, "La Vie mode d’emploi", 1190),
    title(902, CAMUS, "L’Étranger", 890),
    title(903, DVD, "Cléo de 5 à 7", 1499, { kind: "Dvd", categories: ["Films en DVD"] }),
  ]);
}

describe("a basket", () => {
  type Ask = Schemas["DiscountSimulationRequest"];
  const ask = (over: Partial<Ask> = {}): Ask => ({
    ...{ id: null, discount: null, shippingPrice: "4.90", code: null, customerId: null, paymentMethod: "CreditCard" },
    ...{ shippingMethod: "Colissimo", billingCountry: "FR", shippingCountry: "FR" },
    lines: [
      { ean: PEREC, quantity: 2 },
      { ean: CAMUS, quantity: 1 },
      { ean: DVD, quantity: 1 },
    ],
    ...over,
  });
  const simulated = async (over: Partial<Ask> = {}) => (await admin.call("simulateDiscounts", { body: ask(over) })).body.entityOutput;
  beforeAll(addTitles);

  it("is counted line by line with stored data, and returns the third decimal, excluded lines and the legal limit", async () => {
    const { id } = await make({ name: "Littérature", assignedToCategories: ["Littérature"] });
    const counted = await simulated();
    expect(counted.lines.map(({ title, before, after, steps, outOfScope }) => [title, before, after, steps, outOfScope])).toEqual([
      ["La Vie mode d’emploi", "23.80", "22.61", [{ discountId: id, base: "23.80", taken: "1.19", exact: "1.190" }], []],
      ["L’Étranger", "8.90", "8.45", [{ discountId: id, base: "8.90", taken: "0.45", exact: "0.445" }], []],
      ["Cléo de 5 à 7", "14.99", "14.99", [], [id]],
    ]);
    expect(counted.applied).toEqual([{ discountId: id, name: "Littérature", taken: "1.64", isCapped: false }]);
    expect([counted.totalBefore, counted.total, counted.hints]).toEqual(["52.59", "50.95", ["BooksPosted"]]);
  });

  it("is counted with what is being written, in place of what is kept, and writes nothing", async () => {
    const { id } = await make({ isPublished: false });
    const before = await shop.database.db.select().from(discounts);
    const counted = await simulated({ id, discount: discount({ isPublished: false, discountPercentage: 0.5 }) });
    expect(counted.applied.map(({ discountId, taken }) => [discountId, taken])).toEqual([[id, "23.85"]]);
    expect((await simulated({ discount: discount({ name: "Nouvelle" }) })).applied).toMatchObject([{ discountId: 0, name: "Nouvelle" }]);
    expect((await simulated({ id })).refused).toMatchObject([{ discountId: id, reason: "Draft", alone: "0.00" }]);
    expect(await shop.database.db.select().from(discounts)).toEqual(before);
  });

  it("gets the best applicable discounts, and returns what the others would have taken", async () => {
    const few = await make({ name: "Peu" });
    const shipping = await make({ name: "Livraison", discountType: "AppliesToShipping", usePercentage: false, discountAmount: "4.89" });
    await make({ name: "Code", requiresCouponCode: true, couponCode: "NOEL", discountPercentage: 0.9 });
    await make({ name: "Bientôt", publicationStartTime: day(1) });
    const counted = await simulated();
    expect(counted.applied).toMatchObject([{ discountId: shipping.id, taken: "4.89" }]);
    expect(counted.refused.map(({ name, reason, alone }) => [name, reason, alone])).toEqual([
      [few.name, "Outweighed", "2.39"],
      ["Code", "CodeMissing", "0.00"],
      ["Bientôt", "Scheduled", "0.00"],
    ]);
    expect((await simulated({ code: " noel " })).applied).toMatchObject([{ name: "Code" }]);
  });

  it("of a customer knows role, card and countries", async () => {
    await addCustomers(shop.database.db, [
      {
        ...{ id: 71, firstName: "Hélène", lastName: "Le Goff", company: null, email: "h@example.fr", phone: null, roleId: null },
        ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
      },
    ]);
    await make({ restrictedToCustomerWithFidelity: true });
    expect((await simulated({ customerId: 71 })).refused).toMatchObject([{ reason: "FidelityMissing" }]);
    await addSubscriptions(shop.database.db, [
      { customerId: 71, type: "PremiumAccount", displayedText: "Carte de fidélité", since: shop.clock.now() },
    ]);
    expect((await simulated({ customerId: 71 })).applied).toHaveLength(1);
  });

  it.each<[string, Partial<Ask>, string, number]>([
    ["an EAN that no title has", { lines: [{ ean: "9780000000002", quantity: 1 }] }, "lines[0].ean", 422],
    ["a customer who is gone", { customerId: 9999 }, "customerId", 422],
    ["terms that cannot be", { discount: discount({ discountPercentage: 0 }) }, "discount.discountPercentage", 422],
    ["nothing in it", { lines: [] }, "lines", 422],
    ["a discount that is gone", { id: 9999 }, "", 404],
  ])("is refused with %s", async (_, over, property, status) => {
    const answer = await admin.call("simulateDiscounts", { body: ask(over) });
    expect([answer.status, answer.body.propertiesErrorMessages[0]?.propertyName ?? ""]).toEqual([status, property]);
  });
});

type Redemption = Schemas["DiscountRedemptionRequest"];
const redemption = (orderReference: string, discountIds: number[], over: Partial<Redemption> = {}): Redemption => ({
  ...{ orderReference, customerId: null, code: null, orderTotal: "20.00" },
  discounts: discountIds.map((discountId) => ({ discountId, taken: "1.50" })),
  ...over,
});
const redeemWith = (orderReference: string, discountIds: number[], over: Partial<Redemption> = {}, headers: Record<string, string> = {}) =>
  admin.call("redeemDiscounts", { body: redemption(orderReference, discountIds, over) }, { headers });
const redeem = (orderReference: string, discountIds: number[], customerId: number | null = null, headers: Record<string, string> = {}) =>
  redeemWith(orderReference, discountIds, { customerId }, headers);
const release = (orderReference: string) => admin.call("releaseDiscounts", { body: { orderReference } });

describe("codes for one order each", () => {
  const own = (over: Partial<Save> = {}) => make({ name: "Anniversaire", requiresCouponCode: true, ...over });
  const makeCodes = (discountId: number, count: number, prefix = "ANNIV-", headers: Record<string, string> = {}) =>
    admin.call("createDiscountCodes", { body: { discountId, prefix, count } }, { headers });
  const list = async (discountId: number, query: object = {}) =>
    (await admin.call("listDiscountCodes", { query: { discountId, ...query } })).body;
  const withdraw = (discountId: number, codes: string[] | null) => admin.call("withdrawDiscountCodes", { body: { discountId, codes } });

  it("are created ten thousand at once, all distinct and readable, and once however often they are requested", async () => {
    const { id } = await own();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const started = performance.now();
    const answers = [await makeCodes(id, 10_000, " anniv-", headers), await makeCodes(id, 10_000, " anniv-", headers)];
    console.info(`10,000 codes made in ${Math.round(performance.now() - started)} ms`);
    expect(answers.map(({ status, body }) => [status, body.entityOutput])).toEqual(
      answers.map(() => [200, { discountId: id, count: 10_000 }]),
    );
    const rows = await shop.database.db.select({ code: discountCodes.code }).from(discountCodes);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(10_000);
    expect(rows.every(({ code }) => /^ANNIV-[2-9A-HJ-NP-Z]{6}$/.test(code))).toBe(true);
    expect(await list(id, { pageSize: 10 })).toMatchObject({ totalCount: 10_000, totalIsExact: true });
    const file = await admin.open("exportDiscountCodes", { query: { discountId: id } });
    expect((await file.text()).split("\r\n")).toHaveLength(10_002);
    expect((await logged("createDiscountCodes")).map(({ entityId }) => entityId)).toEqual([String(id)]);
  });

  it("are found by a part of the code or by the order, and listed by state", async () => {
    const { id } = await own();
    await makeCodes(id, 3);
    const [first, second, third] = (await list(id, { sort: "code" })).items.map(({ code }) => code) as [string, string, string];
    await redeemWith("QUAI-10", [id], { code: ` ${first.toLowerCase()} ` });
    await withdraw(id, [second]);
    const page = await list(id);
    expect(page.items.map(({ code, state, orderReference }) => [code, state, orderReference])).toEqual(
      expect.arrayContaining([
        [first, "used", "QUAI-10"],
        [second, "withdrawn", null],
        [third, "free", null],
      ]),
    );
    const codesOf = async (query: object) => (await list(id, query)).items.map(({ code }) => code);
    expect([await codesOf({ search: "quai-1" }), await codesOf({ search: third.slice(3) }), await codesOf({ state: ["free"] })]).toEqual([
      [first],
      [third],
      [third],
    ]);
    expect(await names({ search: first })).toEqual(["Anniversaire"]);
    const file = await admin.open("exportDiscountCodes", { query: { discountId: id } });
    expect(await file.text()).toMatch(new RegExp(`${first};Utilisé;QUAI-10;21/11/2026 10:00;;`));
    expect(file.headers.get("Content-Disposition")).toMatch(/codes-anniversaire-2026-11-21\.csv/);
  });

  it("go for one order, of ten at once as well; one that is cancelled gives its code back", async () => {
    const { id } = await own();
    await makeCodes(id, 1);
    const [{ code } = { code: "" }] = (await list(id)).items;
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => redeemWith(`QUAI-${index}`, [id], { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.propertiesErrorMessages).toEqual([
      { propertyName: "code", errorMessage: "Une autre commande a déjà ce code de la remise « Anniversaire »." },
    ]);
    const winner = `QUAI-${answers.findIndex(({ status }) => status === 200)}`;
    expect((await redeemWith(winner, [id], { code })).status).toBe(200);
    expect((await read(id)).redemptionCount).toBe(1);
    await release(winner);
    expect((await list(id)).items).toMatchObject([{ state: "free", orderReference: null, usedAt: null }]);
    expect((await redeemWith("QUAI-20", [id], { code })).status).toBe(200);
  });

  it("are required by discounts that need a code, beside the code that all customers type", async () => {
    const { id } = await own({ couponCode: "POUR-TOUS" });
    const other = await own({ name: "Autre" });
    await makeCodes(id, 2);
    const [free, gone] = (await list(id)).items.map(({ code }) => code) as [string, string];
    await withdraw(id, [gone]);
    const status = async (order: string, code: string | null, discountId = id) => (await redeemWith(order, [discountId], { code })).status;
    expect([await status("QUAI-1", null), await status("QUAI-1", "AUTRE"), await status("QUAI-1", gone)]).toEqual([409, 409, 409]);
    expect(await status("QUAI-1", free, other.id)).toBe(409);
    expect([await status("QUAI-1", "pour-tous"), await status("QUAI-2", "POUR-TOUS"), await status("QUAI-3", free)]).toEqual([
      200, 200, 200,
    ]);
  });

  it("are known to baskets", async () => {
    await addTitles();
    const { id } = await own();
    await makeCodes(id, 2);
    const [used, free] = (await list(id)).items.map(({ code }) => code) as [string, string];
    await redeemWith("QUAI-1", [id], { code: used });
    const outcome = async (code: string | null, over: object = {}) => {
      const nothing = { paymentMethod: null, shippingMethod: null, billingCountry: null, shippingCountry: null, customerId: null };
      const body = { id: null, discount: null, lines: [{ ean: CAMUS, quantity: 1 }], shippingPrice: "0.00", code, ...nothing, ...over };
      const { applied, refused } = (await admin.call("simulateDiscounts", { body })).body.entityOutput;
      return applied[0]?.taken ?? refused[0]?.reason;
    };
    expect([await outcome(null), await outcome("AUTRE"), await outcome(used), await outcome(free)]).toEqual([
      ...["CodeMissing", "CodeOther", "CodeUsed"],
      "0.45",
    ]);
    // The author tests it without a code, as a customer who has one.
    const written = { id, discount: discount({ requiresCouponCode: true }) };
    expect([await outcome(null, written), await outcome(used, written)]).toEqual(["0.45", "CodeUsed"]);
    await withdraw(id, null);
    expect(await outcome(free)).toBe("CodeWithdrawn");
  });

  it("are taken back while nobody has had them, all of those named or none", async () => {
    const { id } = await own();
    await makeCodes(id, 4);
    const [used, ...rest] = (await list(id)).items.map(({ code }) => code) as [string, ...string[]];
    await redeemWith("QUAI-1", [id], { code: used });
    const refused = await withdraw(id, [rest[0] ?? "", used]);
    expect([refused.status, refused.body.reason, refused.body.propertiesErrorMessages[0]?.propertyName]).toEqual([
      409,
      "codeUsed",
      "codes[1]",
    ]);
    const unknown = await withdraw(id, ["PERSONNE"]);
    expect([unknown.status, unknown.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "codes[0]"]);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const one = { body: { discountId: id, codes: rest.slice(0, 1) } };
    const answers = [
      await admin.call("withdrawDiscountCodes", one, { headers: key }),
      await admin.call("withdrawDiscountCodes", one, { headers: key }),
    ];
    expect(answers.map(({ body }) => body.entityOutput.count)).toEqual([1, 1]);
    expect((await withdraw(id, rest.slice(0, 1))).body.entityOutput.count).toBe(0);
    expect((await withdraw(id, null)).body.entityOutput.count).toBe(2);
    expect((await list(id, { state: ["used"] })).items.map(({ code }) => code)).toEqual([used]);
    expect((await logged("withdrawDiscountCodes")).filter(({ entityId }) => entityId === String(id))).toHaveLength(3);
  });

  it("differ from the codes that all customers type, whichever is created first", async () => {
    const { id } = await own();
    await makeCodes(id, 1);
    const [{ code } = { code: "" }] = (await list(id)).items;
    const taken = await send({ requiresCouponCode: true, couponCode: code });
    expect([taken.status, taken.body.reason]).toEqual([409, "duplicate"]);
    // A code that is given up may be had by another discount.
    const shared = await own({ name: "Partagé", couponCode: "PARTAGE" });
    await save(shared.id, { couponCode: null, requiresCouponCode: true }, '"1"');
    expect((await send({ requiresCouponCode: true, couponCode: "PARTAGE" })).status).toBe(200);
  });

  it.each([
    ["no code is asked for", {}, {}, 409],
    ["the beginning is no code's", { requiresCouponCode: true }, { prefix: "É-" }, 422],
    ["there are too many", { requiresCouponCode: true }, { count: 10_001 }, 422],
    ["there are none", { requiresCouponCode: true }, { count: 0 }, 422],
  ])("are refused where %s", async (_, over, body, status) => {
    const { id } = await make(over);
    const answer = await admin.call("createDiscountCodes", { body: { discountId: id, prefix: "", count: 1, ...body } });
    expect(answer.status).toBe(status);
  });
});

describe("a discount that orders have had", () => {
  it("returns what it gave and the total of these orders, without cancelled ones", async () => {
    const { id } = await make();
    const other = await make({ name: "Autre" });
    await redeemWith("QUAI-1", [id, other.id], {
      orderTotal: "64.97",
      discounts: [
        { discountId: id, taken: "3.42" },
        { discountId: other.id, taken: "0.50" },
      ],
    });
    await redeemWith("QUAI-2", [id], { orderTotal: "10.03", discounts: [{ discountId: id, taken: "0.58" }] });
    const sums = async (of: number) => {
      const { redemptionCount, givenAmount, turnover } = await read(of);
      return [redemptionCount, givenAmount, turnover];
    };
    expect([await sums(id), await sums(other.id)]).toEqual([
      [2, "4.00", "75.00"],
      [1, "0.50", "64.97"],
    ]);
    await release("QUAI-1");
    expect([await sums(id), await sums(other.id)]).toEqual([
      [1, "0.58", "10.03"],
      [0, "0.00", "0.00"],
    ]);
    await redeemWith("QUAI-1", [id], { orderTotal: "1.00" });
    expect(await sums(id)).toEqual([2, "2.08", "11.03"]);
    expect((await admin.call("listDiscounts", { query: { sort: "name" } })).body.items[1]).toMatchObject({ givenAmount: "2.08" });
  });

  it("is not deleted, also when they were cancelled: it is stopped, by a user who saw its latest version", async () => {
    const { id } = await make();
    await redeem("QUAI-1", [id]);
    const refused = await remove(id, '"1"');
    expect([refused.status, refused.body.reason]).toEqual([409, "redeemed"]);
    await release("QUAI-1");
    expect((await remove(id, '"1"')).status).toBe(409);
    const stop = (version: string) => admin.call("stopDiscount", { body: { id } }, withVersion(version));
    const stopped = await stop('"1"');
    expect(stopped.body.entityOutput).toMatchObject({ state: "over", publicationEndTime: shop.clock.now().toISOString(), version: 2 });
    expect([(await stop('"1"')).status, (await stop('"2"')).status]).toEqual([412, 409]);
    expect((await redeem("QUAI-2", [id])).status).toBe(409);
    expect(await logged("stopDiscount")).toHaveLength(1);
  });

  it.each([
    ["draft", { isPublished: false }],
    ["scheduled", { publicationStartTime: "2026-12-01" }],
    ["over", { publicationEndTime: "2026-11-01" }],
  ])("is not stopped while it is %s", async (reason, over) => {
    const { id } = await make(over);
    const answer = await admin.call("stopDiscount", { body: { id } }, withVersion('"1"'));
    expect([answer.status, answer.body.reason]).toEqual([409, reason]);
  });
});

describe("a redemption", () => {
  const limited = (limitationTimes: number) => make({ name: "Dix fois", discountLimitationType: "NTimesOnly", limitationTimes });
  const person = (id: number) => ({
    ...{ id, firstName: "Hélène", lastName: "Le Goff", company: null, email: `h${id}@example.fr`, phone: null, roleId: null },
    ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
  });

  it("is had exactly ten times of ten by fifty orders at once; one that is cancelled makes room", async () => {
    const { id } = await limited(10);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => redeem(`QUAI-${index}`, [id])));
    const got = answers.flatMap(({ status }, index) => (status === 200 ? [`QUAI-${index}`] : []));
    expect([got.length, answers.filter(({ status }) => status === 409).length]).toEqual([10, 40]);
    expect(await read(id)).toMatchObject({ redemptionCount: 10, state: "exhausted", version: 1 });
    const refused = await redeem("QUAI-99", [id]);
    expect([refused.body.reason, refused.body.propertiesErrorMessages]).toEqual([
      "notRedeemable",
      [{ propertyName: "discounts[0].discountId", errorMessage: "La remise « Dix fois » est épuisée." }],
    ]);
    const [first = ""] = got;
    expect((await release(first)).body.entityOutput).toEqual({ orderReference: first, items: [{ discountId: id, redemptionCount: 9 }] });
    expect((await release(first)).body.entityOutput.items).toEqual([{ discountId: id, redemptionCount: 9 }]);
    expect([(await redeem("QUAI-99", [id])).status, (await redeem(first, [id])).status]).toEqual([200, 409]);
    expect((await release("QUAI-nie")).status).toBe(404);
  });

  it("counts an order once, however often and under whatever key it is sent", async () => {
    const { id } = await limited(1);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => redeem("QUAI-1", [id])));
    expect(answers.map(({ status, body }) => [status, body.entityOutput?.items])).toEqual(
      answers.map(() => [200, [{ discountId: id, redemptionCount: 1 }]]),
    );
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    expect((await redeem("QUAI-1", [id], null, headers)).body).toEqual((await redeem("QUAI-1", [id], null, headers)).body);
    expect((await logged("redeemDiscounts")).filter(({ entityId }) => entityId === String(id))).toHaveLength(1);
  });

  it("gives all or none, with the reason for each", async () => {
    const [open, draft, used] = [await make({ name: "Ouverte" }), await make({ name: "Brouillon", isPublished: false }), await limited(1)];
    await redeem("QUAI-1", [used.id]);
    const answer = await redeem("QUAI-2", [open.id, draft.id, used.id]);
    expect([answer.status, answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([
      409,
      ["discounts[1].discountId", "discounts[2].discountId"],
    ]);
    expect((await read(open.id)).redemptionCount).toBe(0);
    expect((await redeem("QUAI-2", [open.id, 9999])).status).toBe(404);
    expect((await redeem("QUAI-2", [open.id], 9999)).body.propertiesErrorMessages[0]?.propertyName).toBe("customerId");
  });

  it("is limited by customer, also when their orders come at once, and baskets know how often they had it", async () => {
    const [one, other] = [81, 82];
    await addCustomers(shop.database.db, [one, other].map(person));
    const { id } = await make({ name: "Deux fois chacun", discountLimitationType: "NTimesPerCustomer", limitationTimes: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => redeem(`QUAI-${index}`, [id], one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect((await redeem("QUAI-20", [id], other)).status).toBe(200);
    expect((await redeem("QUAI-21", [id])).status).toBe(409);
    await addTitles();
    const basket = { id: null, discount: null, lines: [{ ean: CAMUS, quantity: 1 }], shippingPrice: "0.00", code: null };
    const nothing = { paymentMethod: null, shippingMethod: null, billingCountry: null, shippingCountry: null };
    const reasons = async (customerId: number) =>
      (await admin.call("simulateDiscounts", { body: { ...basket, ...nothing, customerId } })).body.entityOutput.refused.map(
        ({ reason }) => reason,
      );
    expect([await reasons(one), await reasons(other)]).toEqual([["CustomerUsedUp"], []]);
  });
});

describe("titles", () => {
  const scopes: Partial<Save>[] = [
    {},
    { assignedToCategories: ["Littérature"] },
    { assignedToSubCategories: ["Poche"] },
    { assignedToProducts: [CAMUS] },
    { assignedToProducts: [CAMUS], assignedToCategories: ["Films en DVD"] },
    { assignedToProductAttributes: [{ type: "Format", value: "Poche" }] },
    { assignedToProductAttributes: [{ type: "Format", value: "Grand" }] },
  ];
  const rows = () => shop.database.db.select().from(products);
  beforeAll(async () => {
    await addTitles();
    const poche = { classifications: ["Poche"], variations: [{ type: "Format", value: "Poche" }] };
    await shop.database.db.update(products).set(poche).where(eq(products.ean, PEREC));
  });

  it("are found in the discounts that baskets would give them, and counted, by the same rule", async () => {
    const made = await Promise.all(scopes.map((scope, index) => make({ name: `Choix ${index}`, ...scope })));
    await make({ name: "Livraison", discountType: "AppliesToShipping" });
    for (const { id, ean, categories, classifications, variations } of await rows()) {
      const line = { ean, categories, subCategories: classifications, attributes: variations };
      // A discount on all titles is not listed for a single one.
      const expected = made.filter((one) => one.name !== "Choix 0" && isInScope(one, line)).map(({ name }) => name);
      expect(await names({ productId: id, sort: "name" })).toEqual(expected);
    }
    expect(await names({ productId: 999_999 })).toEqual([]);
    for (const one of made) {
      const { assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes } = one;
      const body = { assignedToCategories, assignedToSubCategories, assignedToProducts, assignedToProductAttributes };
      const count = (await rows()).filter(({ ean, categories, classifications: subCategories, variations: attributes }) =>
        isInScope(one, { ean, categories, subCategories, attributes }),
      ).length;
      expect((await admin.call("countDiscountTitles", { body })).body.entityOutput).toEqual({ count, isExact: true });
    }
  });
});

describe("who may", () => {
  it("is 404 where there is none", async () => {
    expect((await admin.call("getDiscount", { query: { id: 9999 } })).status).toBe(404);
    expect((await save(9999, {}, '"1"')).status).toBe(404);
    expect((await remove(9999, '"1"')).status).toBe(404);
    const gone = { discountId: 9999 };
    const missing = [
      admin.call("stopDiscount", { body: { id: 9999 } }, withVersion('"1"')),
      admin.call("listDiscountCodes", { query: gone }),
      admin.call("createDiscountCodes", { body: { ...gone, prefix: "", count: 1 } }),
      admin.call("withdrawDiscountCodes", { body: { ...gone, codes: null } }),
      admin.call("exportDiscountCodes", { query: gone }),
    ];
    expect((await Promise.all(missing)).map(({ status }) => status)).toEqual(missing.map(() => 404));
    const twice = await admin.call("redeemDiscounts", { body: redemption("QUAI-1", [1, 1]) });
    expect([twice.status, twice.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "discounts[1].discountId"]);
  });
});
