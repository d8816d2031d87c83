import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  const paid = { paymentStatus: "Paid", lines: ["Complete"], documentStatus: "Complete" } as const;
  const order = (id: number, date: string, more: object = {}) => ({ id, date: new Date(date), ...paid, lines: [...paid.lines], ...more });
  await insertOrders(shop.database.db, [
    // This week began on Monday 16 November, 00:00 in Paris.
    order(1, "2026-11-15T23:00:00.000Z"),
    order(2, "2026-11-15T22:59:59.999Z"),
    order(3, "2026-11-18T12:00:00Z", { paymentStatus: "Pending", documentStatus: "AwaitingPayment" }),
    order(4, "2026-11-18T12:00:00Z", { documentStatus: "Processing", lines: ["Complete", "Cancelled"] }),
    order(5, "2026-11-18T12:00:00Z", { documentStatus: "Cancelled", lines: ["Cancelled"] }),
    order(6, "2026-11-18T12:00:00Z", { paymentStatus: "Temp", documentStatus: "Temp", lines: ["Temp"] }),
    order(7, "2026-11-18T12:00:00Z", { documentType: "Invoice" }),
    order(8, "2026-11-21T09:00:01Z"),
    // Clocks go back on Sunday 25 October and forward on Sunday 29 March.
    order(20, "2026-10-18T22:00:00Z"),
    order(21, "2026-10-25T22:59:59Z"),
    order(22, "2026-10-25T23:00:00Z"),
    order(30, "2026-03-22T23:00:00Z"),
    order(31, "2026-03-29T21:59:59Z"),
    order(32, "2026-03-29T22:00:00Z"),
  ]);
});
afterAll(() => shop.close());

describe("orders and turnover, week by week", () => {
  it("are twelve weeks from Monday to Sunday in Paris, the last one still running", async () => {
    const { status, body } = await libraire.call("getSalesOverTime");
    expect(status).toBe(200);
    expect(body.items.map(({ from }) => from)).toEqual([
      "2026-08-31",
      "2026-09-07",
      "2026-09-14",
      "2026-09-21",
      "2026-09-28",
      "2026-10-05",
      "2026-10-12",
      "2026-10-19",
      "2026-10-26",
      "2026-11-02",
      "2026-11-09",
      "2026-11-16",
    ]);
    expect(body.items.map(({ isComplete }) => isComplete)).toEqual([...Array.from({ length: 11 }, () => true), false]);
  });

  it("count orders but no carts, and what was paid without its cancelled lines", async () => {
    const { body } = await libraire.call("getSalesOverTime", { query: { weeks: 2 } });
    expect(body.items).toEqual([
      { from: "2026-11-09", orderCount: 1, paidCount: 1, turnover: "14.90", isComplete: true },
      // 14.90 € of Monday, 14.90 € left of the order with a cancelled line; nothing of what is unpaid or wholly cancelled.
      { from: "2026-11-16", orderCount: 4, paidCount: 2, turnover: "29.80", isComplete: false },
    ]);
  });

  it("keep weeks whole in which the clocks change", async () => {
    const { body } = await libraire.call("getSalesOverTime", { query: { weeks: 52 } });
    const counted = Object.fromEntries(
      body.items.filter(({ orderCount }) => orderCount > 0).map(({ from, orderCount }) => [from, orderCount]),
    );
    expect(counted).toEqual({
      "2026-03-23": 2,
      "2026-03-30": 1,
      "2026-10-19": 2,
      "2026-10-26": 1,
      "2026-11-09": 1,
      "2026-11-16": 4,
    });
    expect(body.items).toHaveLength(52);
  });

  it("agree with the list of the same days", async () => {
    const { body } = await libraire.call("listDocuments", { query: { dateFrom: "2026-11-16", dateTo: "2026-11-21" } });
    expect(body.items.filter(({ date }) => date <= "2026-11-21T09:00:00Z")).toHaveLength(4);
  });
});

describe("401, 403, 422", () => {
  it("are of a year at most", async () => {
    const { status, body } = await libraire.call("getSalesOverTime", { query: { weeks: 53 } });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "weeks"]);
  });
});
