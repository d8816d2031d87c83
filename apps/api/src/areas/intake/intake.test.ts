import { isbn10CheckDigit, keyClaims } from "@reserve/domain";
import { and, count, eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createApp } from "../../app.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { customers } from "../../platform/customers/customers.tables.ts";
import { mails } from "../../platform/mail/mails.tables.ts";
import { breakingDatabase } from "../../testing/breaking-database.ts";
import { type Caller, makeCaller, type TestApp } from "../../testing/test-app.ts";
import { documentEvents, documentItems, documents } from "../orders/orders.tables.ts";
import {
  address,
  customerOf,
  EAN,
  lineOf,
  openIntakeShop,
  orderOf,
  paymentOf,
  problemsOf,
  resultsOf,
  type TakenBatch,
  takeBatch,
} from "./intake.fixtures.ts";
import { intakeRecords } from "./intake.tables.ts";

let shop: TestApp;
let admin: Caller;
let site: Caller;
let secret: string;
let counter = 0;

beforeAll(async () => {
  ({ shop, admin, site, secret } = await openIntakeShop());
});
afterAll(() => shop.close());
beforeEach(() => {
  counter += 1;
});

const customer = (change: object = {}) => customerOf(counter, change);
const line = lineOf;
const order = (change: object = {}) => orderOf(counter, change);
const payment = (change: object = {}) => paymentOf(counter, change);
const whole = () => ({ customers: [customer()], stock: [], orders: [order()], payments: [payment()] });

const take = (body: object) => takeBatch(site, body);

/** Another program of the shop's, with a key of its own. */
async function programNamed(name: string): Promise<Caller> {
  const key = { name, claimTypes: [keyClaims.intake], ipRanges: [], expiresOn: null, requestsPerMinute: 6000 };
  return makeCaller(shop.app, (await admin.call("createApiKey", { body: key })).body.entityOutput.secret, "");
}

async function documentNamed(customId: string) {
  const [row] = await shop.ports.db.select().from(documents).where(eq(documents.customId, customId));
  return row;
}

/** Counts everything that a batch can add or change. */
async function everything() {
  const { db } = shop.ports;
  const [product] = await db.select({ stock: products.stock, version: products.version }).from(products).where(eq(products.ean, EAN));
  const counts = [documents, documentItems, documentEvents, customers, mails, intakeRecords].map((table) => db.$count(table));
  return [product, ...(await Promise.all(counts))];
}

