import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { runTask } from "../../platform/jobs/jobs.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { campaigns } from "../campaigns/campaigns.tables.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { analyticEvents, analyticFacts, analyticSums, targets } from "./analytics.tables.ts";
import { profileTitles, profiling } from "./profiling.tables.ts";

const [PEREC, WOOLF, HIDDEN, GONE] = ["9782253023906", "9782070368228", "9782070360024", "9782070360031"] as const;

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const [plain] = titles;
  if (!plain) throw new Error("no title");
  await addProducts(shop.database.db, [
    { ...plain, id: 901, ean: PEREC, title: "La Vie mode d’emploi", isVisible: true },
    { ...plain, id: 902, ean: WOOLF, title: "Les Vagues", isVisible: true },
    { ...plain, id: 903, ean: HIDDEN, title: "Un titre masqué", isVisible: false },
  ]);
  await addCustomers(
    shop.database.db,
    ["Benhamou", "Marchetti", "Caradec", "Lescop"].map((lastName, index) => ({
      ...{ id: index + 1, firstName: "Nadia", lastName, company: null, email: `P${index + 1}@Example.fr`, phone: null, roleId: null },
      ...{ billingAddress: null, shippingAddress: null, createdAt: shop.clock.now() },
    })),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.delete(campaigns);
  await db.delete(targets);
  await db.delete(analyticEvents);
  await db.delete(analyticSums);
  await db.delete(analyticFacts);
  await db.update(profiling).set({ computedAt: null, computed: null, recommendedAt: null, run: null });
});

const make = async (name: string, least: number) =>
  (
    await admin.call("createTarget", {
      body: {
        ...{ name, description: "" },
        tree: { rule: "all", nodes: [{ field: "views", operator: "atLeast", values: [String(least)] }] },
      },
    })
  ).body.entityOutput.id;
const order = async (...targetIds: number[]) => {
  const { version } = (await admin.call("listTargetsProfiling")).body;
  const saved = await admin.call("saveProfileDisplayOrders", { body: { targetIds } }, { headers: { "If-Match": `"${version}"` } });
  expect(saved.status).toBe(200);
};
let made = 0;
const did = async (action: "View" | "Order", customerId: number, ean: string) => {
  made += 1;
  const body = {
    events: [{ id: `e${made}`, at: "2026-11-20T10:00:00.000Z", action, customerId, visitorGuid: null, ean, text: null, amount: null }],
  };
  expect((await admin.call("recordEvents", { body })).status).toBe(200);
};
const run = async (operation: "affectAllTargetsToUsers" | "calculateRecommendations") => {
  const { status, body } = await admin.call(operation);
  expect(status).toBe(200);
  await runTask(shop.ports, shop.ports.jobDefinitions, body.entityOutput.id);
  return body.entityOutput;
};
const profile = async (id: number) => (await admin.call("getTargetProfiling", { query: { id } })).body;

/** Two profiles: 1 and 2 looked twice, 3 once; 4 did nothing. */
async function shopOfReaders() {
  for (const [who, times] of [
    [1, 2],
    [2, 2],
    [3, 1],
  ] as const)
    for (let time = 0; time < times; time += 1) await did("View", who, PEREC);
  const often = await make("Regardent souvent", 2);
  const once = await make("Regardent", 1);
  await order(often, once);
  await run("affectAllTargetsToUsers");
  return { often, once };
}

it("returns the rank of a target among the profiles and its members; no rank for another target", async () => {
  const { often, once } = await shopOfReaders();
  expect(await profile(often)).toMatchObject({ place: 1, people: 2, isStale: false, titles: [], recommendedAt: null });
  expect(await profile(once)).toMatchObject({ name: "Regardent", place: 2, people: 1 });
  const none = await make("Personne", 9);
  expect(await profile(none)).toMatchObject({ place: null, people: null, isStale: false, titles: [] });
  await order(once);
  expect(await profile(once)).toMatchObject({ place: 1, isStale: true });
  expect((await admin.call("getTargetProfiling", { query: { id: 999_999 } })).status).toBe(404);
});

