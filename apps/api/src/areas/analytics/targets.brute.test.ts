import { isTargeted, isTargetGroup, type TargetPerson, targetNodes } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawing, drawnPerson, drawnTarget, drawnTitles } from "../../../../../packages/domain/src/target.fixtures.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { subscribed } from "../customers/buyers.store.ts";
import { addSubscriptions } from "../customers/customers.bulk.store.ts";
import { targets } from "./analytics.tables.ts";
import { recordEvents } from "./events.store.ts";
import { personProfiles } from "./profiling.tables.ts";
import { countPeople } from "./targets.people.ts";

const PEOPLE = 120;
const TARGETS = 500;

let shop: TestApp;
let people: TargetPerson[];
beforeAll(async () => {
  shop = await testApp();
  const now = shop.clock.now();
  const { db } = shop.database;
  const draw = drawing(4400);
  people = Array.from({ length: PEOPLE }, () => drawnPerson(draw, now));
  const [plain] = titles;
  if (!plain) throw new Error("no title");
  await addProducts(
    db,
    drawnTitles.map(({ ean, category, publisher }, index) => ({
      ...plain,
      ...{ id: 900 + index, ean, categories: [category, "Autre"], publishers: [publisher] },
    })),
  );
  const address = (country: string, postalCode: string) => ({
    ...{ firstName: "A", lastName: "B", company: null, address1: "1 quai", address2: null, city: "Brest", phone: null },
    ...{ country, postalCode },
  });
  await addCustomers(
    db,
    people.map(({ createdAt, roleId, country, postalCode }, index) => ({
      ...{
        id: index + 1,
        firstName: "A",
        lastName: `B${index}`,
        company: null,
        email: `p${index}@example.fr`,
        phone: null,
        roleId,
        createdAt,
      },
      billingAddress: country && postalCode ? address(country, postalCode) : null,
      // Where one has both, it is the one that is sent to.
      shippingAddress: country && postalCode && index % 2 === 0 ? address(country, postalCode) : null,
    })),
  );
  for (const [index, { orderCount, orderTotalCents, lastOrderAt }] of people.entries())
    await db
      .update(customers)
      .set({ orderCount, orderTotalCents, lastOrderAt })
      .where(sql`${customers.id} = ${index + 1}`);
  await addSubscriptions(
    db,
    people.flatMap(({ subscriptions }, index) =>
      subscriptions.map((type) => ({ customerId: index + 1, type: type as "Newsletter", displayedText: type, since: now })),
    ),
  );
  const events = people.flatMap((person, index) =>
    person.events.map((event, place) => ({
      ...{ id: `${index}-${place}`, at: event.at.toISOString(), action: event.action, customerId: index + 1, visitorGuid: null },
      ...{ ean: event.ean, text: event.text, amount: null },
    })),
  );
  expect(await db.transaction((tx) => recordEvents(tx, events, now))).toHaveLength(events.length);
});
afterAll(() => shop.close());

describe("a target counted by the database", () => {
  it(`means the same people as counted one by one: ${TARGETS} drawn targets, every part of each`, async () => {
    const now = shop.clock.now();
    const draw = drawing(26);
    const counted = (node: Parameters<typeof isTargeted>[0]) => people.filter((person) => isTargeted(node, person, now)).length;
    let parts = 0;
    for (let index = 0; index < TARGETS; index += 1) {
      const target = drawnTarget(draw, now);
      const found = await shop.database.db.transaction((tx) => countPeople(tx, target, now, subscribed));
      const nodes = targetNodes(target).map(({ node }) => counted(node));
      const steps =
        target.rule === "all" ? target.nodes.map((_, place) => counted({ rule: "all", nodes: target.nodes.slice(0, place + 1) })) : [];
      expect(found, JSON.stringify(target)).toEqual({ count: counted(target), known: PEOPLE, nodes, steps });
      parts += targetNodes(target).filter(({ node }) => !isTargetGroup(node)).length;
    }
    expect(parts).toBeGreaterThan(1_000);
  });
});

describe("profiles calculated by the database", () => {
  it("give each person the first target in order that means them, as counted one by one: 30 drawn orders", async () => {
    const now = shop.clock.now();
    const draw = drawing(77);
    const admin = await shop.signIn("admin");
    const { db } = shop.database;
    let given = 0;
    for (let round = 0; round < 30; round += 1) {
      await db.delete(targets);
      const drawn = Array.from({ length: 1 + draw(6) }, () => drawnTarget(draw, now));
      const rows = drawn.map((tree, index) => ({ name: `Cible ${index}`, nameKey: `cible ${index}`, searchText: ` cible ${index}`, tree }));
      const made = await db
        .insert(targets)
        .values(rows.map((row) => ({ ...row, description: "", people: 0, countedAt: now, createdAt: now, updatedAt: now })))
        .returning({ id: targets.id, name: targets.name });
      // In another order than they were made, some of them no profiles.
      const order = drawn.map((_, index) => index).sort(() => draw(3) - 1);
      const chosen = order.slice(0, 1 + draw(order.length));
      const idOf = (index: number) => made.find(({ name }) => name === `Cible ${index}`)?.id ?? 0;
      const { version } = (await admin.call("listTargetsProfiling")).body;
      const body = { targetIds: chosen.map(idOf) };
      expect((await admin.call("saveProfileDisplayOrders", { body }, { headers: { "If-Match": `"${version}"` } })).status).toBe(200);
      expect((await admin.call("affectAllTargetsToUsers")).status).toBe(200);
      expect(await shop.jobs.drain(shop.ports)).toEqual([]);
      const found = new Map((await db.select().from(personProfiles)).map(({ customerId, targetId }) => [customerId, targetId]));
      const wanted = new Map(
        people.flatMap((person, index) => {
          const first = chosen.find((place) => {
            const tree = drawn[place];
            return tree !== undefined && isTargeted(tree, person, now);
          });
          return first === undefined ? [] : [[index + 1, idOf(first)] as const];
        }),
      );
      expect(
        [...found].sort(([one], [other]) => one - other),
        JSON.stringify(chosen.map((place) => drawn[place])),
      ).toEqual([...wanted]);
      given += found.size;
    }
    expect(given).toBeGreaterThan(500);
  });
});