describe("a batch", () => {
  it("brings a customer, their order and its payment, with thread, mails, queue and log", async () => {
    const taken = await take(whole());
    expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] created", "payments[0] created"]);
    const id = taken.records[1]?.id ?? 0;
    const { body } = await admin.call("getDocument", { query: { id } });
    expect(body).toMatchObject({
      customId: `SITE-${counter}`,
      documentStatus: "Processing",
      paymentStatus: "Paid",
      totalPriceWithTax: "28.70",
      items: [{ ean: EAN, quantity: 2, status: "Processing" }],
    });
    expect(body.events.map(({ kind }) => kind).sort()).toEqual([
      "Created",
      "MailQueued",
      "MailQueued",
      "MailQueued",
      "MailQueued",
      "PaymentReceived",
    ]);
    const sent = await shop.ports.db.select({ type: mails.type }).from(mails).where(eq(mails.documentId, id));
    expect(sent.map(({ type }) => type).sort()).toEqual(["orderCreatedCustomer", "orderCreatedVendor", "paidCustomer", "paidVendor"]);
    const list = await admin.call("listDocuments", { query: { view: "toPrepare", search: `SITE-${counter}` } });
    expect(list.body.items.map((one) => one.id)).toEqual([id]);
    const [person] = await shop.ports.db
      .select()
      .from(customers)
      .where(eq(customers.id, taken.records[0]?.id ?? 0));
    expect(person).toMatchObject({ orderCount: 1, orderTotalCents: 2870 });
    const logged = await shop.ports.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.action, "takeIntake"), eq(auditEntries.entityName, `SITE-${counter}`)));
    expect(logged.map(({ userId, userName }) => [userId, userName])).toEqual([
      [null, "Site de la boutique"],
      [null, "Site de la boutique"],
    ]);
  });

  it("is taken once, however often it is sent", async () => {
    const body = whole();
    const first = await take(body);
    const mailed = await shop.ports.db.$count(mails);
    const again = await take(body);
    expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 3, refused: 0 });
    expect(again.records.map(({ id }) => id)).toEqual(first.records.map(({ id }) => id));
    expect(await shop.ports.db.$count(mails)).toBe(mailed);
  });

  it("of another program is its own, whatever its references are", async () => {
    const first = await take(whole());
    const till = await programNamed(`Caisse ${counter}`);
    // Its own customer, order and payment by the very same references; the number of an order is the shop's, once.
    const other = customer({ email: `caisse${counter}@example.fr`, firstName: "Yann" });
    const taken = await takeBatch(till, { customers: [other], orders: [order()], payments: [payment({ event: "Refunded" })] });
    expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] refused", "payments[0] created"]);
    expect(taken.records[0]?.id).not.toBe(first.records[0]?.id);
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ customerId: first.records[0]?.id, paymentStatus: "Refunded" });
    // A customer of another source cannot be named.
    const stranger = await programNamed(`Borne ${counter}`);
    const erased = await takeBatch(stranger, { erasures: [{ reference: "RGPD-1", customerReference: `C-${counter}` }] });
    expect([resultsOf(erased), problemsOf(erased)]).toEqual([["erasures[0] refused"], ["erasures[0].customerReference"]]);
    expect(await take(whole())).toMatchObject({ unchanged: 3, refused: 0 });
  });

  it("goes on under a key that replaces a revoked one by its name", async () => {
    const name = `Site ${counter}`;
    const before = await programNamed(name);
    await takeBatch(before, whole());
    const { items } = (await admin.call("listApiKeys")).body;
    await admin.call("revokeApiKey", { query: { id: items.find((key) => key.name === name)?.id } });
    expect(await takeBatch(await programNamed(name.toUpperCase()), whole())).toMatchObject({ created: 0, unchanged: 3, refused: 0 });
  });

  it("is taken once when two processes get it at the same moment", async () => {
    const bodies = { customers: [customer()], orders: Array.from({ length: 5 }, (_, n) => order({ reference: `TWO-${counter}-${n}` })) };
    const programs = [shop.app, createApp(shop.ports)].map((app) => makeCaller(app, secret, ""));
    const answers = await Promise.all([0, 1, 2, 3].map((n) => (programs[n % 2] as Caller).call("takeIntake", { body: bodies })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.map(({ body }) => body.entityOutput.created).sort()).toEqual([0, 0, 0, 6]);
    const names = bodies.orders.map(({ reference }) => reference);
    const [row] = await shop.ports.db.select({ count: count() }).from(documents).where(inArray(documents.customId, names));
    expect(row?.count).toBe(5);
  });

  it("takes what can be when another record is refused, and leaves nothing of that one", async () => {
    const before = await shop.ports.db.$count(documents);
    const bad = order({ reference: `BAD-${counter}`, totalPriceWithTax: "28.71" });
    const taken = await take({
      customers: [customer()],
      orders: [bad, order()],
      payments: [payment({ orderReference: `BAD-${counter}` })],
    });
    expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] kept", "orders[1] created", "payments[0] kept"]);
    expect(problemsOf(taken)).toEqual(["orders[0].totalPriceWithTax", "payments[0].orderReference"]);
    expect(await shop.ports.db.$count(documents)).toBe(before + 1);
    // Put right, the same reference is taken.
    expect(resultsOf(await take({ orders: [order({ reference: `BAD-${counter}` })] }))).toEqual(["orders[0] created"]);
  });

  it("leaves nothing half done when the connection breaks at any statement, and is taken whole when it is sent again", async () => {
    const breaker = breakingDatabase(shop.database);
    const broken = makeCaller(createApp({ ...shop.ports, db: breaker.db }), secret, "");
    const body = { ...whole(), stock: [{ ean: EAN, stock: 100 + counter }] };
    const before = await everything();
    let statement = 0;
    for (let isDone = false; !isDone; ) {
      statement += 1;
      breaker.failAt(statement);
      const { status } = await broken.call("takeIntake", { body });
      isDone = !breaker.hasFailed();
      if (!isDone) {
        expect(status, `statement ${statement}`).toBe(500);
        expect(await everything(), `statement ${statement}`).toEqual(before);
      } else expect(status).toBe(200);
    }
    await breaker.close();
    console.log(`intake: broken at each of ${statement - 1} statements, nothing half done (${shop.database.engine})`);
    expect(statement).toBeGreaterThan(20);
    expect(resultsOf(await take(body)).filter((result) => !result.endsWith("unchanged"))).toEqual([]);
  });

  it("never takes another content under the same reference", async () => {
    await take(whole());
    const other = order({ lines: [line({ quantity: 1 })], totalPriceWithTax: "16.80" });
    const taken = await take({ orders: [other], payments: [payment({ event: "Refunded", amount: "1.00" })] });
    expect(problemsOf(taken)).toEqual(["orders[0].reference", "payments[0].reference"]);
    expect((await documentNamed(`SITE-${counter}`))?.totalCents).toBe(2870);
  });

  it("has 500 records at most, in all its lists together", async () => {
    const stock = Array.from({ length: 500 }, () => ({ ean: EAN, stock: 3 }));
    const beyond = await site.call("takeIntake", { body: { stock: [...stock, { ean: EAN, stock: 4 }] } });
    expect([beyond.status, beyond.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "stock"]);
    const both = await site.call("takeIntake", { body: { customers: [customer()], stock } });
    expect([both.status, both.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "stock"]);
    const large = await site.call("takeIntake", { rawBody: "" } as never, {
      rawBody: JSON.stringify({ stock: [], x: "a".repeat(1_100_000) }),
    });
    expect(large.status).toBe(413);
  });

  it("names no reference more than ten times", async () => {
    const same = (count: number) => Array.from({ length: count }, () => customer());
    expect((await site.call("takeIntake", { body: { customers: same(10) } })).status).toBe(200);
    const refused = await site.call("takeIntake", { body: { customers: same(500) } });
    expect([refused.status, refused.body.propertiesErrorMessages]).toEqual([
      422,
      [
        {
          propertyName: "customers[10].reference",
          errorMessage: "Un lot nomme 10 fois au plus la même référence : envoyez son dernier état seul.",
        },
      ],
    ]);
    const stock = Array.from({ length: 11 }, (_, copies) => ({ ean: EAN, stock: copies }));
    const { body } = await site.call("takeIntake", { body: { stock } });
    expect(body.propertiesErrorMessages[0]?.propertyName).toBe("stock[10].ean");
  });
});

