import type { Schemas } from "@reserve/contract";
import { type AllowanceReason, allowanceReasons, type RefundReason, refundReasons, toCents } from "@reserve/domain";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../platform/database/database.ts";
import type { CurrentUser } from "../../../platform/identity/current-user.ts";
import { isPostgresRun } from "../../../testing/databases.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { titlesSeed } from "../../catalog/catalog.list.fixtures.ts";
import { addPeople } from "../orders.bulk.store.ts";
import { fixtureCustomers, fixtureStores, insertOrders, itemId, type OrderSketch } from "../orders.fixtures.ts";
import { payOrders } from "../orders.intake.ts";
import { documents, issuedPapers } from "../orders.tables.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 3000;

beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  await shop.database.db.transaction((tx) => addPeople(tx, { stores: fixtureStores, customers: fixtureCustomers }));
  libraire = await shop.signIn("admin");
  await shop.database.db.execute(sql`update customers set invoicing = 'PerDelivery' where id = 3`);
});
afterAll(() => shop.close());

async function newOrder(sketch: Partial<OrderSketch> = {}): Promise<number> {
  lastId += 1;
  const id = lastId;
  await insertOrders(shop.database.db, [
    { lines: ["Processing", "Processing"], paymentStatus: "Pending", paymentMethod: "OnInvoice", ...sketch, id },
  ]);
  return id;
}

const read = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const pay = (documentId: number, amount?: string) =>
  libraire.call("validatePayment", { body: { documentId, ...(amount ? { amount } : {}) } });
const ship = (documentId: number, itemIds: number[]) => libraire.call("shipDocumentItems", { body: { documentId, itemIds } });
const cancel = (documentId: number, itemIds: number[]) => libraire.call("cancelDocumentItems", { body: { documentId, itemIds } });
const refund = async (documentId: number, amount: string, reason: RefundReason) =>
  libraire.call(
    "recordRefund",
    { body: { documentId, amount, reason, means: "BankTransfer", tellsCustomer: false } },
    { headers: { "If-Match": `"${(await read(documentId)).version}"` } },
  );
const refundBy = async (documentId: number, amount: string, by: { means: "OtherOrder"; otherOrder: string } | { means: "WriteOff" }) =>
  libraire.call(
    "recordRefund",
    { body: { documentId, amount, reason: "Surplus", ...by } },
    { headers: { "If-Match": `"${(await read(documentId)).version}"` } },
  );
const applyTo = async (documentId: number, amount: string, otherOrder: string) =>
  refundBy(documentId, amount, { means: "OtherOrder", otherOrder });
const sellVoucher = async (value: string) => {
  const payment = { means: "CreditCard", isAtCounter: false } as const;
  const { body } = await libraire.call("createVoucher", { body: { value, expiresOn: null, customerId: null, note: null, payment } });
  return body.entityOutput.code;
};
const SOLD = "9782253023906";
const edit = async (documentId: number, changes: Schemas["ItemChange"][]) =>
  libraire.call(
    "editDocumentItems",
    { body: { documentId, changes, reason: "Accord" } },
    { headers: { "If-Match": `"${(await read(documentId)).version}"` } },
  );
const grant = async (documentId: number, amount: string, reason: AllowanceReason) =>
  libraire.call(
    "grantDocumentAllowance",
    { body: { documentId, amount, reason } },
    { headers: { "If-Match": `"${(await read(documentId)).version}"` } },
  );
const giveBack = async (documentId: number, line: number) =>
  libraire.call(
    "returnDocumentItems",
    { body: { documentId, items: [{ itemId: itemId(documentId, line), quantity: 1, state: "Resellable" }] } },
    { headers: { "If-Match": `"${(await read(documentId)).version}"` } },
  );

/** Records an event of the payment service, as the shop's site hands it over. */
function sendPaymentEvent(documentId: number, event: "Paid" | "Refunded", cents: number): Promise<unknown> {
  const user = { id: 1, userName: "site", firstName: "Site", lastName: "" } as CurrentUser;
  const occasion = { user, now: shop.clock.now(), ports: shop.ports };
  return shop.database.db.transaction((tx) =>
    payOrders(tx, [{ reference: `P-${documentId}-${event}`, documentId, event, cents, at: occasion.now }], occasion),
  );
}

