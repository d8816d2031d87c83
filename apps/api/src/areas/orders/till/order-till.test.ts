import type { Schemas } from "@reserve/contract";
import { and, desc, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { ledgerEntries } from "../ledger/ledger.tables.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 800;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
});
beforeEach(async () => {
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

/** A pickup that is paid at the counter: 20 € for two lines. */
async function newPickup(sketch: Partial<OrderSketch> = {}): Promise<number> {
  lastId += 1;
  const id = lastId;
  const pickup = {
    shippingMethod: "Pickup",
    paymentMethod: "ManualAtPickup",
    paymentStatus: "Pending",
    shippingCents: 0,
    totalCents: 2000,
  } as const;
  await insertOrders(shop.database.db, [{ lines: ["Processing", "Processing"], ...pickup, ...sketch, id }]);
  return id;
}

const cash = (amount: string) => ({ means: "Cash" as const, amount });
const card = (amount: string) => ({ means: "CreditCard" as const, amount });
const rowsOf = async (documentId: number) =>
  (
    await shop.database.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.documentId, documentId), ledgerEntries.isAtCounter))
      .orderBy(ledgerEntries.id)
  ).map(({ kind, means, amountCents, storeId, day, takenBy }) => [kind, means, amountCents, storeId, day, takenBy]);
const read = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;

describe("money that is taken at the counter", () => {
  it("is stored by method with the payment, and is on the order, in the log and in the export of the customer's data", async () => {
    const documentId = await newPickup();
    const done = await libraire.call("validatePayment", { body: { documentId, counterPayments: [cash("15.00"), card("5.00")] } });
    expect(done.status).toBe(200);
    expect(done.body.entityOutput).toMatchObject({
      paymentStatus: "Paid",
      ledger: [
        { kind: "Payment", means: "Cash", amount: "15.00", at: "2026-11-21T09:00:00.000Z", actorName: "Mathilde Kervella" },
        { kind: "Payment", means: "CreditCard", amount: "5.00" },
      ],
    });
    expect(await rowsOf(documentId)).toEqual([
      ["Payment", "Cash", 1500, 1, "2026-11-21", "Mathilde Kervella"],
      ["Payment", "CreditCard", 500, 1, "2026-11-21", "Mathilde Kervella"],
    ]);
    const [entry] = await shop.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ action: "validatePayment", entityId: String(documentId) });
    expect(JSON.stringify(entry?.changes)).toContain('"counterPayments"');
    const exported = (await libraire.call("exportCustomerData", { body: { id: 1 } })).body.entityOutput;
    expect(exported.documents.find((one) => one.id === documentId)).toMatchObject({
      ledger: [{ kind: "Payment", means: "Cash", amount: "15.00" }, { means: "CreditCard" }],
    });
  });

  it("is refused when it is more than what is due, or nothing, and leaves the order as it was", async () => {
    const documentId = await newPickup();
    const propertyNames = async (parts: { means: "Cash" | "CreditCard" | "Check"; amount: string }[]) => {
      const answer = await libraire.call("validatePayment", { body: { documentId, counterPayments: parts } });
      expect(answer.status).toBe(422);
      return answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName);
    };
    expect(await propertyNames([cash("20.01")])).toEqual(["counterPayments"]);
    expect(await propertyNames([cash("20.00"), card("0.01")])).toEqual(["counterPayments"]);
    expect(await propertyNames([cash("10.00"), cash("10.00")])).toEqual(["counterPayments[1].means"]);
    expect(await propertyNames([cash("20.00"), card("0.00")])).toEqual(["counterPayments[1].amount"]);
    expect(await propertyNames([])).toEqual(["counterPayments"]);
    expect(await read(documentId)).toMatchObject({ paymentStatus: "Pending", version: 1 });
    expect(await rowsOf(documentId)).toEqual([]);
  });

  it("is recorded once, also when sent again, and not for an order that is paid", async () => {
    const documentId = await newPickup();
    const body = { documentId, counterPayments: [cash("20.00")] };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const [once, again] = [
      await libraire.call("validatePayment", { body }, { headers }),
      await libraire.call("validatePayment", { body }, { headers }),
    ];
    expect([once.status, again.status, again.body.entityOutput.version]).toEqual([200, 200, once.body.entityOutput.version]);
    expect(await rowsOf(documentId)).toHaveLength(1);
    const late = await libraire.call("validatePayment", { body });
    expect([late.status, late.body.reason]).toEqual([409, "AlreadyPaid"]);
    const handed = await libraire.call("validatePicking", { body });
    expect([handed.status, handed.body.reason]).toEqual([409, "AlreadyPaid"]);
    expect(await rowsOf(documentId)).toHaveLength(1);
  });

  it("is of no order that is not there", async () => {
    const body = { documentId: await newPickup(), counterPayments: [cash("20.00")] };
    expect((await libraire.call("validatePicking", { body: { ...body, documentId: 999_999 } })).status).toBe(404);
  });

  it("is nothing where an order was paid otherwise", async () => {
    const documentId = await newPickup();
    expect((await libraire.call("validatePayment", { body: { documentId } })).status).toBe(200);
    expect((await read(documentId)).ledger).toMatchObject([{ kind: "Payment", means: "Other", amount: "20.00", isAtCounter: false }]);
  });
});