describe("a customer", () => {
  it("is changed under the same reference and found by the new name", async () => {
    const made = await take({ customers: [customer({ phone: "06 39 98 41 27", billingAddress: address })] });
    const changed = await take({ customers: [customer({ lastName: `Kermarrec${counter}` })] });
    expect(resultsOf(changed)).toEqual(["customers[0] updated"]);
    expect(changed.records[0]?.id).toBe(made.records[0]?.id);
    const found = await admin.call("listCustomers", { query: { search: `kermarrec${counter}` } });
    expect(found.body.items.map(({ id }) => id)).toEqual([made.records[0]?.id]);
  });

  it("keeps the numbers of its business when the site sends none, and is rejected with invalid ones", async () => {
    const numbersOf = async ({ records: [made] }: TakenBatch) => {
      const { siret, vatNumber } = (await admin.call("getCustomer", { query: { id: made?.id ?? 0 } })).body;
      return [siret, vatNumber];
    };
    expect(await numbersOf(await take({ customers: [customer({ siret: "732 829 320", vatNumber: "FR44 732829320" })] }))).toEqual([
      "732829320",
      "FR44732829320",
    ]);
    expect(await numbersOf(await take({ customers: [customer({ lastName: "Riou" })] }))).toEqual(["732829320", "FR44732829320"]);
    expect(await numbersOf(await take({ customers: [customer({ siret: null })] }))).toEqual([null, "FR44732829320"]);
    expect(problemsOf(await take({ customers: [customer({ siret: "732829321" })] }))).toEqual(["customers[0].siret"]);
  });

  it("has a public body's department beside its SIRET, as long as there is one", async () => {
    const codeOf = async ({ records: [made] }: TakenBatch) =>
      (await admin.call("getCustomer", { query: { id: made?.id ?? 0 } })).body.serviceCode;
    const siret = "732 829 320 00074";
    expect(await codeOf(await take({ customers: [customer({ siret, serviceCode: " LECTURE " })] }))).toBe("LECTURE");
    expect(await codeOf(await take({ customers: [customer({ siret, phone: "06 39 98 41 27" })] }))).toBe("LECTURE");
    expect(problemsOf(await take({ customers: [customer({ serviceCode: "LECTURE" })] }))).toEqual(["customers[0].serviceCode"]);
    expect(await codeOf(await take({ customers: [customer({ siret: "732 829 320" })] }))).toBeNull();
  });

  it("that the shop knew by the e-mail address is linked, and reported so: sent fields are stored, absent ones remain", async () => {
    const [knownRecords] = await shop.ports.db.select().from(customers).where(eq(customers.email, "helene.legoff@example.fr"));
    const mine = customer({ email: "HELENE.legoff@example.fr", firstName: "Hélène", company: "Les Amis du Quai" });
    const taken = await take({ customers: [mine], orders: [order()] });
    expect(taken).toMatchObject({ created: 1, linked: 1, refused: 0 });
    expect(resultsOf(taken)).toEqual(["customers[0] linked", "orders[0] created"]);
    expect(taken.records[0]?.id).toBe(knownRecords?.id);
    const [after] = await shop.ports.db
      .select()
      .from(customers)
      .where(eq(customers.id, knownRecords?.id ?? 0));
    expect(after).toMatchObject({
      company: "Les Amis du Quai",
      phone: knownRecords?.phone,
      shippingAddress: knownRecords?.shippingAddress,
    });
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ customerId: knownRecords?.id });
    const entity = and(eq(auditEntries.action, "takeIntake"), eq(auditEntries.entityId, String(knownRecords?.id)));
    expect((await shop.ports.db.select().from(auditEntries).where(entity)).map(({ changes }) => changes)).toContainEqual({
      linkedReference: [null, mine.reference],
    });
    expect(resultsOf(await take({ customers: [mine] }))).toEqual(["customers[0] unchanged"]);
    expect(resultsOf(await take({ customers: [{ ...mine, lastName: "Le Goff-Riou" }] }))).toEqual(["customers[0] updated"]);
    // Another reference means them already: to the site these are two people.
    const other = await take({ customers: [customer({ reference: `OTHER-${counter}`, email: mine.email })] });
    expect(problemsOf(other)).toEqual(["customers[0].email"]);
  });

  it("does not take over another one’s e-mail address, of the same batch or under a reference that is known", async () => {
    const both = await take({ customers: [customer(), customer({ reference: `TWIN-${counter}` })] });
    expect(resultsOf(both)).toEqual(["customers[0] created", "customers[1] refused"]);
    const moved = await take({ customers: [customer({ email: "emile@example.org" })] });
    expect(problemsOf(moved)).toEqual(["customers[0].email"]);
  });
});