/** Checks an order's money: the contract's sums, the rows of the ledger and the papers agree. */
async function expectBalance(id: number): Promise<void> {
  const { balance, ledger, items, documentStatus } = await read(id);
  const cents = (amount: string) => toCents(amount) ?? Number.NaN;
  const sum = (kinds: string[]) => ledger.reduce((all, { kind, amount }) => all + (kinds.includes(kind) ? cents(amount) : 0), 0);
  const [owed, received, refunded] = [cents(balance.owed), cents(balance.received), cents(balance.refunded)];
  expect([received, refunded], String(id)).toEqual([sum(["Payment", "Reversal"]), 0 - sum(["Refund"])]);
  expect(owed, String(id)).toBe(received - refunded + cents(balance.due) - cents(balance.surplus));
  expect(Math.min(cents(balance.due), cents(balance.surplus)), String(id)).toBe(0);
  const papers = await shop.database.db.select().from(issuedPapers).where(eq(issuedPapers.documentId, id));
  const left = items.every(({ status }) => ["Shipped", "Complete", "Cancelled"].includes(status));
  // A credit note never exceeds its invoice.
  for (const { id: invoiceId, totalCents } of papers.filter(({ kind }) => kind === "Invoice")) {
    const credited = papers.filter(({ correctsId }) => correctsId === invoiceId).reduce((all, note) => all + note.totalCents, 0);
    expect(credited, String(id)).toBeLessThanOrEqual(totalCents);
  }
  if (papers.length === 0 || !left || documentStatus === "Cancelled") return;
  const invoiced = papers.reduce((all, { kind, totalCents }) => all + (kind === "Invoice" ? totalCents : -totalCents), 0);
  expect(invoiced, String(id)).toBe(owed);
}

