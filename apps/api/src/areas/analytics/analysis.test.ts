import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { analyticVisits } from "./analytics.tables.ts";
import { forgetOldEvents } from "./events.store.ts";

const PEREC = "9782253023906";
const UNKNOWN = "9780000000002";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const [plain] = titles;
  if (!plain) throw new Error("no title");
  await addProducts(shop.database.db, [
    { ...plain, id: 901, ean: PEREC, title: "La Vie mode d’emploi", categories: ["Littérature"], publishers: ["Le Livre de Poche"] },
  ]);
  await addCustomers(
    shop.database.db,
    ["Benhamou", "Marchetti", "Caradec"].map((lastName, index) => ({
      ...{ id: index + 1, firstName: "Nadia", lastName, company: null, email: `p${index + 1}@example.fr`, phone: null, roleId: null },
      ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
    })),
  );
  const event = (id: string, at: string, over: Partial<Schemas["EventRecord"]> = {}): Schemas["EventRecord"] => ({
    ...{ id, at, action: "View", customerId: 1, visitorGuid: null, ean: PEREC, text: null, amount: null },
    ...over,
  });
  const order = { action: "Order", amount: "11.90" } as const;
  await admin.call("recordEvents", {
    body: {
      events: [
        // Half past midnight in Paris, the evening before in UTC.
        event("a", "2026-11-19T23:30:00.000Z"),
        event("b", "2026-11-20T10:00:00.000Z", order),
        event("c", "2026-11-20T10:00:00.000Z", { ...order, ean: UNKNOWN, amount: "8.10" }),
        event("d", "2026-11-20T11:00:00.000Z", { ...order, customerId: 2 }),
        event("e", "2026-11-21T08:00:00.000Z", { action: "Search", ean: null, text: "L’Étranger" }),
        event("f", "2026-11-18T08:00:00.000Z", { customerId: 2 }),
        event("g", "2026-11-20T10:00:00.000Z", { customerId: null }),
      ],
    },
  });
});
afterAll(() => shop.close());

const ask = (over: Partial<Schemas["AnalysisQuestion"]> = {}): Schemas["AnalysisQuestion"] => ({
  ...{ targetId: null, tree: { rule: "all", nodes: [] }, from: "2026-11-20", to: "2026-11-21", grain: "day", timeZone: "Europe/Paris" },
  ...over,
});
const ordered: Schemas["TargetGroup"] = { rule: "all", nodes: [{ field: "views", operator: "atLeast", values: ["1"] }] };
const stats = async (over: Partial<Schemas["AnalysisQuestion"]> = {}) =>
  (await admin.call("statsFromTarget", { body: ask(over) })).body.entityOutput;
const overTime = async (over: Partial<Schemas["AnalysisQuestion"]> = {}) =>
  (await admin.call("overTimeFromTarget", { body: ask(over) })).body.entityOutput;