describe("stock", () => {
  it("is set, and unchanged when it has that value already", async () => {
    const set = { stock: [{ ean: EAN, stock: 10 + counter, shelf: "P-17" }] };
    expect(resultsOf(await take(set))).toEqual(["stock[0] updated"]);
    expect(resultsOf(await take(set))).toEqual(["stock[0] unchanged"]);
    expect((await admin.call("getProductByEan", { query: { ean: EAN } })).body).toMatchObject({ stock: 10 + counter, shelf: "P-17" });
    for (const ean of [
      `ISBN ${EAN}`,
      `${EAN.slice(0, 3)}-${EAN.slice(3)}`,
      `${EAN.slice(3, 12)}${isbn10CheckDigit(EAN.slice(3, 12))}`,
      `]E0${EAN}`,
      `${EAN.slice(0, 3)}\u00a0${EAN.slice(3)}`,
    ])
      expect(resultsOf(await take({ stock: [{ ...set.stock[0], ean }] })), ean).toEqual(["stock[0] unchanged"]);
    expect(resultsOf(await take({ stock: [{ ean: EAN, stock: 3 }] }))).toEqual(["stock[0] updated"]);
    expect((await admin.call("getProductByEan", { query: { ean: EAN } })).body).toMatchObject({ stock: 3, shelf: "P-17" });
  });
});

describe("payments", () => {
  it("by voucher: records what its balance covers, once, and refuses one that cannot pay at its code", async () => {
    await take({ customers: [customer()], orders: [order()] });
    const body = { value: "10.00", expiresOn: null, customerId: null, note: "Concours", payment: null };
    const { id, code } = (await admin.call("createVoucher", { body })).body.entityOutput;
    const paid = { event: "Paid", amount: "28.70", voucherCode: code.toLowerCase() };
    expect(resultsOf(await take({ payments: [payment(paid)] }))).toEqual(["payments[0] created"]);
    expect(resultsOf(await take({ payments: [payment(paid)] }))).toEqual(["payments[0] unchanged"]);
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ paidCents: 1000, paymentDueCents: 1870, paymentStatus: "Pending" });
    const voucher = (await admin.call("getVoucher", { query: { id } })).body;
    expect(voucher).toMatchObject({ state: "empty", entries: [{}, { kind: "Redeemed", amount: "-10.00", actorName: null }] });
    const other = { ...paid, reference: `V-${counter}` };
    for (const voucherCode of [code, "0000-0000-0000-0001"]) {
      expect(problemsOf(await take({ payments: [payment({ ...other, voucherCode })] }))).toEqual(["payments[0].voucherCode"]);
    }
  });

  it.each([
    ["Authorized", "Processing", "Authorized", []],
    ["Refused", "PaymentFailed", "Refused", ["paymentFailedVendor"]],
    ["Cancelled", "PaymentCanceled", "Cancelled", []],
  ])("%s: the order is %s, its payment %s", async (event, documentStatus, paymentStatus, types) => {
    await take({ customers: [customer()], orders: [order()] });
    const document = await documentNamed(`SITE-${counter}`);
    expect(document).toMatchObject({ documentStatus: "AwaitingPayment", paymentStatus: "Pending" });
    await take({ payments: [payment({ event })] });
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ documentStatus, paymentStatus, version: 2 });
    const sent = await shop.ports.db
      .select({ type: mails.type })
      .from(mails)
      .where(eq(mails.documentId, document?.id ?? 0));
    expect(sent.map(({ type }) => type).sort()).toEqual(["orderCreatedCustomer", "orderCreatedVendor", ...types].sort());
  });

  it("give back in part and whole within one batch, to the cent, and what was given back beyond is recorded", async () => {
    await take(whole());
    const back = (reference: string, amount: string) => payment({ reference: `${reference}-${counter}`, event: "Refunded", amount });
    const taken = await take({ payments: [back("A", "8.70"), back("B", "20.01"), back("C", "20.00"), back("D", "0.01")] });
    expect(resultsOf(taken)).toEqual(["A", "B", "C", "D"].map((_, index) => `payments[${index}] created`));
    const document = await documentNamed(`SITE-${counter}`);
    expect(document).toMatchObject({ paymentStatus: "Refunded", refundedCents: 4872, paidCents: 2870, paymentDueCents: 4872 });
  });

  it("record a part, a second payment and one after cancellation, each with its reference, for « À régler »", async () => {
    const paid = (reference: string, amount: string) => payment({ reference: `${reference}-${counter}`, amount });
    await take({ customers: [customer()], orders: [order()] });
    await take({ payments: [paid("A", "8.70")] });
    const part = await documentNamed(`SITE-${counter}`);
    expect(part).toMatchObject({
      documentStatus: "AwaitingPayment",
      paymentStatus: "Pending",
      paidCents: 870,
      paymentDueCents: 2000,
      paidAt: null,
    });
    await take({ payments: [paid("B", "20.00")] });
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({
      documentStatus: "Processing",
      paymentStatus: "Paid",
      paymentDueCents: 0,
    });
    expect(resultsOf(await take({ payments: [paid("C", "28.70")] }))).toEqual(["payments[0] created"]);
    expect(resultsOf(await take({ payments: [paid("C", "28.70")] }))).toEqual(["payments[0] unchanged"]);
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ paymentStatus: "Paid", paidCents: 5740, refundDueCents: 2870 });
    const read = (await admin.call("getDocument", { query: { id: part?.id ?? 0 } })).body;
    expect(read.ledger.map(({ kind, means, amount, reference }) => [kind, means, amount, reference])).toEqual([
      ["Payment", "CreditCard", "8.70", `A-${counter}`],
      ["Payment", "CreditCard", "20.00", `B-${counter}`],
      ["Payment", "CreditCard", "28.70", `C-${counter}`],
    ]);
    const view = (await admin.call("listDocuments", { query: { view: "toSettle" } })).body.items;
    expect(view.map(({ customId }) => customId)).toContain(`SITE-${counter}`);
  });

  it("find an order that is worked on before its money, and a quotation that nobody pays", async () => {
    const invoiced = order({ paymentMethod: "OnInvoice" });
    const quotation = order({ reference: `Q-${counter}`, documentType: "Quotation" });
    await take({ customers: [customer()], orders: [invoiced, quotation] });
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ documentStatus: "Processing", paymentStatus: "Pending" });
    const taken = await take({ payments: [payment(), payment({ reference: `X-${counter}`, orderReference: `Q-${counter}` })] });
    expect(problemsOf(taken)).toEqual(["payments[1].orderReference"]);
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ paymentStatus: "Paid" });
  });
});