describe("handing over and being paid at once", () => {
  it("is one action: the whole order is paid, what was ticked is handed over", async () => {
    const documentId = await newPickup();
    const done = await libraire.call("validatePicking", {
      body: { documentId, itemIds: [itemId(documentId, 0)], counterPayments: [cash("20.00")] },
    });
    expect(done.status).toBe(200);
    const { documentStatus, paymentStatus, items, events, paidAt } = done.body.entityOutput;
    expect([documentStatus, paymentStatus, items.map(({ status }) => status)]).toEqual(["Processing", "Paid", ["Complete", "Processing"]]);
    expect(paidAt).not.toBeNull();
    const kinds = events.map(({ kind }) => kind);
    expect(kinds).toContain("PaymentReceived");
    expect(kinds).toContain("PickingValidated");
  });

  it("is taken back at once, the money by rows of its own", async () => {
    const documentId = await newPickup();
    const before = await read(documentId);
    const done = await libraire.call("validatePicking", {
      body: { documentId, counterPayments: [cash("12.00"), card("8.00")], undoSeconds: 10 },
    });
    expect(done.body.entityOutput).toMatchObject({ documentStatus: "Complete", paymentStatus: "Paid" });
    const undone = await libraire.call("undoDocumentAction", { body: { documentId, undoId: done.body.entityOutput.undo?.id ?? "" } });
    expect(undone.status).toBe(200);
    const { version, ledger: rows, ...after } = undone.body.entityOutput;
    expect({ ...after, version: 1, ledger: [] }).toEqual({ ...before, version: 1 });
    expect(rows.map(({ kind, means, amount }) => [kind, means, amount])).toEqual([
      ["Payment", "Cash", "12.00"],
      ["Payment", "CreditCard", "8.00"],
      ["Reversal", "Cash", "-12.00"],
      ["Reversal", "CreditCard", "-8.00"],
    ]);
    // And done again, it is paid again.
    const again = await libraire.call("validatePicking", { body: { documentId, counterPayments: [card("20.00")] } });
    expect(again.body.entityOutput).toMatchObject({ documentStatus: "Complete", paymentStatus: "Paid" });
    expect(await rowsOf(documentId)).toHaveLength(5);
  });
});

describe("money that is given back at the counter", () => {
  const refund = async (id: number, more: object) => {
    const { version } = await read(id);
    const body = { documentId: id, amount: "4.00", reason: "Gesture" as const, means: "Cash" as const, tellsCustomer: false, ...more };
    return libraire.call("recordRefund", { body }, { headers: { "If-Match": `"${version}"` } });
  };

  it("is refunded from the till in cash by default, by card on request, and never by transfer", async () => {
    // Sent by post, of no shop: the first shop gives it back.
    const documentId = await newPickup({ paymentStatus: "Paid", shippingMethod: "Colissimo", storeId: null });
    expect((await refund(documentId, {})).status).toBe(200);
    expect((await refund(documentId, { means: "CreditCard" })).status).toBe(200);
    expect((await refund(documentId, { means: "CreditCard", isAtCounter: true })).status).toBe(200);
    expect((await refund(documentId, { means: "BankTransfer" })).status).toBe(200);
    const refused = await refund(documentId, { means: "BankTransfer", isAtCounter: true });
    expect([refused.status, refused.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "isAtCounter"]);
    expect(await rowsOf(documentId)).toEqual([
      ["Refund", "Cash", -400, 1, "2026-11-21", "Mathilde Kervella"],
      ["Refund", "CreditCard", -400, 1, "2026-11-21", "Mathilde Kervella"],
    ]);
  });
});

