import type { OperationOf } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../../app.ts";
import { rowsOf } from "../../../platform/database/database.ts";
import { breakingDatabase } from "../../../testing/breaking-database.ts";
import { type Caller, makeCaller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, insertUndo, itemId, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  await insertOrders(shop.database.db, [
    { id: 1, lines: ["Processing", "Processing"] },
    { id: 2, lines: ["Processing", "Processing"] },
    { id: 3, lines: ["Processing", "Processing"] },
    { id: 4, lines: ["Created", "Pending"], documentStatus: "AwaitingPayment", paymentStatus: "Pending" },
    { id: 5, lines: ["Processing", "Pending"] },
    { id: 6, lines: ["Processing", "Processing"], shippingMethod: "Pickup" },
    { id: 7, lines: ["Processing", "Processing"], shippingMethod: "Pickup" },
    { id: 8, lines: ["Processing", "Pending"] },
    { id: 9, lines: ["Processing", "Shipped"] },
    { id: 10, lines: ["Processing", "Shipped"] },
    { id: 11, lines: ["Processing"] },
  ]);
  await insertUndo(shop.database.db, 10, "0b0f1c9e-6a52-4a8e-9d0c-2f7f4c1f5a11");
});
afterAll(() => shop.close());

describe("twenty at once", () => {
  it("does the same request once: 1 transition, 1 mail, 1 log entry, 20 equal answers", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = { documentId: 1, itemIds: [itemId(1, 0)] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => libraire.call("shipDocumentItems", { body }, { headers })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await tracesOf(1)).toEqual({ version: 2, shipped: 1, mails: 1, events: 1, audited: 1 });
  });

  it("lets one of twenty different requests for the same line through", async () => {
    const body = { documentId: 2, itemIds: [itemId(2, 0)] };
    const answers = await Promise.all(Array.from({ length: 20 }, () => libraire.call("shipDocumentItems", { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await tracesOf(2)).toEqual({ version: 2, shipped: 1, mails: 1, events: 1, audited: 1 });
  });
});

describe("a fault at any statement", () => {
  it.each([
    ["shipDocumentItems", { documentId: 3, itemIds: [itemId(3, 0)], deliveryPackage: "8R42109876543" }],
    ["cancelDocumentItems", { documentId: 3, itemIds: [itemId(3, 0), itemId(3, 1)] }],
    ["validatePayment", { documentId: 4 }],
    [
      "setShippingAddress",
      {
        documentId: 5,
        shippingAddress: {
          firstName: "Yann",
          lastName: "Tanguy",
          address1: "3, quai de la Douane",
          postalCode: "29200",
          city: "Brest",
          country: "FR",
        },
      },
    ],
    ["setBuyerOrderReference", { documentId: 11, buyerOrderReference: "EJ-2026-00417" }],
    ["notifyPicking", { documentId: 6 }],
    ["validatePicking", { documentId: 7 }],
    ["setDeliveryPackage", { documentId: 8, deliveryPackage: "8R42109876543" }],
    ["addDocumentComment", { documentId: 9, text: "Votre colis part demain.", isMessage: true }],
    ["undoDocumentAction", { documentId: 10, undoId: "0b0f1c9e-6a52-4a8e-9d0c-2f7f4c1f5a11" }],
    ["generateLabel", { documentId: 9 }],
    ["generatePapers", { labels: [9], deliveryNotes: [9] }],
  ] as const satisfies readonly (readonly [OperationOf<"orders">, object])[])("of %s leaves nothing half done", async (operation, body) => {
    const breaker = breakingDatabase(shop.database);
    const app = createApp({ ...shop.ports, db: breaker.db, jobs: { enqueue: () => Promise.resolve(), wake: () => undefined } });
    const caller = makeCaller(app, libraire.accessToken, "");
    const before = await everything();
    let statement = 0;
    for (let isDone = false; !isDone; ) {
      statement += 1;
      breaker.failAt(statement);
      const { status } = await caller.call(operation, { body }, { headers: { "If-Match": '"1"' } });
      isDone = !breaker.hasFailed();
      breaker.failAt(0);
      if (isDone) expect(status).toBe(200);
      else {
        expect({ statement, status }).toEqual({ statement, status: 500 });
        expect({ statement, rows: await everything() }).toEqual({ statement, rows: before });
      }
      expect(statement).toBeLessThan(60);
    }
    console.log(`${operation}: ${statement - 1} statements broken one by one, 0 partial states (${shop.database.engine})`);
    expect(await everything()).not.toEqual(before);
    // The others begin from the same state.
    await shop.database.db.execute(sql`update documents set document_status = 'Processing', payment_status = 'Paid' where id = 3`);
    await shop.database.db.execute(sql`update document_items set status = 'Processing' where document_id = 3`);
    await breaker.close();
  });
});

/** Returns the state that twenty calls left on an order. */
async function tracesOf(documentId: number): Promise<unknown> {
  const [row] = await rowsOf(
    shop.database.db,
    sql`select version, shipped_count as shipped,
      (select count(*)::integer from mails where document_id = d.id) as mails,
      (select count(*)::integer from document_events where document_id = d.id and kind = 'Shipped') as events,
      (select count(*)::integer from audit_entries where entity = 'document' and entity_id = d.id::text) as audited
      from documents d where id = ${documentId}`,
  );
  return row;
}

/** A fingerprint of every table that an action writes. */
async function everything(): Promise<unknown> {
  const [row] = await rowsOf(
    shop.database.db,
    sql`select (select md5(string_agg(d::text, '|' order by id)) from documents d) as documents,
      (select md5(string_agg(i::text, '|' order by id)) from document_items i) as items,
      (select count(*)::integer from document_events) as events, (select count(*)::integer from mails) as mails,
      (select count(*)::integer from audit_entries) as audited, (select count(*)::integer from idempotency_keys) as keys`,
  );
  return row;
}