describe("erasures", () => {
  const erasure = (change: object = {}) => ({ reference: `RGPD-${counter}`, customerReference: `C-${counter}`, ...change });
  const personOf = async (id: number | null | undefined) =>
    (
      await shop.ports.db
        .select()
        .from(customers)
        .where(eq(customers.id, id ?? 0))
    )[0];

  it("leave nobody's name, once, and free the reference", async () => {
    const taken = await take({ customers: [customer()] });
    const id = taken.records[0]?.id;
    expect(resultsOf(await take({ erasures: [erasure()] }))).toEqual(["erasures[0] created"]);
    const erased = await personOf(id);
    expect([erased?.firstName, erased?.email.includes(`c${counter}@`), erased?.erasedAt !== null]).toEqual(["", false, true]);
    expect(resultsOf(await take({ erasures: [erasure()] }))).toEqual(["erasures[0] unchanged"]);
    const again = await take({ customers: [customer()] });
    expect(resultsOf(again)).toEqual(["customers[0] created"]);
    expect(again.records[0]?.id).not.toBe(id);
  });

  it("are rejected for an unknown customer, and while an order is open, in the same batch, too", async () => {
    expect(problemsOf(await take({ erasures: [erasure()] }))).toEqual(["erasures[0].customerReference"]);
    const taken = await take({ ...whole(), erasures: [erasure()] });
    expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] created", "payments[0] created", "erasures[0] refused"]);
    expect(problemsOf(taken)).toEqual(["erasures[0].customerReference"]);
    expect((await personOf(taken.records[0]?.id))?.lastName).toBe("Le Goff");
  });
});