it("recommends what most people of a profile bought, of what the site shows", async () => {
  const { often, once } = await shopOfReaders();
  for (const ean of [WOOLF, HIDDEN, GONE]) for (const who of [1, 2]) await did("Order", who, ean);
  await did("Order", 1, PEREC);
  await did("Order", 1, PEREC);
  await did("Order", 3, PEREC);
  const task = await run("calculateRecommendations");
  expect(task).toMatchObject({ kind: "CalculateRecommendations", totalCount: 2, label: "Calcul des recommandations" });
  expect((await profile(often)).titles).toEqual([
    { ean: WOOLF, productId: 902, title: "Les Vagues", people: 2 },
    { ean: PEREC, productId: 901, title: "La Vie mode d’emploi", people: 1 },
  ]);
  expect((await profile(once)).titles).toEqual([{ ean: PEREC, productId: 901, title: "La Vie mode d’emploi", people: 1 }]);
  expect((await profile(once)).recommendedAt).toBe(shop.clock.now().toISOString());
  const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "calculateRecommendations"));
  expect(log.map(({ entity, entityId }) => [entity, entityId])).toContainEqual(["backgroundTask", task.id]);
  // Purchases since then count at the next calculation and replace the previous profile.
  await did("Order", 2, PEREC);
  await did("Order", 4, WOOLF);
  await run("calculateRecommendations");
  expect((await profile(often)).titles.map(({ ean, people }) => [ean, people])).toEqual(
    [
      [WOOLF, 2],
      [PEREC, 2],
    ].toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
});

it("goes on where a killed calculation stopped, and waits for no second one", async () => {
  const { often, once } = await shopOfReaders();
  await did("Order", 1, PEREC);
  await did("Order", 3, WOOLF);
  const [first, second] = await Promise.all([admin.call("calculateRecommendations"), admin.call("calculateRecommendations")]);
  expect(first.body.entityOutput.id).toBe(second.body.entityOutput.id);
  const { id } = first.body.entityOutput;
  const definition = shop.ports.jobDefinitions.CalculateRecommendations;
  if (!definition) throw new Error("there is no such task");
  let steps = 0;
  const killed: typeof definition = {
    ...definition,
    run: (given) =>
      definition.run({
        ...given,
        step: (work, parts) => {
          steps += 1;
          return steps === 2 ? Promise.reject(new Error("killed")) : given.step(work, parts);
        },
      }),
  };
  await expect(runTask(shop.ports, { CalculateRecommendations: killed }, id)).rejects.toThrow("killed");
  expect((await profile(often)).recommendedAt).toBeNull();
  await runTask(shop.ports, shop.ports.jobDefinitions, id);
  expect((await profile(once)).titles.map(({ ean }) => ean)).toEqual([WOOLF]);
  expect(await shop.database.db.select().from(profileTitles)).toHaveLength(2);
});

it("recommends nothing before there are profiles, and before people belong to them", async () => {
  const nothing = await admin.call("calculateRecommendations");
  expect([nothing.status, nothing.body.reason]).toEqual([409, "NoProfiles"]);
  await order(await make("Regardent", 1));
  const early = await admin.call("calculateRecommendations");
  expect([early.status, early.body.reason]).toEqual([409, "NotComputed"]);
});

it("counts the people whom letters to a target do not reach, and names the campaigns that use it", async () => {
  await did("View", 1, PEREC);
  await did("View", 2, PEREC);
  const id = await make("Regardent", 1);
  const emailing = async () => (await admin.call("getTargetEmailing", { query: { id } })).body;
  expect(await emailing()).toEqual({ id, name: "Regardent", count: 2, suppressed: 0, campaigns: [] });
  const refused = await admin.call("suppressEmail", { body: { email: "p1@example.fr", reason: "Request", note: "" } });
  expect(refused.status).toBe(200);
  const letter = {
    ...{
      name: "Lettre",
      subject: "Lire",
      contentType: "Html" as const,
      content: "<p>Lire</p>",
      emailList: "",
      subscriptionIdentifier: null,
    },
    ...{ mailTarget: "AnalyticsTargetIds" as const, analyticsTargetIds: [id] },
  };
  const campaign = (await admin.call("createCampaign", { body: letter })).body.entityOutput;
  expect(await emailing()).toEqual({ id, name: "Regardent", count: 2, suppressed: 1, campaigns: [{ id: campaign.id, name: "Lettre" }] });
  expect((await admin.call("getTargetEmailing", { query: { id: 999_999 } })).status).toBe(404);
});