describe("what the people of a target did", () => {
  it("is counted in total and per action, beside the days before up to the same hour", async () => {
    expect(await stats()).toMatchObject({
      ...{ period: { from: "2026-11-20", to: "2026-11-21" }, previous: { from: "2026-11-18", to: "2026-11-19" }, targeted: 3 },
      now: { people: 2, events: 5, orders: 2, turnover: "31.90" },
      before: { people: 1, events: 1, orders: 0, turnover: "0.00" },
    });
    expect((await stats()).actions.filter(({ count }) => count > 0)).toEqual([
      { action: "View", count: 1, people: 1, previous: 1 },
      { action: "Search", count: 1, people: 1, previous: 0 },
      { action: "Order", count: 3, people: 2, previous: 0 },
    ]);
  });

  it("is the same for a saved target and for one that is being edited", async () => {
    const saved = (await admin.call("createTarget", { body: { name: "Curieux", description: "", tree: ordered } })).body.entityOutput;
    const written = await stats({ tree: ordered });
    expect(await stats({ targetId: saved.id, tree: null })).toEqual(written);
    expect(written.targeted).toBe(2);
  });

  it("uses the days of the requested time zone; a day that has not ended is not complete", async () => {
    const days = async (timeZone: string) =>
      (await overTime({ from: "2026-11-19", timeZone })).points.map(({ start, events, isComplete }) => [start, events, isComplete]);
    expect(await days("Europe/Paris")).toEqual([
      ["2026-11-19", 0, true],
      ["2026-11-20", 4, true],
      ["2026-11-21", 1, false],
    ]);
    expect(await days("UTC")).toEqual([
      ["2026-11-19", 1, true],
      ["2026-11-20", 3, true],
      ["2026-11-21", 1, false],
    ]);
    expect((await overTime({ from: "2026-10-01", grain: "month" })).points.map(({ start, previous }) => [start, previous.start])).toEqual([
      ["2026-10-01", "2026-08-01"],
      ["2026-11-01", "2026-09-01"],
    ]);
  });

  it("is ranked by title, by name where the catalogue knows it, of all actions and of one", async () => {
    const tops = { kind: "Title", most: 10 } as const;
    const all = (await admin.call("topsFromTarget", { body: { ...ask(), ...tops } })).body.entityOutput.items;
    expect(all).toEqual([
      { key: PEREC, label: "La Vie mode d’emploi", productId: 901, count: 3, previous: 1, previousRank: 1 },
      { key: UNKNOWN, label: UNKNOWN, productId: null, count: 1, previous: 0, previousRank: null },
    ]);
    const searched = { ...ask(), kind: "Search", most: 10, action: "Search" } as const;
    expect((await admin.call("topsFromTargetAndActionType", { body: searched })).body.entityOutput.items).toMatchObject([
      { key: "l etranger", count: 1 },
    ]);
    const views = { ...ask(), ...tops, action: "View" } as const;
    expect((await admin.call("topsFromTargetAndActionType", { body: views })).body.entityOutput.items.map(({ count }) => count)).toEqual([
      1,
    ]);
  });
});

describe("an analysis", () => {
  it.each<[string, Partial<Schemas["AnalysisQuestion"]>]>([
    ["tree", { tree: null }],
    ["targetId", { targetId: 9999, tree: null }],
    ["tree.nodes[0].values", { tree: { rule: "all", nodes: [{ field: "orderCount", operator: "atLeast", values: ["many"] }] } }],
    ["to", { to: "2026-11-19" }],
    ["to", { from: "2025-01-01" }],
    ["from", { from: "2026-11-22", to: "2026-11-30" }],
    ["timeZone", { timeZone: "Europe/Nowhere" }],
  ])("is refused at %s", async (propertyName, over) => {
    for (const id of ["statsFromTarget", "overTimeFromTarget"] as const) {
      const answer = await admin.call(id, { body: ask(over) });
      expect([answer.status, answer.body.propertiesErrorMessages.map((fault) => fault.propertyName)]).toEqual([422, [propertyName]]);
    }
  });
});

describe("what is forgotten", () => {
  it("is in no analysis after the person's objection, after expiry or after deletion; events that arrive again count once", async () => {
    const { db } = shop.database;
    const week = async () => (await overTime({ from: "2026-11-16", grain: "week" })).points.map(({ people, events }) => [people, events]);
    expect(await week()).toEqual([[2, 6]]);
    await admin.call("deletePersonEvents", { query: { id: 2 } });
    expect(await week()).toEqual([[1, 4]]);
    expect(await db.select().from(analyticVisits).where(eq(analyticVisits.customerId, 2))).toEqual([]);
    const old = {
      id: "old",
      at: "2024-01-03T10:00:00.000Z",
      action: "View",
      customerId: 1,
      visitorGuid: null,
      ean: PEREC,
      text: null,
      amount: null,
    } as const;
    for (const _again of [1, 2]) await admin.call("recordEvents", { body: { events: [old] } });
    const longAgo = async () => (await overTime({ from: "2024-01-01", to: "2024-01-31", grain: "month" })).points;
    expect(await longAgo()).toMatchObject([{ people: 1, events: 1, isComplete: true }]);
    await forgetOldEvents(shop.ports, shop.clock.now());
    expect(await longAgo()).toMatchObject([{ people: 0, events: 0 }]);
    await db.delete(customers).where(eq(customers.id, 1));
    expect(await week()).toEqual([[0, 0]]);
    expect(await db.select().from(analyticVisits)).toEqual([]);
  });
});
