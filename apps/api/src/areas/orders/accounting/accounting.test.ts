import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { brokenFecRules } from "../../../testing/fec-rules.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;

const NOVEMBER = { from: "2026-11-01", to: "2026-11-30" };
const DECEMBER = { from: "2026-12-01", to: "2026-12-31" };
/** Orders of two books of 10.00 at 5.5 % and 4.90 shipping. */
const [BEFORE_DELIVERY, IN_TWO_PARTS, GESTURE_AFTER, GESTURE_BEFORE, RETURN, PICKUP] = [901, 902, 903, 904, 905, 906];
/** Paid in January, its two deliveries and their invoices in February and March. */
const PER_DELIVERY = 931;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  await liveNovember();
  shop.clock.advance(10 * 86_400);
  await liveDecember();
});
afterAll(() => shop.close());

const lines = (id: number) => [itemId(id, 0), itemId(id, 1)];
async function done(answer: Promise<{ status: number }>): Promise<void> {
  expect((await answer).status).toBe(200);
}
const ship = (documentId: number) => done(libraire.call("shipDocumentItems", { body: { documentId, itemIds: lines(documentId) } }));
const pay = (documentId: number, amount: string) => done(libraire.call("validatePayment", { body: { documentId, amount } }));
const versionOf = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body.version;
const ifMatch = async (id: number) => ({ headers: { "If-Match": `"${await versionOf(id)}"` } });
async function refund(documentId: number, amount: string, reason: "Gesture" | "Postage" | "GoodsReturned"): Promise<void> {
  const body = { documentId, amount, reason, means: "BankTransfer", tellsCustomer: false } as const;
  await done(libraire.call("recordRefund", { body }, await ifMatch(documentId)));
}

/** 21 November: everything but the second part of a cheque. What was paid by card was received on 1 November. */
async function liveNovember(): Promise<void> {
  libraire = await shop.signIn("admin");
  const card: Omit<OrderSketch, "id"> = { lines: ["Processing", "Processing"] };
  const cheque = {
    lines: ["Pending", "Pending"],
    documentStatus: "AwaitingPayment",
    paymentMethod: "Check",
  } satisfies Partial<OrderSketch>;
  const counter = { shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", shippingCents: 0, totalCents: 2000 } as const;
  await insertOrders(shop.database.db, [
    ...[BEFORE_DELIVERY, GESTURE_AFTER, GESTURE_BEFORE, RETURN].map((id) => ({ ...card, id })),
    { ...cheque, id: IN_TWO_PARTS, paymentStatus: "Pending" },
    { ...card, ...counter, id: PICKUP, paymentStatus: "Pending" },
  ]);
  await ship(BEFORE_DELIVERY);
  await pay(IN_TWO_PARTS, "10.00");
  await ship(GESTURE_AFTER);
  await refund(GESTURE_AFTER, "5.00", "Gesture");
  await refund(GESTURE_BEFORE, "4.90", "Postage");
  await ship(GESTURE_BEFORE);
  await ship(RETURN);
  const items = [{ itemId: itemId(RETURN, 0), quantity: 1, state: "Resellable" as const }];
  await done(libraire.call("returnDocumentItems", { body: { documentId: RETURN, items } }, await ifMatch(RETURN)));
  await refund(RETURN, "10.00", "GoodsReturned");
  const counterPayments = [{ means: "Cash" as const, amount: "20.00" }];
  await done(libraire.call("validatePicking", { body: { documentId: PICKUP, itemIds: lines(PICKUP), counterPayments } }));
}

async function liveDecember(): Promise<void> {
  libraire = await shop.signIn("admin");
  await pay(IN_TWO_PARTS, "14.90");
  await ship(IN_TWO_PARTS);
}

const summary = async (query: typeof NOVEMBER) => (await libraire.call("getAccountingSummary", { query })).body;
async function fec(query: typeof NOVEMBER): Promise<{ fileName: string; text: string; lines: string[][] }> {
  const answer = await libraire.open("exportAccountingEntries", { query });
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fileName = /filename="?([^";]+)/.exec(answer.headers.get("Content-Disposition") ?? "")?.[1] ?? "";
  const text = await answer.text();
  const rows = text.split("\r\n").slice(1, -1);
  return { fileName, text, lines: rows.map((row) => row.split("\t")) };
}
const centsOf = (amount = "") => Math.round(Number(amount.replace(",", ".")) * 100);

