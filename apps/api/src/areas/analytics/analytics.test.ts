import type { Schemas } from "@reserve/contract";
import { actionTypes, claims, targetFieldIds, targetFieldRanges } from "@reserve/domain";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { subscribed } from "../customers/buyers.store.ts";
import { analyticEvents, analyticFacts, analyticSums, targets } from "./analytics.tables.ts";
import { forgetOldEvents } from "./events.store.ts";
import { targetedPeople } from "./targets.mailing.ts";

const PEREC = "9782253023906";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const [plain] = titles;
  if (!plain) throw new Error("no title");
  await addProducts(shop.database.db, [
    {
      ...plain,
      id: 901,
      ean: PEREC,
      title: "La Vie mode d’emploi",
      categories: ["Littérature", "Poche"],
      publishers: ["Le Livre de Poche"],
    },
  ]);
  await addCustomers(
    shop.database.db,
    ["Benhamou", "Marchetti", "Caradec", "Lescop", "Le Goff", "Tanguy"].map((lastName, index) => ({
      ...{ id: index + 1, firstName: "Nadia", lastName, company: null, email: `p${index + 1}@example.fr`, phone: null, roleId: null },
      ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
    })),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.database.db.delete(targets);
  await shop.database.db.delete(analyticEvents);
  await shop.database.db.delete(analyticSums);
  await shop.database.db.delete(analyticFacts);
});

type Tree = Schemas["TargetGroup"];
type Condition = Schemas["TargetCondition"];
const asks = (field: Condition["field"], operator: Condition["operator"], ...values: string[]): Condition => ({ field, operator, values });
const all = (...nodes: Tree["nodes"]): Tree => ({ rule: "all", nodes });
const viewed = asks("viewedCategory", "oneOf", "Littérature");
const save = (over: Partial<Schemas["TargetSave"]> = {}): Schemas["TargetSave"] => ({
  ...{ name: "Lecteurs de polars", description: "" },
  tree: all(viewed),
  ...over,
});
const make = async (over: Partial<Schemas["TargetSave"]> = {}) =>
  (await admin.call("createTarget", { body: save(over) })).body.entityOutput;
const withVersion = (version: string) => ({ headers: { "If-Match": version } });
const change = (id: number, over: Partial<Schemas["TargetSave"]>, version: string) =>
  admin.call("updateTarget", { query: { id }, body: save(over) }, withVersion(version));
const remove = (id: number, version: string) => admin.call("deleteTarget", { query: { id } }, withVersion(version));
const logged = (action: string) => shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, action));
const count = async (tree: Tree) => (await admin.call("countTarget", { body: { tree } })).body.entityOutput;

const event = (id: string, over: Partial<Schemas["EventRecord"]> = {}): Schemas["EventRecord"] => ({
  ...{ id, at: "2026-11-20T10:00:00.000Z", action: "View", customerId: 1, visitorGuid: null, ean: PEREC, text: null, amount: null },
  ...over,
});
const record = async (...events: Schemas["EventRecord"][]) => (await admin.call("recordEvents", { body: { events } })).body.entityOutput;

