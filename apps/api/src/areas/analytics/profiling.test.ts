import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { runTask } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { targets } from "./analytics.tables.ts";
import { personProfiles } from "./profiling.tables.ts";

let shop: TestApp;
let admin: Caller;
beforeAll(async () => {
  shop = await testApp();
  admin = await shop.signIn("admin");
  const address = (postalCode: string) => ({
    ...{ company: null, firstName: "Nadia", lastName: "Benhamou", address1: "1 rue de Siam", address2: null, postalCode, city: "Brest" },
    ...{ country: "FR", phone: null },
  });
  await addCustomers(
    shop.database.db,
    ["29200", "29000", "35000", "75001"].map((postalCode, index) => ({
      ...{ id: index + 1, firstName: "Nadia", lastName: `Benhamou ${index}`, company: null, email: `p${index + 1}@example.fr` },
      ...{ phone: null, roleId: null, billingAddress: null, shippingAddress: address(postalCode), createdAt: shop.clock.now() },
    })),
  );
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.jobs.drain(shop.ports);
  await shop.database.db.delete(targets);
});

const readAll = async () => (await admin.call("listTargetsProfiling")).body;
/** A target of the people whose postal code begins so. */
const make = async (start: string): Promise<number> => {
  const tree: Schemas["TargetGroup"] = { rule: "all", nodes: [{ field: "postalCode", operator: "startsWith", values: [start] }] };
  return (await admin.call("createTarget", { body: { name: `Code ${start}`, description: "", tree } })).body.entityOutput.id;
};
const order = async (targetIds: number[], version?: string) =>
  admin.call("saveProfileDisplayOrders", { body: { targetIds } }, { headers: { "If-Match": version ?? `"${(await readAll()).version}"` } });
const affect = (headers: Record<string, string> = {}) => admin.call("affectAllTargetsToUsers", {}, { headers });
const had = async () =>
  Object.fromEntries((await shop.database.db.select().from(personProfiles)).map(({ customerId, targetId }) => [customerId, targetId]));

it("gives everybody the first profile that matches them, and returns how many and when", async () => {
  const brest = await make("292");
  const finistere = await make("29");
  const other = await make("75");
  expect((await order([brest, finistere])).status).toBe(200);
  expect(await readAll()).toMatchObject({ profiles: [{ people: null }, { people: null }], others: [{ id: other }], known: 4 });
  const { status, body } = await affect();
  expect([status, body.entityOutput]).toMatchObject([200, { kind: "AffectAllTargetsToUsers", label: "Calcul des profils" }]);
  expect(await readAll()).toMatchObject({ task: { id: body.entityOutput.id, state: "Planned" } });
  await shop.jobs.drain(shop.ports);
  expect(await had()).toEqual({ 1: brest, 2: finistere });
  expect(await readAll()).toMatchObject({
    profiles: [
      { id: brest, people: 1 },
      { id: finistere, people: 1 },
    ],
    ...{ computedAt: shop.clock.now().toISOString(), isStale: false, task: null },
  });

  await order([finistere, other]);
  expect(await readAll()).toMatchObject({ isStale: true });
  await affect();
  await shop.jobs.drain(shop.ports);
  expect(await had()).toEqual({ 1: finistere, 2: finistere, 4: other });
  expect(await readAll()).toMatchObject({ isStale: false });
});

it("marks the profiles as stale after a target was changed or deleted, and releases the deleted one", async () => {
  const brest = await make("292");
  const rennes = await make("35");
  await order([brest, rennes]);
  await affect();
  await shop.jobs.drain(shop.ports);
  const { version, name, description, tree } = (await admin.call("getTarget", { query: { id: rennes } })).body;
  const body = { name, description, tree: { ...tree, rule: "none" as const } };
  await admin.call("updateTarget", { query: { id: rennes }, body }, { headers: { "If-Match": `"${version}"` } });
  expect(await readAll()).toMatchObject({ isStale: true });
  await admin.call("deleteTarget", { query: { id: brest } }, { headers: { "If-Match": '"1"' } });
  expect(await readAll()).toMatchObject({ isStale: true, profiles: [{ id: rennes }] });
  expect(await had()).toEqual({ 3: rennes });
});

it("is calculated once however often it is requested; another calculation waits until it has ended", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const first = await affect(headers);
  expect((await affect(headers)).body).toEqual(first.body);
  const second = await affect();
  expect([second.status, second.body]).toMatchObject([409, { reason: "UnderWay" }]);
  await shop.jobs.drain(shop.ports);
  const third = await affect();
  expect(third.status).toBe(200);
});

it("goes on after a kill where it was, and an older calculation writes nothing more", async () => {
  const brest = await make("29");
  await order([brest]);
  const { id } = (await affect()).body.entityOutput;
  const job = shop.ports.jobDefinitions.AffectAllTargetsToUsers;
  if (!job) throw new Error("nobody works on it");
  let steps = 0;
  const killed = {
    ...job,
    run: (context: Parameters<typeof job.run>[0]) =>
      job.run({
        ...context,
        step: async (work, parts) => {
          const done = await context.step(work, parts);
          steps += 1;
          if (steps === 1) throw new Error("killed");
          return done;
        },
      }),
  };
  await expect(runTask(shop.ports, { AffectAllTargetsToUsers: killed }, id)).rejects.toThrow("killed");
  expect(await had()).toEqual({ 1: brest, 2: brest });
  expect(await readAll()).toMatchObject({ task: { state: "Planned", doneCount: 4, totalCount: 5 } });
  await runTask(shop.ports, { AffectAllTargetsToUsers: killed }, id);
  expect(steps).toBe(2);
  expect(await readAll()).toMatchObject({ task: null, isStale: false });

  const rennes = await make("35");
  await order([rennes]);
  const older = (await affect()).body.entityOutput.id;
  await shop.database.db.update(backgroundTasks).set({ state: "Failed" }).where(eq(backgroundTasks.id, older));
  await order([brest, rennes]);
  await affect();
  await shop.database.db.update(backgroundTasks).set({ state: "Planned" }).where(eq(backgroundTasks.id, older));
  await shop.jobs.drain(shop.ports);
  expect(await had()).toEqual({ 1: brest, 2: brest, 3: rennes });
});

it("saves the whole order by its version, and names what is no target", async () => {
  const brest = await make("292");
  const before = `"${(await readAll()).version}"`;
  expect((await order([brest], before)).body.entityOutput).toMatchObject({ profiles: [{ id: brest }] });
  expect((await order([], before)).status).toBe(412);
  const wrong = await order([brest, 9_999_999]);
  expect([wrong.status, wrong.body]).toMatchObject([422, { propertiesErrorMessages: [{ propertyName: "targetIds[1]" }] }]);
  const [row] = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "saveProfileDisplayOrders"));
  expect(row).toMatchObject({ entity: "profiling" });
});