describe("the ledger of an order", () => {
  it("records a part, then the rest, with means and reference", async () => {
    const id = await newOrder({ paymentMethod: "Check", documentStatus: "AwaitingPayment", lines: ["Pending", "Pending"] });
    const body = { documentId: id, amount: "10.00", means: "BankTransfer", reference: " VIR 12 " } as const;
    const part = (await libraire.call("validatePayment", { body })).body.entityOutput;
    expect(part).toMatchObject({
      documentStatus: "AwaitingPayment",
      paymentStatus: "Pending",
      paymentDue: "14.90",
      isCoherent: true,
      paidAt: null,
    });
    expect(part.ledger).toMatchObject([
      { kind: "Payment", means: "BankTransfer", amount: "10.00", reference: "VIR 12", isAtCounter: false },
    ]);
    const whole = (await pay(id)).body.entityOutput;
    expect(whole).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid" });
    expect(whole.ledger[1]).toMatchObject({ means: "Check", amount: "14.90" });
    expect((await pay(id)).body.reason).toBe("AlreadyPaid");
  });

  it("rejects a payment of nothing at its field, and takes one of more than is due", async () => {
    const id = await newOrder();
    for (const amount of ["0.00", "-1.00"]) {
      const { status, body } = await pay(id, amount);
      expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "amount"]);
    }
    expect((await pay(id, "30.00")).body.entityOutput).toMatchObject({ paymentStatus: "Paid", refundDue: "5.10" });
    const due = (await libraire.call("listDocuments", { query: { view: "toSettle" } })).body.items.map((one) => one.id);
    expect(due).toContain(id);
  });

  it("lets one of two people record the rest, not both", async () => {
    const id = await newOrder();
    const both = await Promise.all([pay(id), pay(id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(id)).balance).toMatchObject({ received: "24.90", surplus: "0.00" });
  });

  it("credits a gesture after the invoice, and deducts one given before from it", async () => {
    const id = await newOrder({ paymentStatus: "Paid" });
    await ship(id, [itemId(id, 0), itemId(id, 1)]);
    if ((await read(id)).issuedPapers === undefined) await libraire.call("issueInvoice", { body: { documentId: id } });
    const after = (await refund(id, "5.00", "Gesture")).body.entityOutput;
    expect(after.issuedPapers).toMatchObject([
      { kind: "Invoice", totalPriceWithTax: "24.90" },
      { kind: "CreditNote", totalPriceWithTax: "5.00" },
    ]);
    expect(after).toMatchObject({ paymentStatus: "PartiallyRefunded", refundDue: null });
    expect(after.paymentDue).toBeUndefined();
    // A return gives back its full price, the last one what is left of the invoice.
    await giveBack(id, 0);
    expect((await read(id)).issuedPapers?.at(-1)).toMatchObject({ kind: "CreditNote", totalPriceWithTax: "10.00" });
    await giveBack(id, 1);
    expect((await read(id)).issuedPapers?.at(-1)).toMatchObject({ kind: "CreditNote", totalPriceWithTax: "9.90" });

    const early = await newOrder({ paymentStatus: "Paid", paymentMethod: "CreditCard" });
    expect((await refund(early, "4.90", "Postage")).body.entityOutput.issuedPapers).toBeUndefined();
    await ship(early, [itemId(early, 0), itemId(early, 1)]);
    expect((await read(early)).issuedPapers).toMatchObject([{ kind: "Invoice", totalPriceWithTax: "20.00" }]);
  });

  it("lowers what is due before anything is paid, on the invoice to come or by a credit note", async () => {
    const id = await newOrder();
    const { body } = await grant(id, "5.00", "Gesture");
    expect(body.entityOutput).toMatchObject({
      paymentStatus: "Pending",
      balance: { owed: "19.90", received: "0.00", allowance: "5.00", due: "19.90", surplus: "0.00" },
      ledger: [],
    });
    expect(body.entityOutput.events.find(({ kind }) => kind === "AllowanceGranted")).toMatchObject({
      amount: "5.00",
      refundReason: "Gesture",
    });
    await libraire.call("issueInvoice", { body: { documentId: id } });
    expect((await read(id)).issuedPapers).toMatchObject([{ kind: "Invoice", totalPriceWithTax: "19.90" }]);
    expect((await grant(id, "4.90", "Postage")).body.entityOutput.issuedPapers?.at(-1)).toMatchObject({
      ...{ kind: "CreditNote", totalPriceWithTax: "4.90" },
    });
    await ship(id, [itemId(id, 0), itemId(id, 1)]);
    await pay(id);
    expect(await read(id)).toMatchObject({ paymentStatus: "Paid", balance: { received: "15.00", due: "0.00" } });
    await expectBalance(id);
    expect((await grant(id, "1.00", "Gesture")).body.reason).toBe("NothingDue");
    const other = await newOrder();
    for (const [amount, reason] of [
      ["24.91", "Gesture"],
      ["4.91", "Postage"],
      ["0.00", "PriceError"],
    ] as const) {
      const answer = await grant(other, amount, reason);
      expect([answer.status, answer.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "amount"]);
    }
  });

  // Found by the ten thousand lives: the credit note gave the shipping back, the order still owed it.
  it("owes no shipping once everything came back and the rest is cancelled, and owes it again when that is undone", async () => {
    const id = await newOrder({ lines: ["Processing", "Processing"] });
    await pay(id);
    await libraire.call("issueInvoice", { body: { documentId: id } });
    await ship(id, [itemId(id, 0)]);
    await giveBack(id, 0);
    const body = { documentId: id, itemIds: [itemId(id, 1)], undoSeconds: 60 };
    const cancelled = (await libraire.call("cancelDocumentItems", { body })).body.entityOutput;
    expect(cancelled.balance).toMatchObject({ owed: "0.00", surplus: "24.90" });
    const undo = cancelled.undo ?? expect.fail("no undo");
    await libraire.call("undoDocumentAction", { body: { documentId: id, undoId: undo.id } });
    expect((await read(id)).balance).toMatchObject({ owed: "14.90", surplus: "10.00" });
    await cancel(id, [itemId(id, 1)]);
    await expectBalance(id);
    expect((await read(id)).issuedPapers?.map(({ totalPriceWithTax }) => totalPriceWithTax)).toEqual(["24.90", "10.00", "14.90"]);
  });

  it("refunds only what its reason allows", async () => {
    const id = await newOrder({ paymentStatus: "Paid" });
    for (const [reason, amount, property] of [
      ["Surplus", "1.00", "reason"],
      ["Cancellation", "1.00", "reason"],
      ["GoodsReturned", "1.00", "reason"],
      ["Postage", "4.91", "amount"],
      ["Gesture", "24.91", "amount"],
    ] as const) {
      const { status, body } = await refund(id, amount, reason);
      expect([reason, status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([reason, 422, property]);
    }
  });

  it("records a payment after cancellation and a refund beyond what was received", async () => {
    const id = await newOrder({ paymentMethod: "CreditCard", documentStatus: "AwaitingPayment", lines: ["Pending"] });
    await cancel(id, [itemId(id, 0)]);
    await sendPaymentEvent(id, "Paid", 1490);
    expect(await read(id)).toMatchObject({ documentStatus: "Cancelled", paymentStatus: "Paid", refundDue: "14.90", isCoherent: true });
    await sendPaymentEvent(id, "Refunded", 2000);
    expect(await read(id)).toMatchObject({ paymentStatus: "Refunded", refundDue: null, paymentDue: "5.10", isCoherent: true });
    await expectBalance(id);
  });

  it("pays another order of the customer with a surplus, without a mail of a refund", async () => {
    const [id, other] = [await newOrder(), await newOrder()];
    await pay(id, "31.00");
    await pay(other, "20.00");
    const { customId } = await read(other);
    const source = (await applyTo(id, "4.90", customId)).body.entityOutput;
    expect(source).toMatchObject({ paymentStatus: "Paid", refundDue: "1.20" });
    expect(source.ledger.at(-1)).toMatchObject({
      kind: "Refund",
      means: "OtherOrder",
      amount: "-4.90",
      reference: customId,
      reason: "Surplus",
    });
    const paid = await read(other);
    expect(paid).toMatchObject({ paymentStatus: "Paid", balance: { due: "0.00", surplus: "0.00" } });
    expect(paid.ledger.at(-1)).toMatchObject({ kind: "Payment", means: "OtherOrder", amount: "4.90", reference: source.customId });
    expect(source.events.some(({ mailType }) => mailType === "refunded")).toBe(false);
    await Promise.all([id, other].map(expectBalance));
  });

  it("pays no order of somebody else, none that does not exist, and no more than is due, and then changes neither", async () => {
    const [id, other, stranger] = [await newOrder(), await newOrder(), await newOrder({ customerId: 2 })];
    await pay(id, "60.00");
    const [own, theirs] = [await read(other), await read(stranger)];
    for (const [amount, number, sentence] of [
      ["1.00", theirs.customId, /pas du même client/],
      ["1.00", "99999999", /Aucune commande/],
      ["1.00", "", /Indiquez la commande/],
      ["1.00", (await read(id)).customId, /elle-même/],
      ["24.91", own.customId, /Il n’est dû que 24,90/],
    ] as const) {
      const { status, body } = await applyTo(id, amount, number);
      const [fault] = body.propertiesErrorMessages;
      expect([number, status, fault?.propertyName]).toEqual([number, 422, "otherOrder"]);
      expect(fault?.errorMessage).toMatch(sentence);
    }
    const { status, body } = await libraire.call("validatePayment", { body: { documentId: other, amount: "1.00", means: "OtherOrder" } });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "means"]);
    expect([(await read(other)).ledger, (await read(id)).ledger.length]).toEqual([[], 1]);
  });

  it("lets two orders pay one at once, of which only one finds it due, and two pay each other", async () => {
    const [first, second, third] = [await newOrder(), await newOrder(), await newOrder()];
    for (const id of [first, second]) await pay(id, "40.00");
    const { customId } = await read(third);
    const both = await Promise.all([first, second].map((id) => applyTo(id, "15.10", customId)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await read(third)).balance).toMatchObject({ received: "15.10", due: "9.80" });
    // Each waits for the other's row: nobody gets an error of the server.
    const crossed = await Promise.all([
      applyTo(first, "1.00", (await read(second)).customId),
      applyTo(second, "1.00", (await read(first)).customId),
    ]);
    expect(crossed.map(({ status }) => status)).toEqual([422, 422]);
    await Promise.all([first, second, third].map(expectBalance));
  });

  it("writes off cents that are due or too much, and no more than the client allows", async () => {
    const id = await newOrder();
    await pay(id, "24.50");
    const writeOff = (amount?: string) =>
      libraire.call("validatePayment", { body: { documentId: id, means: "WriteOff", ...(amount ? { amount } : {}) } });
    expect((await writeOff("0.41")).body.propertiesErrorMessages[0]?.propertyName).toBe("amount");
    expect((await writeOff()).body.entityOutput).toMatchObject({ paymentStatus: "Paid", balance: { due: "0.00", surplus: "0.00" } });
    const much = await newOrder();
    await pay(much, "25.40");
    expect((await refundBy(much, "0.50", { means: "WriteOff" })).body.entityOutput).toMatchObject({
      paymentStatus: "Paid",
      refundDue: null,
    });
    const more = await newOrder();
    await pay(more, "26.00");
    expect((await refundBy(more, "1.10", { means: "WriteOff" })).body.propertiesErrorMessages[0]?.propertyName).toBe("amount");
    await Promise.all([id, much].map(expectBalance));
  });

  it("never changes an entry", async () => {
    const id = await newOrder();
    await pay(id);
    await expect(shop.database.db.execute(sql`update ledger_entries set amount_cents = 1 where document_id = ${id}`)).rejects.toThrow();
  });
});

