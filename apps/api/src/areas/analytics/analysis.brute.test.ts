import {
  type ActionType,
  type AnalysisParts,
  type AnalysisTopKind,
  actionTypes,
  analysisParts,
  analysisTopKinds,
  fromCents,
  isTargeted,
  localDay,
  searchKey,
  shiftDay,
  type TargetEvent,
  type TargetPerson,
} from "@reserve/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawing, drawnPerson, drawnTarget, drawnTitles } from "../../../../../packages/domain/src/target.fixtures.ts";
import { addCustomers } from "../../platform/customers/add-customers.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "../catalog/catalog.bulk.store.ts";
import { titles } from "../catalog/catalog.list.fixtures.ts";
import { subscribed } from "../customers/buyers.store.ts";
import { figuresOf, figuresOverTime, topsOf } from "./analysis.store.ts";
import { recordEvents } from "./events.store.ts";
import { targetedIds } from "./targets.people.ts";

const PEOPLE = 80;
const QUESTIONS = 120;
const ZONES = ["Europe/Paris", "America/New_York", "Asia/Kathmandu", "UTC"];

type Done = TargetEvent & { cents: number | null };
type Person = Omit<TargetPerson, "events"> & { events: Done[] };

let shop: TestApp;
let people: Person[];
beforeAll(async () => {
  shop = await testApp();
  const now = shop.clock.now();
  const { db } = shop.database;
  const draw = drawing(1848);
  people = Array.from({ length: PEOPLE }, () => {
    const drawn = drawnPerson(draw, now);
    const events = drawn.events.flatMap((event): Done[] => {
      const cents = event.action === "Order" && draw(5) > 0 ? 100 + draw(5000) : null;
      // An order of two titles now and then.
      return event.action === "Order" && draw(2) === 0
        ? [
            { ...event, cents },
            { ...event, cents },
          ]
        : [{ ...event, cents }];
    });
    return {
      ...drawn,
      orderCount: 0,
      orderTotalCents: 0,
      lastOrderAt: null,
      subscriptions: [],
      country: null,
      postalCode: null,
      roleId: null,
      events,
    };
  });
  const [plain] = titles;
  if (!plain) throw new Error("no title");
  await addProducts(
    db,
    drawnTitles.map(({ ean, category, publisher }, index) => ({
      ...plain,
      ...{ id: 900 + index, ean, title: `Titre ${index}`, categories: [category], publishers: [publisher] },
    })),
  );
  await addCustomers(
    db,
    people.map(({ createdAt }, index) => ({
      ...{ id: index + 1, firstName: "A", lastName: `B${index}`, company: null, email: `p${index}@example.fr`, phone: null, roleId: null },
      ...{ createdAt, billingAddress: null, shippingAddress: null },
    })),
  );
  const events = people.flatMap((person, index) =>
    person.events.map(({ at, action, ean, text, cents }, place) => ({
      ...{ id: `${index}-${place}`, at: at.toISOString(), action, customerId: index + 1, visitorGuid: null, ean, text },
      amount: cents === null ? null : fromCents(cents),
    })),
  );
  const visitors = events.slice(0, 40).map((event) => ({ ...event, id: `visitor-${event.id}`, customerId: null }));
  await db.transaction((tx) => recordEvents(tx, [...events, ...visitors], now));
  expect(await db.select({ count: sql<number>`count(*)::integer` }).from(customers)).toEqual([{ count: PEOPLE }]);
});
afterAll(() => shop.close());

const within = (some: AnalysisParts["parts"]) => {
  const [from = 0, to = 0] = [some[0]?.from.getTime(), some.at(-1)?.to.getTime()];
  return ({ at }: Done) => at.getTime() >= from && at.getTime() < to;
};