describe("deliveries", () => {
  const delivery = (change: object = {}) => ({
    reference: `DEL-${counter}`,
    orderReference: `SITE-${counter}`,
    at: "2026-11-21T08:55:00.000Z",
    ...change,
  });

  it("end an order that left whole and is paid, with one mail", async () => {
    const taken = await take(whole());
    const id = taken.records[1]?.id ?? 0;
    expect(problemsOf(await take({ deliveries: [delivery()] }))).toEqual(["deliveries[0].orderReference"]);
    const { body } = await admin.call("getDocument", { query: { id } });
    const shipped = { documentId: id, itemIds: body.items.map((item) => item.id), deliveryPackage: "8R42109876543" };
    expect((await admin.call("shipDocumentItems", { body: shipped })).status).toBe(200);
    expect(resultsOf(await take({ deliveries: [delivery()] }))).toEqual(["deliveries[0] created"]);
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ documentStatus: "Complete" });
    expect(await shop.ports.db.$count(mails, and(eq(mails.documentId, id), eq(mails.type, "shipmentDelivered")))).toBe(1);
    expect(resultsOf(await take({ deliveries: [delivery()] }))).toEqual(["deliveries[0] unchanged"]);
    expect(problemsOf(await take({ deliveries: [delivery({ reference: `DEL2-${counter}` })] }))).toEqual(["deliveries[0].orderReference"]);
  });

  it("mark the parcel of a tracking number, and end the order with the last one", async () => {
    const taken = await take(whole());
    const id = taken.records[1]?.id ?? 0;
    const { body } = await admin.call("getDocument", { query: { id } });
    const [item] = body.items;
    const itemIds = [item?.id ?? 0];
    const isSplit = (item?.quantity ?? 1) > 1;
    const quantities = isSplit ? [{ itemId: item?.id ?? 0, quantity: 1 }] : [];
    await admin.call("shipDocumentItems", { body: { documentId: id, itemIds, quantities, deliveryPackage: `8R1${counter}` } });
    const rest = (await admin.call("getDocument", { query: { id } })).body.items.filter(({ status }) => status === "Processing");
    await admin.call("shipDocumentItems", {
      body: { documentId: id, itemIds: rest.map((one) => one.id), deliveryPackage: `8R2${counter}` },
    });
    const parcel = (number: string, reference: string) => delivery({ reference: `${reference}-${counter}`, trackingNumber: number });
    expect(problemsOf(await take({ deliveries: [parcel("8R9", "NONE")] }))).toEqual(["deliveries[0].trackingNumber"]);
    expect(resultsOf(await take({ deliveries: [parcel(`8r1 ${counter}`, "P1")] }))).toEqual(["deliveries[0] created"]);
    const half = (await admin.call("getDocument", { query: { id } })).body;
    expect([half.documentStatus, half.parcels.map(({ deliveredAt }) => deliveredAt)]).toEqual([
      "Shipped",
      ["2026-11-21T08:55:00.000Z", null],
    ]);
    expect(problemsOf(await take({ deliveries: [parcel(`8R1${counter}`, "P1B")] }))).toEqual(["deliveries[0].trackingNumber"]);
    expect(resultsOf(await take({ deliveries: [parcel(`8R2${counter}`, "P2")] }))).toEqual(["deliveries[0] created"]);
    expect(await documentNamed(`SITE-${counter}`)).toMatchObject({ documentStatus: "Complete" });
  });
});

describe("messages", () => {
  const message = (change: object = {}) => ({
    ...{ reference: `MSG-${counter}`, at: "2026-11-21T08:50:00.000Z", question: "order", email: "anna@example.fr", firstName: "Anna" },
    ...{ lastName: "Le Goff", subject: `Emballage ${counter}`, message: "Un emballage cadeau, s’il vous plaît ?" },
    ...change,
  });

  it("wait for somebody, beside their customer and their order", async () => {
    const batch = { ...whole(), messages: [message({ customerReference: `C-${counter}`, orderReference: `SITE-${counter}` })] };
    const taken = await take(batch);
    const id = taken.records[3]?.id ?? 0;
    expect((await admin.call("getMessage", { query: { id } })).body).toMatchObject({
      status: "Pending",
      subject: `Emballage ${counter}`,
      customerId: taken.records[0]?.id,
      documentId: taken.records[1]?.id,
    });
    expect(resultsOf(await take({ messages: batch.messages }))).toEqual(["messages[0] unchanged"]);
  });

  it("are refused about what nobody knows", async () => {
    const taken = await take({
      messages: [
        message({ question: "weather" }),
        message({ reference: `M2-${counter}`, orderReference: "SITE-nobody" }),
        message({ reference: `M3-${counter}`, customerReference: "C-nobody" }),
        message({ reference: `M4-${counter}`, at: "2027-01-01T00:00:00.000Z" }),
      ],
    });
    expect(problemsOf(taken)).toEqual([
      "messages[0].question",
      "messages[1].orderReference",
      "messages[2].customerReference",
      "messages[3].at",
    ]);
  });
});

