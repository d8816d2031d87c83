import type { Input } from "@reserve/contract";
import { formatVoucherCode, makeVoucherCode } from "@reserve/domain";
import { like, or, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 5000;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
});
beforeEach(async () => {
  libraire = await shop.signIn("admin");
});
afterAll(() => shop.close());

/** An order of 20 € that is paid at the counter. */
async function newOrder(sketch: Partial<OrderSketch> = {}): Promise<number> {
  lastId += 1;
  const pickup = { shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", shippingCents: 0, totalCents: 2000 } as const;
  await insertOrders(shop.database.db, [
    { lines: ["Processing", "Processing"], ...pickup, paymentStatus: "Pending", ...sketch, id: lastId },
  ]);
  return lastId;
}

type Create = Input<"createVoucher">["body"];

async function sell(value: string, overrides: Partial<Create> = {}) {
  const payment = { means: "Cash", isAtCounter: true } as const;
  const answer = await libraire.call("createVoucher", {
    body: { value, expiresOn: "2027-11-21", customerId: null, note: null, payment, ...overrides },
  });
  expect(answer.status).toBe(200);
  return answer.body.entityOutput;
}
const voucherOf = async (id: number) => (await libraire.call("getVoucher", { query: { id } })).body;
const orderOf = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const faultsOf = ({
  status,
  body,
}: {
  status: number;
  body: { propertiesErrorMessages?: { propertyName: string; errorMessage: string }[] };
}) => [status, ...(body.propertiesErrorMessages ?? []).map(({ propertyName, errorMessage }) => `${propertyName}: ${errorMessage}`)];
const redeem = (documentId: number, voucherCode: string, amount?: string) =>
  libraire.call("validatePayment", { body: { documentId, means: "Voucher", voucherCode, ...(amount ? { amount } : {}) } });

describe("a voucher that is sold at the counter", () => {
  it("is in the till, pays a part of an order and has both in its history; the log has no code", async () => {
    const sold = await sell("50.00", { note: "Anniversaire" });
    expect(sold).toMatchObject({ state: "active", balance: "50.00", origin: "Sold", customer: null });
    const till = (await libraire.call("getTillDay", { query: {} })).body;
    expect(till.payments).toContainEqual(
      expect.objectContaining({ documentId: null, voucherId: sold.id, customId: sold.number, means: "Cash", amount: "50.00" }),
    );
    expect(till.totals.find(({ means }) => means === "Cash")?.received).toBe("50.00");

    const id = await newOrder();
    const typed = formatVoucherCode(sold.code).toLowerCase();
    expect((await redeem(id, typed, "15.00")).body.entityOutput).toMatchObject({
      paymentStatus: "Pending",
      paymentDue: "5.00",
      ledger: [{ kind: "Payment", means: "Voucher", amount: "15.00", reference: sold.number, isAtCounter: false }],
    });
    // Without an amount: all that is due.
    expect((await redeem(id, typed)).body.entityOutput).toMatchObject({ paymentStatus: "Paid", balance: { received: "20.00" } });
    expect(await voucherOf(sold.id)).toMatchObject({
      balance: "30.00",
      entries: [
        { kind: "Sold", amount: "50.00", balance: "50.00", means: "Cash" },
        { kind: "Redeemed", amount: "-15.00", document: { id, customId: String(id) } },
        { kind: "Redeemed", amount: "-5.00", balance: "30.00" },
      ],
    });
    const { changes } = auditEntries;
    const texts = sql`${changes}::text`;
    const wherePart = or(like(texts, `%${sold.code}%`), like(texts, `%${formatVoucherCode(sold.code)}%`), like(texts, `%${typed}%`));
    expect(await shop.database.db.$count(auditEntries, wherePart)).toBe(0);
  });

  it("is found by a part of its code in any spelling, by number, note and customer, and by its state", async () => {
    const { code, number, id } = await sell("10.00", { note: "Tombola du lycée", customerId: 2 });
    const found = async (query: Input<"listVouchers">["query"]) =>
      (await libraire.call("listVouchers", { query })).body.items.map((one) => one.id);
    const part = formatVoucherCode(code).slice(5, 14);
    for (const search of [part, part.toLowerCase().replace("-", " "), number, "tombola", "oeuvrard"]) {
      expect(await found({ search }), search).toEqual([id]);
    }
    expect(await found({ search: number, state: ["empty", "expired", "cancelled"] })).toEqual([]);
    expect(await found({ search: number, state: ["active"], origin: ["Sold"] })).toEqual([id]);
  });

  it("never gives more than its balance to fifty orders at once", { timeout: 60_000 }, async () => {
    const sold = await sell("100.00");
    const ids: number[] = [];
    for (let index = 0; index < 50; index += 1) ids.push(await newOrder());
    const answers = await Promise.all(ids.map((id) => redeem(id, sold.code, "7.00")));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(14);
    expect(statuses.filter((status) => status === 422)).toHaveLength(36);
    const { balance, entries } = await voucherOf(sold.id);
    expect([balance, entries.length]).toEqual(["2.00", 15]);
  });
});

describe("a voucher that cannot pay is refused at its field", () => {
  it("with a sentence for each case", async () => {
    const id = await newOrder();
    const active = await sell("10.00");
    const expired = await sell("10.00", { expiresOn: "2026-11-21" });
    const others = await sell("10.00", { customerId: 2 });
    const empty = await sell("5.00");
    await redeem(await newOrder(), empty.code);
    shop.clock.advance(86_400);
    libraire = await shop.signIn("admin");
    const wrong = `${active.code.slice(0, -1)}${active.code.endsWith("7") ? "8" : "7"}`;
    for (const [code, expected] of [
      [" ", "voucherCode: Indiquez le code du bon."],
      [wrong, "voucherCode: Ce code est mal recopié : il compte seize lettres et chiffres."],
      [makeVoucherCode((below) => below - 1), "voucherCode: Aucun bon n’a ce code."],
      [expired.code, "voucherCode: Ce bon a expiré : il était valable jusqu’au 21/11/2026."],
      [others.code, "voucherCode: Ce bon est réservé à un autre client."],
      [empty.code, "voucherCode: Il ne reste rien sur ce bon."],
    ] as const) {
      expect(faultsOf(await redeem(id, code))).toEqual([422, expected]);
    }
    expect(faultsOf(await redeem(id, active.code, "10.01"))).toEqual([
      422,
      expect.stringMatching(/^amount: Il reste 10,00\s€ sur ce bon\.$/),
    ]);
    const counterPayments = [
      { means: "Cash" as const, amount: "5.00" },
      { means: "Voucher" as const, amount: "15.00", voucherCode: active.code },
    ];
    const atCounter = await libraire.call("validatePayment", { body: { documentId: id, counterPayments } });
    expect(faultsOf(atCounter)[1]).toMatch(/^counterPayments\[1\]\.amount: /);
    expect((await orderOf(id)).ledger).toEqual([]);
    expect((await voucherOf(active.id)).balance).toBe("10.00");
  });
});

describe("at the hand-over", () => {
  it("pays beside cash, and undoing gives both back", async () => {
    const sold = await sell("12.00");
    const id = await newOrder();
    const counterPayments = [
      { means: "Cash" as const, amount: "8.00" },
      { means: "Voucher" as const, amount: "12.00", voucherCode: sold.code },
    ];
    const body = { documentId: id, itemIds: [itemId(id, 0), itemId(id, 1)], counterPayments, undoSeconds: 10 };
    const { undo } = (await libraire.call("validatePicking", { body })).body.entityOutput;
    expect(await voucherOf(sold.id)).toMatchObject({ balance: "0.00", state: "empty" });
    const undone = await libraire.call("undoDocumentAction", { body: { documentId: id, undoId: undo?.id ?? "" } });
    expect(undone.body.entityOutput).toMatchObject({ paymentStatus: "Pending", balance: { received: "0.00" } });
    expect(await voucherOf(sold.id)).toMatchObject({
      balance: "12.00",
      entries: [{}, { kind: "Redeemed" }, { kind: "Restored", amount: "12.00" }],
    });
  });
});

describe("a refund to a voucher", () => {
  const refund = async (documentId: number, extra: { customerAgrees?: boolean; voucherCode?: string; amount?: string }) =>
    libraire.call(
      "recordRefund",
      { body: { documentId, amount: "6.00", reason: "Gesture", means: "Voucher", tellsCustomer: false, ...extra } },
      { headers: { "If-Match": `"${(await orderOf(documentId)).version}"` } },
    );

  it("needs the customer's agreement, which its history records, and is for that customer only", async () => {
    const id = await newOrder({ paymentStatus: "Paid" });
    const refused = await refund(id, {});
    expect(faultsOf(refused)).toEqual([422, expect.stringMatching(/^customerAgrees: .*accord exprès/)]);
    const { ledger } = (await refund(id, { customerAgrees: true })).body.entityOutput;
    const number = ledger.at(-1)?.reference;
    expect(ledger.at(-1)).toMatchObject({ kind: "Refund", means: "Voucher", amount: "-6.00", reason: "Gesture" });
    const [summary] = (await libraire.call("listVouchers", { query: { search: number } })).body.items;
    expect(await voucherOf(summary?.id ?? 0)).toMatchObject({
      ...{ number, origin: "Refund", balance: "6.00", value: "6.00", customer: { id: 1, name: "Hélène Le Goff" } },
      entries: [{ kind: "Credited", amount: "6.00", customerAgrees: true, document: { id } }],
    });
  });

  it("credits the voucher that paid, without an agreement", async () => {
    const sold = await sell("20.00");
    const id = await newOrder();
    await redeem(id, sold.code);
    expect((await refund(id, { voucherCode: sold.code })).status).toBe(200);
    const { balance, entries } = await voucherOf(sold.id);
    expect([balance, entries.at(-1)]).toEqual(["6.00", expect.not.objectContaining({ customerAgrees: true })]);
  });
});

describe("a correction", () => {
  const ifMatch = (version: number) => ({ headers: { "If-Match": `"${version}"` } });

  it("moves the last day with a reason, and makes an expired voucher usable", async () => {
    const sold = await sell("20.00", { expiresOn: "2026-11-22" });
    shop.clock.advance(3 * 86_400);
    libraire = await shop.signIn("admin");
    const body = { id: sold.id, expiresOn: "2027-01-31", reason: "Prolongé" };
    expect((await libraire.call("setVoucherExpiry", { body }, ifMatch(99))).status).toBe(412);
    const corrected = (await libraire.call("setVoucherExpiry", { body }, ifMatch(sold.version))).body.entityOutput;
    expect(corrected).toMatchObject({
      state: "active",
      entries: [{}, { kind: "ExpiryChanged", amount: "0.00", expiredOn: "2026-11-22", expiresOn: "2027-01-31", reason: "Prolongé" }],
    });
  });

  it("cancels it and gives the balance back out of the till, once", async () => {
    const sold = await sell("20.00", { expiresOn: null });
    const body = { id: sold.id, reason: "Carte perdue", repayment: { means: "Cash", isAtCounter: true } } as const;
    const cancelled = (await libraire.call("cancelVoucher", { body }, ifMatch(sold.version))).body.entityOutput;
    expect(cancelled).toMatchObject({
      state: "cancelled",
      balance: "0.00",
      entries: [{}, { kind: "Cancelled", amount: "-20.00", means: "Cash" }],
    });
    const till = (await libraire.call("getTillDay", { query: {} })).body;
    expect(till.payments.at(-1)).toMatchObject({ kind: "Refund", voucherId: sold.id, amount: "-20.00" });
    expect((await libraire.call("cancelVoucher", { body }, ifMatch(cancelled.version))).body.reason).toBe("cancelled");
    expect(faultsOf(await redeem(await newOrder(), sold.code))).toEqual([422, "voucherCode: Ce bon est annulé."]);
  });
});

it("names every invalid property of a new voucher", async () => {
  const body = { value: "0.00", expiresOn: "2020-01-01", customerId: 999, note: " ", payment: null };
  const answer = await libraire.call("createVoucher", { body });
  expect(answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toEqual(["value", "expiresOn", "customerId", "note"]);
  const paid = {
    ...body,
    value: "5.00",
    expiresOn: null,
    customerId: null,
    payment: { means: "Paypal", isAtCounter: true, storeId: 99 },
  } as const;
  const other = await libraire.call("createVoucher", { body: paid });
  expect(other.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toEqual(["payment.isAtCounter", "payment.storeId"]);
});

it("is in the export of its customer's data, and erased with them: only the amounts stay", async () => {
  const customerId = 3;
  const voucher = await sell("30.00", { customerId, note: "Pour Zoé" });
  const exported = (await libraire.call("exportCustomerData", { body: { id: customerId } })).body.entityOutput;
  expect(exported.vouchers).toMatchObject([{ number: voucher.number, value: "30.00", note: "Pour Zoé", entries: [{ kind: "Sold" }] }]);
  expect((await libraire.call("eraseCustomer", { body: { id: customerId } })).status).toBe(200);
  expect(await voucherOf(voucher.id)).toMatchObject({ balance: "30.00", customer: null, note: null });
  expect((await libraire.call("listVouchers", { query: { search: "Zoé" } })).body.items).toEqual([]);
});

it("is money of the accounts when it is sold, without VAT, and pays an order from its own account", async () => {
  shop.clock.advance(60 * 86_400);
  libraire = await shop.signIn("admin");
  const day = new Date(shop.clock.now()).toISOString().slice(0, 10);
  const period = { from: day, to: day };
  const sold = await sell("50.00", { expiresOn: null });
  const sale = (await libraire.call("getAccountingSummary", { query: period })).body;
  expect(sale).toMatchObject({ vat: [], days: [], deposits: expect.any(String) });
  expect(sale.receipts).toEqual([{ means: "Cash", received: "50.00", refunded: "0.00", total: "50.00" }]);
  await redeem(await newOrder(), sold.code);
  const used = (await libraire.call("getAccountingSummary", { query: period })).body;
  expect(used.receipts).toContainEqual({ means: "Voucher", received: "20.00", refunded: "0.00", total: "20.00" });
  // Not due at receipt of a voucher either, but with the goods.
  expect(used.vat).toEqual([]);
  const text = await (await libraire.open("exportAccountingEntries", { query: period })).text();
  const rows = text
    .split("\r\n")
    .slice(1, -1)
    .map((row) => row.split("\t"));
  expect(rows.map((row) => [row[4], row[8], row[10], row[11], row[12]])).toEqual([
    ["530000", sold.number, `Vente du bon ${sold.number}`, "50,00", "0,00"],
    ["467000", sold.number, `Vente du bon ${sold.number}`, "0,00", "50,00"],
    ["467000", sold.number, expect.stringMatching(/^Encaissement, commande /), "20,00", "0,00"],
    ["419100", sold.number, expect.any(String), "0,00", "20,00"],
  ]);
});
