import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, peopleSeed } from "../orders.fixtures.ts";
import { documentItems } from "../orders.tables.ts";

const ean = "9782253023906";
let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  const done = { paymentStatus: "Paid", documentStatus: "Complete" } as const;
  await insertOrders(shop.database.db, [
    // This week began on Monday 16 November, 00:00 in Paris.
    { id: 1, date: new Date("2026-11-15T23:00:00Z"), ...done, lines: ["Complete"] },
    { id: 2, date: new Date("2026-11-15T22:59:59Z"), ...done, lines: ["Complete", "Cancelled"] },
    { id: 3, date: new Date("2026-11-18T12:00:00Z"), lines: ["Processing", "Pending", "Shipped"] },
    { id: 4, date: new Date("2026-11-18T13:00:00Z"), documentStatus: "Temp", paymentStatus: "Temp", lines: ["Temp"] },
    { id: 5, date: new Date("2026-11-18T13:00:00Z"), documentStatus: "Cancelled", paymentStatus: "Cancelled", lines: ["Cancelled"] },
    { id: 6, date: new Date("2026-11-18T13:00:00Z"), ...done, documentType: "Invoice", lines: ["Complete"] },
    // The first of the 26 weeks, the last instant before it, the year, and older.
    { id: 7, date: new Date("2026-05-24T22:00:00Z"), ...done, lines: ["Complete"] },
    { id: 8, date: new Date("2026-05-24T21:59:59Z"), ...done, lines: ["Complete"] },
    { id: 9, date: new Date("2025-11-20T12:00:00Z"), ...done, lines: ["Complete"] },
  ]);
  await shop.database.db.update(documentItems).set({ ean, quantity: 2 });
});
afterAll(() => shop.close());

describe("how a title sells", () => {
  it("counts copies by week from Monday to Sunday in Paris, without carts, cancelled lines and other papers", async () => {
    const { status, body } = await libraire.call("getProductSales", { query: { ean } });
    expect(status).toBe(200);
    expect(body.weeks).toHaveLength(26);
    expect(body.weeks.filter(({ copies }) => copies > 0)).toEqual([
      { from: "2026-05-25", copies: 2, isComplete: true },
      { from: "2026-11-09", copies: 2, isComplete: true },
      { from: "2026-11-16", copies: 8, isComplete: false },
    ]);
    expect(body).toMatchObject({ yearCopies: 14, lastOrderedAt: "2026-11-18T12:00:00.000Z", openOrderCount: 1, openCopies: 4 });
  });

  it("is nothing of a title that nobody ordered", async () => {
    const { body } = await libraire.call("getProductSales", { query: { ean: "9782070360024" } });
    expect(body).toMatchObject({ yearCopies: 0, lastOrderedAt: null, openOrderCount: 0, openCopies: 0 });
    expect(body.weeks.every(({ copies }) => copies === 0)).toBe(true);
  });

  it("refuses what is no EAN", async () => {
    expect((await libraire.call("getProductSales", { query: { ean: "978" } })).status).toBe(422);
  });
});
