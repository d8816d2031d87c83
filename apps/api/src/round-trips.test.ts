import type { OperationId } from "@reserve/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "./app.ts";
import { argon2Passwords } from "./platform/node/passwords.ts";
import { seedDatabase } from "./seed.ts";
import { type CountedDatabase, countDatabase } from "./testing/round-trips.ts";
import { type Caller, makeCaller, TEST_START, type TestApp, testApp } from "./testing/test-app.ts";

const MAX_ROUND_TRIPS = 4;
const passwords = argon2Passwords({ memoryCost: 64, timeCost: 1, parallelism: 1 });

let shop: TestApp;
let counted: CountedDatabase;
let admin: Caller;

beforeAll(async () => {
  shop = await testApp({
    seed: {
      version: "demo shop 1",
      fill: async ({ db }) => void (await seedDatabase(db, { kind: "demo" }, passwords, TEST_START)),
    },
  });
  counted = countDatabase(shop.database);
  const { accessToken } = await shop.signIn("admin");
  admin = makeCaller(createApp({ ...shop.ports, db: counted.db }), accessToken, "");
});

afterAll(async () => {
  await counted.close();
  await shop.close();
});

describe("round trips to the database, one after the other", () => {
  it.each<[OperationId, OperationId | null]>([
    ["listDocuments", null],
    ["countDocumentViews", null],
    ["listProducts", null],
    ["getProductFacets", null],
    ["listCustomers", null],
    ["listPosts", null],
    ["listMails", null],
    ["listMessages", null],
    ["listReviews", null],
    ["listWorkQueues", null],
    ["getDocument", "listDocuments"],
    ["getDocumentNeighbours", "listDocuments"],
    ["getProduct", "listProducts"],
    ["getCustomer", "listCustomers"],
    ["getPost", "listPosts"],
    ["getMail", "listMails"],
    ["getMessage", "listMessages"],
    ["getPublicPost", "listPublicPosts"],
    ["listPublicPosts", null],
    ["getFullMenu", null],
    ["getMenuItem", "getFullMenu"],
    ["listMedias", null],
    ["getMedia", "listMedias"],
    ["listMediaUses", "listMedias"],
    ["listTitlesToOrder", null],
    ["getTillDay", null],
    ["getProductHistory", "listProducts"],
    ["getRegistrationEvent", "listRegistrationEvents"],
    ["listTargetsProfiling", null],
    ["getTargetProfiling", "listTargets"],
    ["getTargetEmailing", "listTargets"],
    ["getCampaignStats", "listCampaigns"],
  ])("%s", async (operation, list) => {
    const query = list ? { id: ((await admin.call(list)).body as unknown as { items: { id: number }[] }).items[0]?.id } : {};
    // The first call may open connections and load what stays.
    await admin.call(operation, { query });
    let status = 0;
    const roundTrips = await counted.countRoundTrips(async () => {
      ({ status } = await admin.call(operation, { query }));
    });
    expect(status).toBe(200);
    expect(roundTrips).toBeLessThanOrEqual(MAX_ROUND_TRIPS);
  });
});
