import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, peopleSeed } from "./orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
let stagiaire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  stagiaire = await shop.signIn("stagiaire");
  await insertOrders(shop.database.db, [
    {
      id: 101,
      lines: ["Processing", "Processing", "Pending"],
      customerId: 1,
      date: new Date("2026-11-20T17:42:00Z"),
      externalId: "AMZ-402",
    },
    { id: 102, lines: ["Temp"], documentStatus: "Temp", paymentStatus: "Temp" },
  ]);
});
afterAll(() => shop.close());

describe("200", () => {
  it("lists orders, newest first, without carts", async () => {
    const { status, body } = await libraire.call("listDocuments");
    expect(status).toBe(200);
    expect(body.items.map((item) => item.customId)).toEqual(["101"]);
    const doc = await libraire.call("getDocument", { query: { id: 101 } });
    expect(doc.status).toBe(200);
  });
});
describe("403", () => {
  it("refuses whom lacks the claim", async () => {
    expect((await stagiaire.call("listDocuments")).status).toBe(403);
  });
});