/** Returns the actions of these people in some parts, counted one by one. */
function counted(meant: readonly Person[], parts: AnalysisParts["parts"]) {
  const done = meant.map(({ events }) => events.filter(within(parts)));
  const orders = done.map((events) => events.filter(({ action }) => action === "Order"));
  return {
    people: done.filter(({ length }) => length > 0).length,
    events: done.flat().length,
    orders: orders.map((events) => new Set(events.map(({ at }) => at.getTime())).size).reduce((sum, one) => sum + one, 0),
    turnover: fromCents(orders.flat().reduce((sum, { cents }) => sum + (cents ?? 0), 0)),
  };
}

const keyOf: Record<AnalysisTopKind, (event: Done) => string | null> = {
  Title: ({ ean }) => ean,
  Category: ({ category }) => category,
  Publisher: ({ publisher }) => publisher,
  Search: ({ text }) => text && searchKey(text),
};

function ranking(meant: readonly Person[], parts: AnalysisParts["parts"], kind: AnalysisTopKind, action: ActionType | null) {
  const times = new Map<string, number>();
  for (const event of meant.flatMap(({ events }) => events.filter(within(parts)))) {
    const key = keyOf[kind](event);
    if (key !== null && (action === null || event.action === action)) times.set(key, (times.get(key) ?? 0) + 1);
  }
  return [...times].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1));
}

describe("an analysis by the database", () => {
  it(`counts the same as counting one by one: ${QUESTIONS} random targets, periods, grains and time zones`, async () => {
    const now = shop.clock.now();
    const draw = drawing(42);
    let found = 0;
    for (let index = 0; index < QUESTIONS; index += 1) {
      const target = index % 8 === 0 ? ({ rule: "all", nodes: [] } as const) : drawnTarget(draw, now);
      const timeZone = ZONES[draw(ZONES.length)] ?? "UTC";
      const from = shiftDay(localDay(timeZone, now), -draw(60));
      const grain = (["day", "week", "month"] as const)[draw(3)] ?? "day";
      const parts = analysisParts({ from, to: shiftDay(from, draw(50)), grain, timeZone }, now);
      const description = JSON.stringify({ target, from, grain, timeZone, to: parts.period.to });
      const meant = people.filter((person) => isTargeted(target, person, now));
      await shop.database.db.transaction(async (tx) => {
        // Every other time as if they were too many to be looked up one by one.
        const analysis = { people: await targetedIds(tx, target, now, subscribed, index % 2 === 0 ? undefined : 0), parts };
        expect(await figuresOverTime(tx, analysis), description).toEqual({
          now: parts.parts.map((part) => counted(meant, [part])),
          before: parts.before.map((part) => counted(meant, [part])),
        });
        const { now: whole, before, actions } = await figuresOf(tx, analysis);
        expect([whole, before], description).toEqual([counted(meant, parts.parts), counted(meant, parts.before)]);
        const only = (action: ActionType) =>
          meant.map((person) => ({ ...person, events: person.events.filter((one) => one.action === action) }));
        expect(actions, description).toEqual(
          actionTypes.map((action) => {
            const { events: count, people: doers } = counted(only(action), parts.parts);
            return { action, count, people: doers, previous: counted(only(action), parts.before).events };
          }),
        );
        found += whole.events;
        for (const kind of analysisTopKinds) {
          const action = draw(2) === 0 ? null : (actionTypes[draw(actionTypes.length)] ?? null);
          const earlier = ranking(meant, parts.before, kind, action);
          const expected = ranking(meant, parts.parts, kind, action).map(([key, count]) => {
            const place = earlier.findIndex(([other]) => other === key);
            return { key, count, previous: earlier[place]?.[1] ?? 0, previousRank: place < 0 ? null : place + 1 };
          });
          const tops = await topsOf(tx, analysis, { kind, most: 3, action });
          expect(
            tops.map(({ key, count, previous, previousRank }) => ({ key, count, previous, previousRank })),
            description,
          ).toEqual(expected.slice(0, 3));
        }
      });
    }
    expect(found).toBeGreaterThan(1_000);
  });
});