describe("an order of a customer who is invoiced per delivery", () => {
  const MEDIATHEQUE = 3;
  const papersOf = async (id: number) =>
    ((await read(id)).issuedPapers ?? []).map(({ kind, totalPriceWithTax, isPartial = false }) => [kind, totalPriceWithTax, isPartial]);

  it("has an invoice of every delivery, the first with the shipping, and together those of one", async () => {
    const id = await newOrder({ customerId: MEDIATHEQUE });
    await pay(id, "20.00");
    await ship(id, [itemId(id, 0)]);
    expect(await papersOf(id)).toEqual([["Invoice", "14.90", true]]);
    await ship(id, [itemId(id, 1)]);
    expect(await papersOf(id)).toEqual([
      ["Invoice", "14.90", true],
      ["Invoice", "10.00", false],
    ]);
    const contents = (await shop.database.db.select().from(issuedPapers).where(eq(issuedPapers.documentId, id))).map(
      ({ content }) => content,
    );
    // Of the 20.00 received, the first invoice deducts what it comes to, the second one the rest.
    expect(contents.map(({ prepaidCents, bill }) => Math.min(prepaidCents ?? 0, bill.totalCents))).toEqual([1490, 510]);
    expect(contents.map(({ deliveredAt }) => deliveredAt !== null)).toEqual([true, true]);
    expect((await libraire.call("issueInvoice", { body: { documentId: id } })).body.reason).toBe("AlreadyInvoiced");
    await expectBalance(id);
  });

  it("credits what comes back on the invoice that has it, and the shipping with the last copies", async () => {
    const id = await newOrder({ customerId: MEDIATHEQUE });
    for (const line of [0, 1]) await ship(id, [itemId(id, line)]);
    const [first, second] = (await read(id)).issuedPapers ?? [];
    await giveBack(id, 0);
    await giveBack(id, 1);
    const notes = await shop.database.db
      .select()
      .from(issuedPapers)
      .where(and(eq(issuedPapers.documentId, id), eq(issuedPapers.kind, "CreditNote")));
    const expected = [
      [first?.id, 1000],
      // The last copy takes the shipping along, which is on the first invoice.
      [first?.id, 490],
      [second?.id, 1000],
    ];
    expect(notes.map(({ correctsId, totalCents }) => [correctsId, totalCents])).toEqual(expect.arrayContaining(expected));
    expect(notes).toHaveLength(3);
    await expectBalance(id);
  });

  it("credits nothing of a line that is cancelled before it left, and nothing is left to invoice then", async () => {
    const id = await newOrder({ customerId: MEDIATHEQUE, copies: 2, lines: ["Processing"] });
    await libraire.call("shipDocumentItems", {
      body: { documentId: id, itemIds: [itemId(id, 0)], quantities: [{ itemId: itemId(id, 0), quantity: 1 }] },
    });
    expect(await papersOf(id)).toEqual([["Invoice", "14.90", true]]);
    const rest = (await read(id)).items.find(({ status }) => status === "Processing");
    await cancel(id, [rest?.id ?? 0]);
    expect(await papersOf(id)).toEqual([["Invoice", "14.90", true]]);
    await expectBalance(id);
  });

  it("writes no invoice of a delivery that is undone", async () => {
    const id = await newOrder({ customerId: MEDIATHEQUE });
    const body = { documentId: id, itemIds: [itemId(id, 0)], undoSeconds: 60 };
    const { undo } = (await libraire.call("shipDocumentItems", { body })).body.entityOutput;
    await libraire.call("undoDocumentAction", { body: { documentId: id, undoId: undo?.id ?? "" } });
    expect(await papersOf(id)).toEqual([]);
    await ship(id, [itemId(id, 0), itemId(id, 1)]);
    expect(await papersOf(id)).toEqual([["Invoice", "24.90", false]]);
  });
});