/** Invalid records: rejected one by one (200, with the property), or by the contract for the whole batch (422, with the property). */
const hostile: [what: string, status: 200 | 422, property: string, body: () => object][] = [
  // The rules of the trade.
  ["a wrong check digit", 200, "orders[0].lines[0].ean", () => withLine({ ean: "9782253023907" })],
  ["a title that nobody sells", 200, "orders[0].lines[0].ean", () => withLine({ ean: "9782070360024" })],
  ["thirteen zeros", 200, "orders[0].lines[0].ean", () => withLine({ ean: "0000000000000" })],
  ["a rate of no law", 200, "orders[0].lines[0].taxRate", () => withLine({ taxRate: 0.08 })],
  ["a cent too much", 200, "orders[0].totalPriceWithTax", () => withOrder({ totalPriceWithTax: "28.71" })],
  ["a cent too little", 200, "orders[0].totalPriceWithTax", () => withOrder({ totalPriceWithTax: "28.69" })],
  ["nothing to pay", 200, "orders[0].totalPriceWithTax", () => withOrder({ totalPriceWithTax: "0.00" })],
  ["shipping that nobody counted", 200, "orders[0].totalPriceWithTax", () => withOrder({ shippingPriceWithTax: "5.90" })],
  ["a copy more than the sum", 200, "orders[0].totalPriceWithTax", () => withLine({ quantity: 3 })],
  ["an order from tomorrow", 200, "orders[0].placedAt", () => withOrder({ placedAt: "2026-11-22T09:00:00.000Z" })],
  ["a customer whom nobody knows", 200, "orders[0].customerReference", () => withOrder({ customerReference: "C-nobody" })],
  ["a pickup nowhere", 200, "orders[0].storeId", () => withOrder({ shippingMethod: "Pickup" })],
  ["a shop that is not there", 200, "orders[0].storeId", () => withOrder({ storeId: 99 })],
  ["a parcel paid at the counter", 200, "orders[0].paymentMethod", () => withOrder({ paymentMethod: "ManualAtPickup" })],
  ["half a postcode", 200, "orders[0].shippingAddress.postalCode", () => withShipping({ postalCode: "292" })],
  ["a country of no map", 200, "orders[0].shippingAddress.country", () => withShipping({ country: "QO" })],
  ["a city of blanks", 200, "orders[0].shippingAddress.city", () => withShipping({ city: "  " })],
  ["nobody’s name", 200, "orders[0].shippingAddress.lastName", () => withShipping({ firstName: " ", lastName: "", company: null })],
  ["a telephone of words", 200, "orders[0].shippingAddress.phone", () => withShipping({ phone: "rappelez-moi" })],
  ["a relay that cannot call", 200, "orders[0].shippingAddress.phone", () => withOrder({ shippingMethod: "MondialRelay" })],
  ["a stock of no code", 200, "stock[0].ean", () => ({ stock: [{ ean: "9782253023907", stock: 1 }] })],
  ["a stock of no title", 200, "stock[0].ean", () => ({ stock: [{ ean: "9782070360024", stock: 1 }] })],
  ["money for no order", 200, "payments[0].orderReference", () => withPayment({ orderReference: "SITE-nobody" })],
  ["a payment from tomorrow", 200, "payments[0].at", () => withPayment({ at: "2026-11-22T09:00:00.000Z" })],
  ["an authorisation of a cent less than is owed", 200, "payments[0].amount", () => withPayment({ event: "Authorized", amount: "28.69" })],
  ["a payment of nothing", 200, "payments[0].amount", () => withPayment({ amount: "0.00" })],
  ["another one’s e-mail address", 200, "customers[1].email", () => ({ customers: [customer(), customer({ reference: `D-${counter}` })] })],
  ["a discount that no price has lost", 200, "orders[0].discounts", () => withOrder({ discounts: [{ amount: "1.00" }] })],
  ["a price taken down by nothing", 200, "orders[0].discounts", () => withLine({ fullPriceWithTax: "12.50" })],
  ["a discount that makes dearer", 200, "orders[0].lines[0].fullPriceWithTax", () => withLine({ fullPriceWithTax: "11.89" })],
  [
    "shipping that a discount makes dearer",
    200,
    "orders[0].fullShippingPriceWithTax",
    () => withOrder({ fullShippingPriceWithTax: "0.00" }),
  ],
  ["a code of no discount", 200, "orders[0].discounts[0].code", () => withOff({ code: "NOBODY" })],
  ["a code of blanks", 200, "orders[0].discounts[0].code", () => withOff({ code: "   " })],
  ["a discount that is not there", 200, "orders[0].discounts[0].discountId", () => withOff({ discountId: 9999 })],
  ["a quotation that redeems", 200, "orders[0].discounts[0].code", () => withOff({ code: "NOEL" }, { documentType: "Quotation" })],
  ["a place at no event", 200, "registrations[0].eventId", () => withRegistration({ eventId: 9999 })],
  ["a view from tomorrow", 200, "events[0].at", () => withEvent({ at: "2026-11-22T09:00:00.000Z" })],
  ["a view of a wrong check digit", 200, "events[0].ean", () => withEvent({ ean: "9782253023907" })],
  ["a view of nobody’s", 200, "events[0].customerReference", () => withEvent({ customerReference: "C-nobody" })],
  // The contract.
  ["nothing", 422, "", () => ({})],
  ["another list", 422, "invoices", () => ({ invoices: [] })],
  ["a list that is none", 422, "orders", () => ({ orders: {} })],
  ["a record that is none", 422, "orders[0]", () => ({ orders: ["SITE-1"] })],
  ["an order without lines", 422, "orders[0].lines", () => withOrder({ lines: [] })],
  ["201 lines", 422, "orders[0].lines", () => withOrder({ lines: Array.from({ length: 201 }, () => line()) })],
  ["no copy", 422, "orders[0].lines[0].quantity", () => withLine({ quantity: 0 })],
  ["copies below zero", 422, "orders[0].lines[0].quantity", () => withLine({ quantity: -1 })],
  ["half a copy", 422, "orders[0].lines[0].quantity", () => withLine({ quantity: 1.5 })],
  ["a thousand copies", 422, "orders[0].lines[0].quantity", () => withLine({ quantity: 1000 })],
  ["copies as text", 422, "orders[0].lines[0].quantity", () => withLine({ quantity: "2" })],
  ["a price as a number", 422, "orders[0].lines[0].priceWithTax", () => withLine({ priceWithTax: 11.9 })],
  ["a price below zero", 422, "orders[0].lines[0].priceWithTax", () => withLine({ priceWithTax: "-11.90" })],
  ["a price with a comma", 422, "orders[0].lines[0].priceWithTax", () => withLine({ priceWithTax: "11,90" })],
  ["a price of three decimals", 422, "orders[0].lines[0].priceWithTax", () => withLine({ priceWithTax: "11.900" })],
  ["a price beyond counting", 422, "orders[0].lines[0].priceWithTax", () => withLine({ priceWithTax: "99999999999.00" })],
  ["a code of letters", 200, "orders[0].lines[0].ean", () => withLine({ ean: "ISBN EPUISE" })],
  ["a code that is too short", 422, "orders[0].lines[0].ean", () => withLine({ ean: "9782253" })],
  ["an EAN as a number", 422, "orders[0].lines[0].ean", () => withLine({ ean: 9_782_253_023_906 })],
  ["a tax above the price", 422, "orders[0].lines[0].taxRate", () => withLine({ taxRate: 5.5 })],
  ["a property of no contract", 422, "orders[0].documentStatus", () => withOrder({ documentStatus: "Complete" })],
  ["a paper that is made here", 422, "orders[0].documentType", () => withOrder({ documentType: "Invoice" })],
  ["a payment method for tests", 422, "orders[0].paymentMethod", () => withOrder({ paymentMethod: "FictiveSuccess" })],
  ["a carrier that nobody has", 422, "orders[0].shippingMethod", () => withOrder({ shippingMethod: "Pigeon" })],
  ["a moment that is none", 422, "orders[0].placedAt", () => withOrder({ placedAt: "hier" })],
  ["the 30th of February", 422, "orders[0].placedAt", () => withOrder({ placedAt: "2026-02-30T09:00:00Z" })],
  ["a reference of SQL", 422, "orders[0].reference", () => withOrder({ reference: "'; drop table documents; --" })],
  ["a reference of HTML", 422, "orders[0].reference", () => withOrder({ reference: "<script>alert(1)</script>" })],
  ["a blank reference", 422, "orders[0].reference", () => withOrder({ reference: "" })],
  ["a reference without end", 422, "orders[0].reference", () => withOrder({ reference: "A".repeat(41) })],
  ["a NUL within a name", 422, "orders[0].shippingAddress.city", () => withShipping({ city: "Bre\u0000st" })],
  ["an e-mail address that is none", 422, "customers[0].email", () => ({ customers: [customer({ email: "anna" })] })],
  ["a stock below zero", 422, "stock[0].stock", () => ({ stock: [{ ean: EAN, stock: -1 }] })],
  ["a stock beyond counting", 422, "stock[0].stock", () => ({ stock: [{ ean: EAN, stock: 1_000_001 }] })],
  ["money of another state", 422, "payments[0].event", () => withPayment({ event: "Stolen" })],
  ["a discount below zero", 422, "orders[0].discounts[0].amount", () => withOff({ amount: "-1.20" })],
  ["a code without end", 422, "orders[0].discounts[0].code", () => withOff({ code: "A".repeat(41) })],
  ["a visitor who is no GUID", 422, "orders[0].visitor", () => withOrder({ visitor: "anna" })],
  ["a registration to nobody’s mailbox", 422, "registrations[0].email", () => withRegistration({ email: "anna" })],
  ["a registration with a state", 422, "registrations[0].state", () => withRegistration({ state: "Registered" })],
  ["an action of no kind", 422, "events[0].action", () => withEvent({ action: "Steal" })],
  ["money below zero", 422, "payments[0].amount", () => withPayment({ amount: "-28.70" })],
];
const withOrder = (change: object) => ({ customers: [customer()], orders: [order(change)] });
const withLine = (change: object) => withOrder({ lines: [line(change)] });
const withShipping = (change: object) => withOrder({ shippingAddress: { ...address, ...change } });
const withOff = (off: object, change: object = {}) =>
  withOrder({ lines: [line({ fullPriceWithTax: "12.50" })], discounts: [{ amount: "1.20", ...off }], ...change });
