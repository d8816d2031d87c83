import { afterAll, beforeAll, expect, it } from "vitest";
import { addProducts, continueProductIds } from "../areas/catalog/catalog.bulk.store.ts";
import { peopleSeed } from "../areas/orders/orders.fixtures.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../testing/test-app.ts";
import { makeDemoShop } from "./shop.ts";
import { traffic } from "./traffic.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
});
afterAll(() => shop.close());

/** An event of the site with three places. */
async function openEvent(admin: Caller): Promise<number> {
  const unset = {
    ...{ title: "", subtitle: "", lead: "", description: "", relativeUrl: null },
    ...{ metaTitle: "", metaDescription: "", metaKeywords: "" },
  };
  const location = {
    ...{ gender: "Unknown" as const, firstName: "", lastName: "", email: "", website: "", phoneNumber: "", mobilePhoneNumber: "" },
    ...{ company: "Librairie du Quai", address1: "", address2: "", address3: "", postalCode: "", city: "Brest", country: "" },
  };
  const body = {
    ...{ postType: "Event" as const, publicationStartDate: null, publicationEndDate: null, eventStart: "2026-12-05T14:00:00.000Z" },
    localizations: { fr: { ...unset, title: "Lecture", relativeUrl: "lecture" }, en: unset },
    ...{ eventEnd: null, registration: { places: 3 }, location, productEans: [], postIds: [], categoryIds: [], tags: [] },
  };
  const { id, version } = (await admin.call("createPost", { body })).body.entityOutput;
  await admin.call("movePost", { body: { id, move: "publish", comment: null } }, { headers: { "If-Match": `"${version}"` } });
  return id;
}

it("is what the intake takes, visitor by visitor, and the same again for the same seed", async () => {
  const admin = await shop.signIn("admin");
  const some = makeDemoShop({ now: TEST_START, seed: 1 }).products.slice(0, 5);
  await addProducts(
    shop.database.db,
    some.map(({ priceWithTaxCents: priceCents, ...product }) => ({ ...product, priceCents, cacheRefreshedAt: null })),
  );
  await continueProductIds(shop.database.db);
  const titles = some.map(({ ean, taxRate }) => ({ ean, taxRate, priceWithTax: "11.90" }));
  const eventId = await openEvent(admin);
  const begin = () => {
    const visitors = traffic({ seed: 7, run: "DEMO", titles, storeId: 1, eventIds: [eventId] });
    return Array.from({ length: 40 }, () => visitors.next().value);
  };
  const visitors = begin();
  const bodies = visitors.map(({ batchAt }) => batchAt(shop.clock.now()));
  expect(begin().map(({ batchAt }) => batchAt(shop.clock.now()))).toEqual(bodies);
  for (const body of bodies) {
    const { body: answer } = await admin.call("takeIntake", { body });
    expect(answer.entityOutput.records.flatMap(({ problems }) => problems)).toEqual([]);
  }
  expect(visitors.every(({ pauseMs }) => pauseMs >= 2_000 && pauseMs <= 9_000)).toBe(true);
  expect(bodies.some(({ messages = [] }) => messages.length > 0)).toBe(true);
  const { body: event } = await admin.call("getRegistrationEvent", { query: { id: eventId } });
  expect(event.registeredCount).toBe(3);
  expect(event.registeredCount + event.waitingCount).toBe(bodies.flatMap(({ registrations = [] }) => registrations).length);
  expect(new Set(bodies.flatMap(({ payments = [] }) => payments.map(({ event }) => event)))).toEqual(new Set(["Paid", "Refused"]));
});
