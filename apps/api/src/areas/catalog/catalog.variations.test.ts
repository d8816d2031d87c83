import { afterAll, beforeAll, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts } from "./catalog.bulk.store.ts";
import { titles } from "./catalog.list.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp();
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

const base = titles[0] ?? expect.fail("no title");

it("lists the types of variations of products, the most frequent first, and only for users who may see them", async () => {
  expect((await libraire.call("listVariationTypes")).body).toEqual({ items: [] });
  const varied = [
    [{ type: "Format", value: "Blu-ray" }],
    [
      { type: "Format", value: "DVD" },
      { type: "Zone", value: "2" },
    ],
    [
      { type: "format", value: "DVD" },
      { type: "format", value: "Blu-ray" },
    ],
    [],
  ];
  await addProducts(
    shop.database.db,
    varied.map((variations, index) => ({ ...base, id: index + 1, ean: `97800000000${10 + index}`, variations })),
  );
  const { status, body } = await libraire.call("listVariationTypes");
  expect([status, body.items]).toEqual([
    200,
    [
      { name: "Format", productCount: 3 },
      { name: "Zone", productCount: 1 },
    ],
  ]);
});