const withRegistration = (change: object) => ({
  registrations: [{ reference: `INS-${counter}`, eventId: 1, email: "anna@example.fr", firstName: "Anna", lastName: "Le Goff", ...change }],
});
const withEvent = (change: object) => ({
  events: [{ reference: `EV-${counter}`, at: "2026-11-21T08:00:00.000Z", action: "View", ...change }],
});
const withPayment = (change: object) => ({ ...withOrder({}), payments: [payment(change)] });

describe("what cannot be", () => {
  it(`has ${hostile.length} attacks`, () => expect(hostile.length).toBeGreaterThanOrEqual(60));

  it.each(hostile)("%s is not taken (%i), at « %s »", async (_, status, property, body) => {
    const before = await shop.ports.db.$count(documents);
    const answer = await site.call("takeIntake", { body: body() });
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    if (status === 422) {
      expect(answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)).toContain(property);
      expect(await shop.ports.db.$count(documents)).toBe(before);
      return;
    }
    const notTaken = answer.body.entityOutput.records.filter(({ result }) => result === "refused" || result === "kept");
    expect(notTaken.flatMap(({ problems }) => problems.map(({ propertyName }) => propertyName))).toEqual([property]);
    const isOrder = property.startsWith("orders");
    if (isOrder) expect(await shop.ports.db.$count(documents)).toBe(before);
  });
});
