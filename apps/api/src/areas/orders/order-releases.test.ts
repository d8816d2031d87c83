import type { Schemas } from "@reserve/contract";
import { isAnnouncedBefore, isInView, orderViews, parisDayStart } from "@reserve/domain";
import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { factsOf } from "./order-facts.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "./orders.fixtures.ts";
import { documentItems, documents } from "./orders.tables.ts";

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

/** Returns orders with two lines each, in every combination of status and publication that the views distinguish. */
function pairs(): OrderSketch[] {
  const states = (["Created", "Pending", "Processing", "Shipped", "Cancelled"] as const).flatMap((status) =>
    ["2024-09-04", RELEASE].map((release) => ({ status, release })),
  );
  const combinations = (["CreditCard", "ManualAtPickup"] as const).flatMap((paymentMethod) =>
    (["Colissimo", "Pickup"] as const).map((shippingMethod) => ({ paymentMethod, shippingMethod })),
  );
  return combinations
    .flatMap((way) => [null, date(1)].map((pickingNotifiedAt) => ({ ...way, pickingNotifiedAt })))
    .flatMap((way) => states.flatMap((a, index) => states.slice(index).map((b) => ({ way, a, b }))))
    .map(({ way, a, b }, index) => ({
      ...way,
      id: 501 + index,
      paymentStatus: way.paymentMethod === "CreditCard" ? "Paid" : "Pending",
      // Without an entry in the ledger, which cannot be deleted afterwards.
      paidCents: null,
      lines: [a.status, b.status],
      releases: [a.release, b.release],
      date: date(1),
    }));
}

describe("views of orders with two lines", () => {
  afterAll(() => shop.database.db.delete(documents).where(sql`id > 500`));

  it("agree with the rules applied to the lines themselves", async () => {
    const { db } = shop.database;
    await insertOrders(db, pairs());
    const items = Map.groupBy(await db.select().from(documentItems), (item) => item.documentId);
    const all = (await db.select().from(documents).orderBy(asc(documents.id)))
      .filter(({ id }) => id > 500)
      .map((document) => ({ id: document.id, facts: factsOf({ document, items: items.get(document.id) ?? [] }) }));
    const now = shop.clock.now();
    const stored = async (query: Record<string, unknown>) => {
      const found: number[] = [];
      for (let page = 1; page === 1 || found.length === (page - 1) * 100; page++) {
        const { body } = await libraire.call("listDocuments", { query: { ...query, page, pageSize: 100, sort: "date" } });
        found.push(...body.items.map(({ id }) => id));
        if (body.items.length === 0) break;
      }
      return found.filter((id) => id > 500).toSorted((a, b) => a - b);
    };
    for (const view of orderViews) {
      expect({ view, ids: await stored({ view }) }).toEqual({
        view,
        ids: all.filter(({ facts }) => isInView(view, facts, now)).map(({ id }) => id),
      });
    }
    expect(await stored({ pickupNotifiedBefore: "2026-11-14" })).toEqual(
      all.filter(({ facts }) => isAnnouncedBefore(facts, parisDayStart("2026-11-14"), now)).map(({ id }) => id),
    );
    console.log(`${all.length} orders of two lines in the views as the rules say (${shop.database.engine})`);
  });

  it("follow the days that are stored with each order", async () => {
    const { id, readyFrom, awaitsUntil, notifyFrom, collectFrom } = documents;
    const stored = await shop.database.db.select({ id, readyFrom, awaitsUntil, notifyFrom, collectFrom }).from(documents);
    const nothing = { readyFrom: null, awaitsUntil: null, notifyFrom: null, collectFrom: null };
    expect(stored).toContainEqual({ ...nothing, id: 401, readyFrom: "2024-09-04", awaitsUntil: "2024-09-04" });
    expect(stored).toContainEqual({ ...nothing, id: 406 });
    expect(stored).toContainEqual({ id: 407, readyFrom: RELEASE, awaitsUntil: RELEASE, notifyFrom: RELEASE, collectFrom: null });
  });
});

describe("books that are not out yet", () => {
  it("leave nothing to prepare: the view, its count and the queue of the morning agree", async () => {
    expect(await numbers({ view: "toPrepare" })).toEqual(["401", "403"]);
    expect(await numbers({ view: "pickupToNotify" })).toEqual([]);
    expect(await numbers({ view: "awaitingRelease" })).toEqual(["402", "403", "404", "405", "407"]);
    expect(await counts()).toMatchObject({ toPrepare: 2, pickupToNotify: 0, awaitingRelease: 5 });
    expect(await queues()).toMatchObject({ toPrepare: 2, pickupToNotify: 0, pickupLate: 0 });
    expect(await numbers({ pickupNotifiedBefore: "2026-11-14" })).toEqual([]);
  });

  it("are in no picking list", async () => {
    const { status, body } = await libraire.call("getPickingList", { query: { id: [402, 403, 405] } });
    expect(status).toBe(200);
    expect(body.items.flatMap((line) => line.documents.map(({ itemId: id }) => id))).toEqual([itemId(403, 0)]);
    expect(body.leftOut.map(({ customId }) => customId)).toEqual(["402", "405"]);
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

  it("come back on their day in Paris, without anybody's act", async () => {
    const before = await counts();
    // To 22 November, one second before midnight in Paris.
    shop.clock.advance(38 * 3600 - 1);
    libraire = await shop.signIn("libraire");
    expect(await counts()).toEqual(before);
    shop.clock.advance(1);
    expect(await numbers({ view: "toPrepare" })).toEqual(["401", "402", "404", "405", "407"]);
    // The notified part was collected: the customer is notified of the rest.
    expect(await numbers({ view: "pickupToNotify" })).toEqual(["405", "407"]);
    expect(await numbers({ view: "awaitingRelease" })).toEqual([]);
    expect(await queues()).toMatchObject({ toPrepare: 5, pickupToNotify: 2, pickupLate: 0 });
  });
});