describe("a target", () => {
  it("is made, counted, and the log names it", async () => {
    await record(event("a"), event("b", { customerId: 2 }));
    const body = save({ name: " Lecteurs de polars " });
    const made = (await admin.call("createTarget", { body })).body.entityOutput;
    expect(made).toMatchObject({
      ...{ name: "Lecteurs de polars", count: 2, version: 1, tree: all(viewed) },
      labels: [{ field: "viewedCategory", value: "Littérature", label: "Littérature" }],
    });
    expect(await shop.database.db.select().from(targets)).toHaveLength(1);
    const one = await admin.call("getTarget", { query: { id: made.id } });
    expect([one.status, one.headers.get("ETag"), one.body]).toEqual([200, '"1"', made]);
    expect((await logged("createTarget")).map(({ entity, entityId, entityName }) => [entity, entityId, entityName])).toEqual([
      ["target", String(made.id), "Lecteurs de polars"],
    ]);
  });

  it("calls the values that were searched by name, and leaves out what is gone", async () => {
    const { labels } = await make({
      tree: all(asks("viewedTitle", "oneOf", PEREC, "9780000000002"), asks("role", "noneOf", "1", "999"), asks("country", "oneOf", "BE")),
    });
    expect(labels.map(({ value, label }) => [value, label])).toEqual([
      [PEREC, "La Vie mode d’emploi"],
      ["1", "Particulier"],
      ["BE", "Belgique"],
    ]);
  });

  it("is changed once when two save at once", async () => {
    const { id } = await make();
    const answers = await Promise.all([change(id, { name: "Un" }, '"1"'), change(id, { name: "Deux" }, '"1"')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await change(9999, {}, '"1"')).status).toBe(404);
    expect(await logged("updateTarget")).not.toEqual([]);
  });

  it("is deleted once, and is logged", async () => {
    const { id } = await make();
    expect((await remove(id, '"1"')).status).toBe(200);
    expect((await remove(id, '"1"')).status).toBe(404);
    expect((await admin.call("getTarget", { query: { id } })).status).toBe(404);
    expect(await logged("deleteTarget")).toHaveLength(1);
  });

  it.each<[string, Partial<Schemas["TargetSave"]>]>([
    ["name", { name: "  " }],
    ["tree.nodes", { tree: all() }],
    ["tree.nodes[0].nodes", { tree: all({ rule: "any", nodes: [] }) }],
    ["tree.nodes[0].operator", { tree: all(asks("orderCount", "oneOf", "3")) }],
    ["tree.nodes[1].nodes[0].values", { tree: all(viewed, { rule: "none", nodes: [asks("orderCount", "atLeast", "many")] }) }],
    ["tree.nodes[0].values", { tree: all(asks("viewedTitle", "oneOf", "978")) }],
  ])("is refused at %s", async (propertyName, over) => {
    const answer = await admin.call("createTarget", { body: save(over) });
    expect([answer.status, answer.body.propertiesErrorMessages.map((fault) => fault.propertyName)]).toEqual([422, [propertyName]]);
  });

  it("is found by name and description without accents, and sorted by how many it means", async () => {
    await record(event("a"), event("b", { customerId: 2 }));
    await make({ name: "Été des lecteurs" });
    await make({ name: "Tout le monde", description: "Pour l’été.", tree: all(asks("orderCount", "atLeast", "0")) });
    await make({ name: "Personne", tree: all(asks("orderCount", "atLeast", "9")) });
    const names = async (query: object) => (await admin.call("listTargets", { query })).body.items.map(({ name }) => name);
    expect(await names({ search: "ete", sort: "name" })).toEqual(["Été des lecteurs", "Tout le monde"]);
    expect(await names({ sort: "-count" })).toEqual(["Tout le monde", "Été des lecteurs", "Personne"]);
    expect((await admin.call("listTargets", { query: { pageSize: 10 } })).body).toMatchObject({ totalCount: 3, totalIsExact: true });
  });
});