describe("a month of a bookshop", () => {
  it("has the figures that its papers and its ledger have", async () => {
    // Invoices: three of 24.90 (23.60 + 1.30), two of 20.00 (18.96 + 1.04); notes of 5.00 (4.74 + 0.26) and 10.00 (9.48 + 0.52);
    // ten euros of a cheque were prepaid (9.48 + 0.52).
    expect(await summary(NOVEMBER)).toEqual({
      ...NOVEMBER,
      days: [{ day: "2026-11-21", paperCount: 7, noTax: "94.50", tax: "5.20", withTax: "99.70" }],
      vat: [{ regime: "France", country: "FR", taxRate: 0.055, ca3Line: "09", base: "103.98", tax: "5.72" }],
      receipts: [
        { means: "CreditCard", received: "99.60", refunded: "0.00", total: "99.60" },
        { means: "BankTransfer", received: "0.00", refunded: "19.90", total: "-19.90" },
        { means: "Check", received: "10.00", refunded: "0.00", total: "10.00" },
        { means: "Cash", received: "20.00", refunded: "0.00", total: "20.00" },
      ],
      invoices: { count: 5, withTax: "114.70" },
      creditNotes: { count: 2, withTax: "15.00" },
      ...{ deposits: "10.00", unionSales: [], vatToCheck: [] },
    });
    expect(await summary({ from: "2026-11-01", to: "2026-11-20" })).toMatchObject({ days: [], deposits: "99.60" });
  });

  it("declares in the next month what was not prepaid", async () => {
    expect(await summary(DECEMBER)).toMatchObject({
      days: [{ day: "2026-12-01", paperCount: 1, noTax: "23.60", tax: "1.30", withTax: "24.90" }],
      vat: [{ regime: "France", country: "FR", taxRate: 0.055, ca3Line: "09", base: "14.12", tax: "0.78" }],
      receipts: [{ means: "Check", total: "14.90" }],
      deposits: "0.00",
    });
    // Both months together: the VAT of the papers.
    expect((await summary({ from: "2026-11-01", to: "2026-12-31" })).vat).toEqual([
      { regime: "France", country: "FR", taxRate: 0.055, ca3Line: "09", base: "118.10", tax: "6.50" },
    ]);
  });

  it("is a FEC that keeps the rules, with the same sums", async () => {
    const november = await fec(NOVEMBER);
    expect(november.fileName).toBe("123456782FEC20261130.txt");
    expect(brokenFecRules(november)).toEqual([]);
    const balances = new Map<string, number>();
    for (const row of november.lines) {
      balances.set(row[4] ?? "", (balances.get(row[4] ?? "") ?? 0) + centsOf(row[11]) - centsOf(row[12]));
    }
    expect(Object.fromEntries([...balances].sort())).toEqual({
      // Four times 4.64 of shipping; the gesture on shipping lowers the goods.
      // VAT due is what the return declares: 5.20 of papers and 0.52 of the prepayment.
      ...{ 411000: 0, 419100: -1000, 445710: -572, 445800: 52, 707000: -7594, 708500: -1856 },
      ...{ 511200: 1000, 512000: -1990, 512100: 9960, 530000: 2000 },
    });
    const both = await fec({ from: "2026-11-01", to: "2026-12-31" });
    expect(brokenFecRules(both)).toEqual([]);
    expect(both.lines.slice(0, november.lines.length)).toEqual(november.lines);
    expect((await fec({ from: "2026-11-21", to: "2026-11-21" })).lines).toEqual(november.lines.filter((row) => row[3] === "20261121"));
    expect((await fec({ from: "2026-09-01", to: "2026-09-30" })).lines).toEqual([]);
  });
});