describe("a day of the till", () => {
  const day = "2026-11-21";
  const quay = async () => (await libraire.call("getTillDay", { query: { storeId: 1 } })).body;
  const close = (body: Partial<Schemas["TillClose"]>, headers: Record<string, string> = {}) =>
    libraire.call("closeTillDay", { body: { day, storeId: 2, countedCash: "0.00", seenCount: 0, ...body } }, { headers });

  it("is the total of payments and refunds, by method, with the orders", async () => {
    const before = await quay();
    const documentId = await newPickup();
    await libraire.call("validatePayment", { body: { documentId, counterPayments: [cash("15.00"), card("5.00")] } });
    const after = await quay();
    expect(after).toMatchObject({ day, isToday: true, closing: null, store: { name: "Librairie du Quai" } });
    expect(after.stores.map(({ id }) => id).sort()).toEqual([1, 2]);
    expect(Number(after.total) - Number(before.total)).toBeCloseTo(20);
    expect(after.payments.slice(-2)).toMatchObject([
      { documentId, customId: String(documentId), kind: "Payment", means: "Cash", amount: "15.00", isLate: false },
      { means: "CreditCard", amount: "5.00" },
    ]);
    expect(after.totals.map(({ means }) => means)).toEqual(["Cash", "CreditCard", "Check"]);
    const sheet = await libraire.open("exportTillDay", { query: { day, storeId: 1 } });
    expect(sheet.headers.get("Content-Disposition")).toContain("caisse-2026-11-21.csv");
    expect(await sheet.text()).toContain(`;21/11/2026 10:00;${documentId};Encaissement;Espèces;15,00;Mathilde Kervella`);
  });

  it("is of one shop, and of one that there is", async () => {
    expect((await libraire.call("getTillDay", { query: { storeId: 2, day: "2026-11-20" } })).body).toMatchObject({
      isToday: false,
      store: { name: "Librairie des Docks" },
      payments: [],
      total: "0.00",
    });
    expect((await libraire.call("getTillDay", {})).body.store?.id).toBe(1);
    expect((await libraire.call("getTillDay", { query: { storeId: 99 } })).status).toBe(404);
    expect((await libraire.call("closeTillDay", { body: { day, storeId: 99, countedCash: "0.00", seenCount: 0 } })).status).toBe(404);
  });

  it("is closed once, with what was counted, and what is taken afterwards counts for the next day", async () => {
    const documentId = await newPickup({ storeId: 2 });
    await libraire.call("validatePayment", { body: { documentId, counterPayments: [cash("20.00")] } });
    expect((await close({ seenCount: 1, day: "2026-11-22" })).status).toBe(422);
    expect((await close({ seenCount: 1, countedCash: "-1.00" })).status).toBe(422);
    const unseen = await close({ seenCount: 0 });
    expect([unseen.status, unseen.body.reason]).toEqual([409, "TillChanged"]);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const closed = await close({ seenCount: 1, countedCash: "19.50" }, headers);
    expect(closed.status).toBe(200);
    expect(closed.body.entityOutput.closing).toMatchObject({
      ...{ kind: "Day", number: 1, openingFloat: "0.00", leftCash: "0.00", total: "20.00", isDemo: true },
      ...{ closedAt: "2026-11-21T09:00:00.000Z", closedBy: "Mathilde Kervella", countedCash: "19.50", difference: "-0.50" },
    });
    const again = await close({ seenCount: 1, countedCash: "19.50" }, headers);
    expect([again.status, again.body.entityOutput.closing]).toEqual([200, closed.body.entityOutput.closing]);
    const second = await close({ seenCount: 1, countedCash: "20.00" });
    expect([second.status, second.body.reason]).toEqual([409, "AlreadyClosed"]);
    const log = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "closeTillDay"));
    expect(log.filter(({ outcome }) => outcome === "done")).toMatchObject([
      { entity: "till", entityName: "2026-11-21, Librairie des Docks" },
    ]);

    const late = await newPickup({ storeId: 2 });
    await libraire.call("validatePayment", { body: { documentId: late, counterPayments: [cash("20.00")] } });
    expect((await libraire.call("getTillDay", { query: { day, storeId: 2 } })).body).toMatchObject({
      total: "20.00",
      payments: [{ documentId }],
    });
    const next = (await libraire.call("getTillDay", { query: { day: "2026-11-22", storeId: 2 } })).body;
    expect(next).toMatchObject({ isToday: false, total: "20.00", payments: [{ documentId: late, isLate: true }] });
    expect(await rowsOf(late)).toEqual([["Payment", "Cash", 2000, 2, "2026-11-22", "Mathilde Kervella"]]);
  });

  it("has no payment that its closing does not know, when both come at once", async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => newPickup()));
    const { payments } = await quay();
    const takings = ids.map((documentId) => libraire.call("validatePayment", { body: { documentId, counterPayments: [card("20.00")] } }));
    // The cashier must have seen the current totals; one of these requests matches, in any order.
    const closings = [0, 1, 2, 3, 4].map((more) => close({ storeId: 1, seenCount: payments.length + more }));
    expect((await Promise.all(takings)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await Promise.all(closings)).filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    const after = await quay();
    if (!after.closing) await close({ storeId: 1, seenCount: after.payments.length });
    const closed = await quay();
    const sum = closed.payments.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
    expect(Math.round(Number(closed.total) * 100)).toBe(sum);
    const next = (await libraire.call("getTillDay", { query: { day: "2026-11-22", storeId: 1 } })).body;
    expect(closed.payments.length + next.payments.length).toBe(payments.length + 4);
  });
});

it("what the till took is never changed nor deleted", async () => {
  const documentId = await newPickup();
  await libraire.call("validatePayment", { body: { documentId, counterPayments: [cash("20.00")] } });
  const { db } = shop.database;
  for (const statement of [
    sql`update ledger_entries set amount_cents = 1`,
    sql`delete from ledger_entries`,
    sql`truncate ledger_entries cascade`,
    sql`update ledger_chain set hash = ''`,
    sql`delete from ledger_chain`,
    sql`truncate ledger_chain`,
    sql`update till_closings set counted_cents = 1`,
    sql`delete from till_closings`,
    sql`truncate till_closings`,
  ]) {
    await expect(db.execute(statement)).rejects.toMatchObject({ cause: { message: expect.stringMatching(/never changes/) } });
  }
});
