import { readFile } from "node:fs/promises";
import type { Schemas } from "@reserve/contract";
import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "./orders.fixtures.ts";
import { documents } from "./orders.tables.ts";

let shop: TestApp;
let libraire: Caller;

const date = (day: number) => new Date(Date.UTC(2026, 10, day, 8));
/** The test begins on 21 November at ten in Paris. */
const RELEASE = "2026-11-23";

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  await insertOrders(shop.database.db, [
    { id: 401, lines: ["Processing"], date: date(1) },
    { id: 402, lines: ["Processing", "Processing"], releases: [RELEASE, "2027-01-06"], date: date(2) },
    { id: 403, lines: ["Processing", "Processing"], releases: [null, RELEASE], date: date(3) },
    { id: 404, lines: ["Shipped", "Processing"], releases: ["2024-09-04", RELEASE], date: date(4) },
    { id: 405, lines: ["Processing"], releases: [RELEASE], date: date(5), shippingMethod: "Pickup" },
    { id: 406, lines: ["Shipped"], releases: ["2027-01-06"], date: date(6), documentStatus: "Shipped" },
    {
      id: 407,
      lines: ["Complete", "Processing"],
      releases: ["2024-09-04", RELEASE],
      date: date(7),
      shippingMethod: "Pickup",
      pickingNotifiedAt: date(7),
    },
  ]);
});
afterAll(() => shop.close());

async function numbers(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await libraire.call("listDocuments", { query: { sort: "date", ...query } });
  expect(status).toBe(200);
  return body.items.map((item) => item.customId);
}

const counts = async () =>
  Object.fromEntries((await libraire.call("countDocumentViews")).body.items.map(({ view, count }) => [view, count])) as Record<
    Schemas["DocumentView"],
    number
  >;

const queues = async () => Object.fromEntries((await libraire.call("listWorkQueues")).body.items.map(({ queue, count }) => [queue, count]));

describe("books that are not out yet", () => {
  it("leave nothing to prepare: the view, its count and the queue of the morning agree", async () => {
    expect(await numbers({ view: "toPrepare" })).toEqual(["401", "403"]);
    expect(await numbers({ view: "pickupToNotify" })).toEqual([]);
    expect(await numbers({ view: "awaitingRelease" })).toEqual(["402", "403", "404", "405", "407"]);
    expect(await counts()).toMatchObject({ toPrepare: 2, pickupToNotify: 0, awaitingRelease: 5 });
    expect(await queues()).toMatchObject({ toPrepare: 2, pickupToNotify: 0, pickupLate: 0 });
    expect(await numbers({ pickupNotifiedBefore: "2026-11-14" })).toEqual([]);
  });

  it("stand in no picking list", async () => {
    const { status, body } = await libraire.call("getPickingList", { query: { id: [402, 403, 405] } });
    expect(status).toBe(200);
    expect(body.items.flatMap((line) => line.documents.map(({ itemId: id }) => id))).toEqual([itemId(403, 0)]);
  });

  it("say so in the name of an export", async () => {
    const answer = await libraire.open("exportDocuments", { query: { view: "awaitingRelease" } });
    expect(answer.headers.get("Content-Disposition")).toContain("commandes-a-paraitre-2026-11-21.csv");
    expect((await answer.text()).trim().split("\r\n")).toHaveLength(6);
  });

  it("leave the view when their line is cancelled, and the other one when it is shipped", async () => {
    const { status } = await libraire.call("cancelDocumentItems", { body: { documentId: 402, itemIds: [itemId(402, 1)] } });
    expect(status).toBe(200);
    await libraire.call("shipDocumentItems", { body: { documentId: 403, itemIds: [itemId(403, 0)] } });
    expect(await numbers({ view: "toPrepare" })).toEqual(["401"]);
    await libraire.call("cancelDocumentItems", { body: { documentId: 403, itemIds: [itemId(403, 1)] } });
    expect(await numbers({ view: "awaitingRelease" })).toEqual(["402", "404", "405", "407"]);
  });

  it("were reckoned the same for the orders that stood there before", async () => {
    const read = () =>
      shop.database.db
        .select({ id: documents.id, readyFrom: documents.readyFrom, awaitsUntil: documents.awaitsUntil })
        .from(documents)
        .orderBy(asc(documents.id));
    const kept = await read();
    expect(kept).toContainEqual({ id: 401, readyFrom: "2024-09-04", awaitsUntil: "2024-09-04" });
    expect(kept).toContainEqual({ id: 406, readyFrom: null, awaitsUntil: null });
    await shop.database.db.update(documents).set({ readyFrom: null, awaitsUntil: null });
    const migration = await readFile(new URL("../../../migrations/0204_orders_release.sql", import.meta.url), "utf8");
    await shop.database.db.execute(sql.raw(/^update[^;]*/m.exec(migration)?.[0] ?? ""));
    expect(await read()).toEqual(kept);
  });

  it("come back on their day in Paris, without anybody's act", async () => {
    const before = await counts();
    // To 22 November, one second before midnight in Paris.
    shop.clock.advance(38 * 3600 - 1);
    libraire = await shop.signIn("libraire");
    expect(await counts()).toEqual(before);
    shop.clock.advance(1);
    expect(await numbers({ view: "toPrepare" })).toEqual(["401", "402", "404"]);
    expect(await numbers({ view: "pickupToNotify" })).toEqual(["405"]);
    expect(await numbers({ view: "awaitingRelease" })).toEqual([]);
    expect(await queues()).toMatchObject({ toPrepare: 3, pickupToNotify: 1, pickupLate: 1 });
  });
});
