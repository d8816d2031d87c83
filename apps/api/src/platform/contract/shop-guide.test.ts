import { afterAll, beforeAll, expect, it } from "vitest";
import { addProducts, continueProductIds } from "../../areas/catalog/catalog.bulk.store.ts";
import { peopleSeed } from "../../areas/orders/orders.fixtures.ts";
import { makeDemoShop } from "../../demo/shop.ts";
import { TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { guideSteps } from "./shop-guide.ts";

let shop: TestApp;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  await addProducts(shop.database.db, [{ ...product, id: 1, ean: "9782253023906", taxRate: 0.055, priceCents, cacheRefreshedAt: null }]);
  await continueProductIds(shop.database.db);
});
afterAll(() => shop.close());

it("shows its five lines and the life of an order, and runs no script", async () => {
  const answer = await shop.app.request("/api/docs/shop");
  const page = await answer.text();
  expect([answer.status, page.includes("<script")]).toEqual([200, false]);
  expect(page.match(/curl -s/g)).toHaveLength(5);
  expect(page).toContain("PaymentFailed");
  expect((await (await shop.app.request("/api/docs")).text()).includes('href="/api/docs/shop"')).toBe(true);
});

it("takes a first order in the five calls that it shows", async () => {
  const kept: Record<string, string> = {};
  const logEntries: Record<string, number>[] = [];
  for (const { path, token, body, keeps } of guideSteps("2026-11-21T08:59:00.000Z")) {
    const answer = await shop.app.request(`/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...(token === null ? {} : { Authorization: `Bearer ${kept[token]}` }) },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    // As the shell cuts it out.
    if (keeps) kept[keeps.as] = text.replace(new RegExp(`.*"${keeps.member}":"([^"]*)".*`), "$1");
    else logEntries.push(JSON.parse(text).entityOutput);
  }
  expect(logEntries.map(({ created, unchanged, refused }) => [created, unchanged, refused])).toEqual([
    [2, 0, 0],
    [0, 2, 0],
    [1, 0, 0],
  ]);
});