describe("counting", () => {
  it("counts the whole, each part alone, and the rest after each; an empty target means everybody", async () => {
    await record(event("a"), event("b", { customerId: 2 }), event("c", { customerId: 3, action: "Order" }));
    const tree = all(viewed, { rule: "none", nodes: [asks("views", "atLeast", "9"), asks("orderedTitle", "oneOf", PEREC)] });
    expect(await count(tree)).toMatchObject({ count: 2, known: 6, nodes: [2, 5, 0, 1], steps: [2, 2] });
    expect(await count(all())).toMatchObject({ count: 6, known: 6, nodes: [], steps: [] });
    expect(await shop.database.db.select().from(targets)).toEqual([]);
    expect((await admin.call("countTarget", { body: { tree: all(asks("views", "oneOf", "1")) } })).status).toBe(422);
  });

  it("shows a sample of the people to users who may read customers, another one the next time, and to nobody else", async () => {
    const ask = async (caller: Caller, turn: number) =>
      (await caller.call("sampleTarget", { body: { tree: all(), turn } })).body.entityOutput;
    const first = await ask(admin, 0);
    expect(first.people).toHaveLength(4);
    expect(await ask(admin, 0)).toEqual(first);
    const turns = await Promise.all([1, 2, 3, 4].map((turn) => ask(admin, turn)));
    expect(turns.some((sample) => JSON.stringify(sample) !== JSON.stringify(first))).toBe(true);
    const analyst = await shop.signIn("marketing");
    expect(await ask(analyst, 0)).toEqual({ people: null });
  });

  it("is exported for users who may read customers, and for nobody else", async () => {
    await record(event("a"));
    const { id } = await make({ name: "Polars d’été" });
    const answer = await admin.call("exportTarget", { query: { id } });
    expect([answer.status, answer.headers.get("Content-Disposition")]).toEqual([200, expect.stringContaining("cible-polars-d-")]);
    const analyst = await shop.signIn("marketing");
    const refused = await analyst.call("exportTarget", { query: { id } });
    expect([refused.status, refused.body.requiredClaims]).toEqual([403, [claims.public.customersManage]]);
    expect((await admin.call("exportTarget", { query: { id: 9999 } })).status).toBe(404);
  });
});

describe("the people of targets", () => {
  const people = targetedPeople(subscribed);
  const { now } = { now: new Date("2026-11-21T09:00:00.000Z") };

  it("are read by campaigns page by page, each once, even if two targets contain them", async () => {
    const { db } = shop.database;
    await record(event("a"), event("b", { customerId: 2 }), event("c", { customerId: 3, action: "Order" }));
    const ids = [(await make()).id, (await make({ tree: all(asks("orderedTitle", "oneOf", PEREC)) })).id, (await make()).id];
    const pages = ["", "2", "3"].map((after) => people.page(db, ids, { now, after, limit: 2 }));
    expect((await Promise.all(pages)).map((page) => page?.map(({ key, email, locale }) => [key, email, locale]))).toEqual([
      [
        ["1", "p1@example.fr", "fr"],
        ["2", "p2@example.fr", "fr"],
      ],
      [["3", "p3@example.fr", "fr"]],
      [],
    ]);
    expect(await people.choices(db)).toHaveLength(3);
    expect(await db.transaction((tx) => people.count(tx, ids, now))).toBe(3);
    expect(await db.transaction((tx) => people.count(tx, [9999], now))).toBeNull();
    expect(await people.page(db, [ids[0] ?? 0, 9999], { now, after: "", limit: 2 })).toBeNull();
  });
});

describe("what a condition is made of", () => {
  it("is listed range by range, in the reader's language", async () => {
    const items = (
      await Promise.all(targetFieldRanges.map(async (range) => (await admin.call("listTargetFields", { query: { range } })).body.items))
    ).flat();
    expect(items.map(({ id }) => id).sort()).toEqual([...targetFieldIds].sort());
    const headers = { "Accept-Language": "en" };
    const configuration = (await admin.call("getFieldConfiguration", {}, { headers })).body;
    expect(configuration.ranges.map(({ label }) => label)).toEqual(["Person", "Orders", "Titles", "Actions"]);
    expect((await admin.call("listActionTypes", {})).body.items.map(({ id }) => id)).toEqual([...actionTypes]);
  });

  it("is searched where there is too much to choose from", async () => {
    const values = async (field: Condition["field"], search: string) =>
      (await admin.call("searchFieldValues", { query: { field, search } })).body.items;
    expect(await values("viewedTitle", PEREC)).toEqual([{ id: PEREC, label: "La Vie mode d’emploi" }]);
    expect(await values("orderedCategory", "litte")).toEqual([{ id: "Littérature", label: "Littérature" }]);
    expect(await values("cartedPublisher", "poche")).toEqual([{ id: "Le Livre de Poche", label: "Le Livre de Poche" }]);
    expect(await values("country", "belgi")).toEqual([{ id: "BE", label: "Belgique" }]);
    expect((await values("role", "")).map(({ label }) => label)).toContain("Particulier");
    expect((await admin.call("searchFieldValues", { query: { field: "orderCount" } })).status).toBe(422);
  });
});