it("leaves an order that left before papers were numbered to the accounts of then", async () => {
  const october = { date: new Date("2026-10-05T08:00:00Z"), documentStatus: "Complete", lines: ["Shipped", "Shipped"] } as const;
  await insertOrders(shop.database.db, [{ ...october, lines: [...october.lines], id: 907 }]);
  const period = { from: "2026-10-01", to: "2026-10-31" };
  expect(await summary(period)).toMatchObject({ days: [], vat: [], receipts: [{ total: "24.90" }], deposits: "0.00" });
  expect((await fec(period)).lines.map((row) => row[4])).toEqual(["512100", "411000"]);
});

describe("a period", () => {
  it.each([
    [{ from: "2026-11-30", to: "2026-11-01" }, "to", "The last day is before the first one."],
    [{ from: "2026-01-01", to: "2027-02-01" }, "to", "At most thirteen months at a time."],
    [{ from: "2026-02-30", to: "2026-11-01" }, "from", null],
    [{ from: "2026-01-01", to: "hier" }, "to", null],
    [{ to: "2026-11-01" }, "from", null],
  ])("%o is rejected at its field", async (query, property, message) => {
    for (const operation of ["getAccountingSummary", "exportAccountingEntries"] as const) {
      const { status, body } = await libraire.call(operation, { query }, { headers: { "Accept-Language": "en" } });
      expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, property]);
      if (message) expect(body.propertiesErrorMessages[0]?.errorMessage).toBe(message);
    }
  });

  it("may be thirteen months", async () => {
    expect((await libraire.call("getAccountingSummary", { query: { from: "2026-01-01", to: "2027-01-31" } })).status).toBe(200);
  });

  it("is not for somebody without orders", async () => {
    const other = await shop.signIn("marketing");
    expect((await other.call("getAccountingSummary", { query: NOVEMBER })).status).toBe(403);
  });
});

it("has what a first delivery leaves of a prepayment on deposit, with its VAT, until the last one", async () => {
  await shop.database.db.execute(sql`update customers set invoicing = 'PerDelivery' where id = 3`);
  const shipOne = (line: number) =>
    done(libraire.call("shipDocumentItems", { body: { documentId: PER_DELIVERY, itemIds: [itemId(PER_DELIVERY, line)] } }));
  // 1 December, then a month each.
  const nextMonth = async () => {
    shop.clock.advance(31 * 86_400);
    libraire = await shop.signIn("admin");
  };
  await nextMonth();
  const sketch = { lines: ["Processing", "Processing"], paymentStatus: "Pending", paymentMethod: "OnInvoice", customerId: 3 } as const;
  await insertOrders(shop.database.db, [{ ...sketch, lines: [...sketch.lines], id: PER_DELIVERY }]);
  const before = await summary({ from: "2026-12-01", to: "2026-12-31" });
  await pay(PER_DELIVERY, "24.90");
  await nextMonth();
  await shipOne(0);
  await nextMonth();
  await shipOne(1);
  const sums = async (period: typeof NOVEMBER) => {
    const { vat, deposits } = await summary(period);
    return [vat.map(({ base, tax }) => [base, tax]), (Number(deposits) - Number(before.deposits)).toFixed(2)];
  };
  const PERIODS = [
    { from: "2027-01-01", to: "2027-01-31" },
    { from: "2027-02-01", to: "2027-02-28" },
    { from: "2027-03-01", to: "2027-03-31" },
  ];
  // 24.90 / 1.055 = 23.60: declared as it was received, and no more with the invoices of 14.90 and 10.00.
  expect(await Promise.all(PERIODS.map(sums))).toEqual([
    [[["23.60", "1.30"]], "24.90"],
    [[], "10.00"],
    [[], "0.00"],
  ]);
  for (const period of PERIODS) {
    const { rows } = await depositRows(period.to);
    expect(rows.find(({ documentId }) => documentId === PER_DELIVERY)?.amount ?? "0.00").toBe((await sums(period))[1]);
  }
});

async function depositRows(to: string) {
  const { body } = await libraire.call("listFigureOrders", { query: { figure: "Deposits", from: to, to, pageSize: 100 } });
  return { rows: body.items };
}