/** `npm run bench -- lives` asks for more of them than a test run has time for. */
const LIVES = Number(process.env.LIVES ?? (isPostgresRun ? 300 : 30));

it("holds its identities over generated lives of orders, to the cent", { timeout: 240_000 + 1_000 * LIVES }, async () => {
  let seed = 35;
  const below = (limit: number) => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((seed / 4_294_967_296) * limit);
  };
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  const amount = () => `${below(30)}.${String(1 + below(98)).padStart(2, "0")}`;
  const firstLife = lastId + 1;
  const lineIds = (id: number) => [0, 1, 2].filter(() => below(2) === 0).map((line) => itemId(id, line));
  const codes = await Promise.all(Array.from({ length: 10 }, () => sellVoucher("900.00")));
  const steps = [
    (id: number) =>
      libraire.call("validatePayment", { body: { documentId: id, means: "Voucher", voucherCode: pick(codes), amount: amount() } }),
    async (id: number) =>
      libraire.call(
        "recordRefund",
        {
          body: {
            ...{ documentId: id, amount: amount(), reason: pick(refundReasons), means: "Voucher" },
            ...{ voucherCode: pick(codes), customerAgrees: true, tellsCustomer: false },
          },
        },
        { headers: { "If-Match": `"${(await read(id)).version}"` } },
      ),
    (id: number) => pay(id, amount()),
    (id: number) => pay(id),
    (id: number) => ship(id, lineIds(id)),
    (id: number) =>
      ship(
        id,
        [0, 1, 2].map((line) => itemId(id, line)),
      ),
    (id: number) => cancel(id, lineIds(id).slice(0, 1)),
    (id: number) => refund(id, amount(), pick(refundReasons)),
    (id: number) => giveBack(id, below(3)),
    (id: number) => sendPaymentEvent(id, pick(["Paid", "Refunded"]), 1 + below(4000)),
    async (id: number) => applyTo(id, amount(), (await read(id > firstLife ? id - 1 : id)).customId),
    (id: number) => libraire.call("validatePayment", { body: { documentId: id, means: "WriteOff" } }),
    (id: number) => libraire.call("issueInvoice", { body: { documentId: id } }),
    (id: number) => grant(id, amount(), pick(allowanceReasons)),
    (id: number) => edit(id, [{ kind: "RepriceItem", itemId: itemId(id, below(3)), unitPriceWithTax: amount() }]),
    (id: number) => edit(id, [{ kind: "LowerItem", itemId: itemId(id, below(3)), quantity: 1 }]),
    (id: number) => edit(id, [{ kind: "AddItem", ean: SOLD, quantity: 1, unitPriceWithTax: amount() }]),
    (id: number) => edit(id, [{ kind: "ReplaceItem", itemId: itemId(id, below(3)), ean: SOLD, quantity: 1, unitPriceWithTax: amount() }]),
  ];
  const plans: { id: number; steps: (typeof steps)[number][] }[] = [];
  for (let life = 0; life < LIVES; life += 1) {
    const paymentMethod = pick(["OnInvoice", "CreditCard", "Check"] as const);
    const status = paymentMethod === "OnInvoice" ? ("Processing" as const) : ("Pending" as const);
    const open = status === "Pending" ? { documentStatus: "AwaitingPayment" as const } : {};
    const id = await newOrder({ paymentMethod, ...open, lines: [status, status, status], customerId: life < LIVES / 2 ? 1 : 3 });
    plans.push({ id, steps: Array.from({ length: 7 }, () => pick(steps)) });
  }
  const left = plans.values();
  const live = async () => {
    for (const { id, steps: some } of left) {
      for (const step of some) {
        await step(id);
        await expectBalance(id);
      }
    }
  };
  await Promise.all(Array.from({ length: 6 }, live));
  const [sums] = await rowsOf<{ wrong: number; entries: number }>(
    shop.database.db,
    sql`select count(*) filter (where coalesce(${documents.paidCents}, 0) <> received or coalesce(${documents.refundedCents}, 0) <> refunded)::integer
      as wrong, sum(entries)::integer as entries
    from ${documents} join lateral (select count(*) as entries,
      coalesce(sum(amount_cents) filter (where kind <> 'Refund'), 0) as received,
      coalesce(-sum(amount_cents) filter (where kind = 'Refund'), 0) as refunded from ledger_entries where document_id = ${documents.id}) as ledger
    on entries > 0 and ${documents.id} > 3000`,
  );
  console.log(`${LIVES} lives, ${sums?.entries} entries (${shop.database.engine})`);
  expect(sums?.wrong).toBe(0);
});