describe("events", () => {
  it("are recorded once however often they are sent, also at once, with the catalogue's facts of the title", async () => {
    const batch = [event("a"), event("b", { action: "Order", amount: "11.90" }), event("a")];
    const answers = await Promise.all([1, 2, 3].map(() => admin.call("recordEvents", { body: { events: batch } })));
    expect(answers.map(({ body }) => body.entityOutput.recorded).sort()).toEqual([0, 0, 2]);
    const rows = await shop.database.db.select().from(analyticEvents).orderBy(analyticEvents.id);
    expect(rows).toMatchObject([
      { id: "a", action: "View", customerId: 1, category: "Littérature", publisher: "Le Livre de Poche", amountCents: null },
      { id: "b", action: "Order", amountCents: 1190 },
    ]);
    expect(await record(event("b"), event("c"))).toEqual({ received: 2, recorded: 1 });
  });

  it("of nobody known are kept without a person, of a time to come count as now, of an unknown title without its facts", async () => {
    await record(event("a", { customerId: 9999, ean: "9780000000002", at: "2027-01-01T00:00:00.000Z", action: "Search", text: "L’Été" }));
    expect(await shop.database.db.select().from(analyticEvents)).toMatchObject([
      { customerId: null, category: null, publisher: null, at: shop.clock.now(), searchKey: "l ete" },
    ]);
  });

  it("are summed per person, also when two batches meet", async () => {
    await Promise.all(Array.from({ length: 6 }, (_, index) => record(event(`n${index}`, { at: `2026-11-1${index}T10:00:00.000Z` }))));
    const sums = await shop.database.db.select().from(analyticSums).orderBy(analyticSums.action);
    expect(sums.map(({ action, count: times, lastAt }) => [action, times, lastAt.toISOString()])).toEqual([
      ["View", 6, "2026-11-15T10:00:00.000Z"],
      ["Visit", 6, "2026-11-15T10:00:00.000Z"],
    ]);
  });

  it("are deleted when they are too old, and those of a person after their objection; the totals follow", async () => {
    const { db } = shop.database;
    await record(event("old", { at: "2024-01-01T10:00:00.000Z", action: "Cart" }), event("new"), event("other", { customerId: 2 }));
    expect(await forgetOldEvents(shop.ports, shop.clock.now())).toBe(1);
    expect((await db.select().from(analyticSums).where(eq(analyticSums.customerId, 1))).map(({ action }) => action).sort()).toEqual([
      "View",
      "Visit",
    ]);
    expect((await count(all(asks("cartedCategory", "oneOf", "Littérature"), viewed))).nodes).toEqual([0, 2]);
    const erase = () => admin.call("deletePersonEvents", { query: { id: 1 } });
    expect((await erase()).body.entityOutput).toEqual({ forgotten: 1 });
    expect((await erase()).body.entityOutput).toEqual({ forgotten: 0 });
    expect((await logged("deletePersonEvents")).map(({ entity, entityId }) => [entity, entityId])[0]).toEqual(["customer", "1"]);
    expect((await admin.call("deletePersonEvents", { query: { id: 9999 } })).status).toBe(404);
    expect((await db.select().from(analyticEvents)).map(({ id }) => id)).toEqual(["other"]);
    expect((await count(all(viewed))).count).toBe(1);
    expect((await db.select().from(analyticSums)).map(({ customerId }) => customerId)).toEqual([2, 2]);
    await db.delete(customers).where(eq(customers.id, 2));
    expect(await db.select().from(analyticEvents)).toEqual([]);
  });

  it("are refused by the whole batch when one cannot be", async () => {
    const send = (over: object) => admin.call("recordEvents", { body: { events: [event("a"), { ...event("b"), ...over } as never] } });
    expect((await send({ action: "Nothing" })).status).toBe(422);
    expect((await send({ ean: "978" })).status).toBe(422);
    expect(await shop.database.db.select().from(analyticEvents)).toEqual([]);
  });
});
