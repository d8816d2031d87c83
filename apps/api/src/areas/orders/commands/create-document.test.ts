import type { Schemas } from "@reserve/contract";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { auditEntries } from "../../../platform/audit/audit.tables.ts";
import { mails } from "../../../platform/mail/mails.tables.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { titlesSeed } from "../../catalog/catalog.list.fixtures.ts";
import { addPeople } from "../orders.bulk.store.ts";
import { fixtureCustomers, fixtureStores } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  await shop.database.db.transaction((tx) => addPeople(tx, { stores: fixtureStores, customers: fixtureCustomers }));
});
beforeEach(async () => {
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

type Request = Schemas["CreateDocumentRequest"];
const PEREC = "9782253023906";
const ADDRESS = {
  firstName: "Hélène",
  lastName: "Le Goff",
  address1: "12, rue des Lices",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
};
const lines = [{ ean: PEREC, quantity: 2, unitPriceWithTax: "11.00" }];
const parcel: Request = { customerId: 1, shippingMethod: "Colissimo", paymentMethod: "Check", shippingAddress: ADDRESS, lines };
const sale: Request = { shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", storeId: 1, lines, isHandedOver: true };
const create = (body: Request, headers: Record<string, string> = {}) => libraire.call("createDocument", { body }, { headers });
const faultsOf = async (body: Request) => {
  const answer = await create(body);
  expect(answer.status).toBe(422);
  return answer.body.propertiesErrorMessages.map(({ propertyName }) => propertyName);
};

it("takes an order by staff under a number of their own, with its deposit in the ledger", async () => {
  const { status, body } = await create({
    ...{ ...parcel, shippingPriceWithTax: "4.90", counterPayments: [{ means: "Cash", amount: "10.00" }] },
    lines: [...lines, { ean: PEREC, quantity: 1 }],
  });
  expect(status).toBe(200);
  const order = body.entityOutput;
  expect(order).toMatchObject({
    ...{ customId: "C26-1001", documentType: "Order", documentStatus: "AwaitingPayment", paymentStatus: "Pending" },
    ...{ customerName: "Hélène Le Goff", shippingPriceWithTax: "4.90", isCoherent: true },
    ledger: [{ means: "Cash", amount: "10.00", isAtCounter: true }],
  });
  expect(order.items.map(({ quantity, unitPriceWithTax, taxRate }) => [quantity, unitPriceWithTax, taxRate])).toEqual([
    [2, "11.00", 0.055],
    [1, "11.90", 0.055],
  ]);
  expect(order.paymentDue).toBe("28.80");
  const [entry] = await shop.database.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ action: "createDocument", entityId: String(order.id), entityName: "C26-1001" });
  expect((await create(parcel)).body.entityOutput.customId).toBe("C26-1002");
});

it("sells over the counter to somebody unknown, paid and handed over, and writes to nobody", async () => {
  const counterPayments: Request["counterPayments"] = [
    { means: "Cash", amount: "2.00" },
    { means: "CreditCard", amount: "20.00" },
  ];
  const { status, body } = await create({ ...sale, counterPayments });
  expect(status).toBe(200);
  const { id, ...order } = body.entityOutput;
  expect(order).toMatchObject({
    ...{ documentStatus: "Complete", paymentStatus: "Paid", customer: null, customerId: null, customerName: "Client de passage" },
    issuedPapers: [{ kind: "Invoice", totalPriceWithTax: "22.00" }],
    balance: { due: "0.00", surplus: "0.00" },
  });
  expect(await shop.database.db.select().from(mails).where(eq(mails.documentId, id))).toEqual([]);
  // The list of orders finds it by its name.
  const listed = await libraire.call("listDocuments", { query: { search: "client de passage" } });
  expect(listed.body.items.map((one) => one.id)).toContain(id);
  expect((await libraire.call("getDocumentPdf", { query: { id, kind: "deliveryNote" } })).status).toBe(200);
  const rejection = await libraire.call("addDocumentComment", { body: { documentId: id, text: "Merci !", isMessage: true } });
  expect([rejection.status, rejection.body.reason]).toEqual([409, "NoCustomer"]);
  const back = { documentId: id, items: [{ itemId: order.items[0]?.id ?? 0, quantity: 1, state: "Resellable" as const }] };
  const version = { "If-Match": `"${(await libraire.call("getDocument", { query: { id } })).body.version}"` };
  expect((await libraire.call("returnDocumentItems", { body: back }, { headers: version })).status).toBe(200);
});

it("creates one order of one request that is sent twice, and each its own number at once", async () => {
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const [once, again] = await Promise.all([create(parcel, headers), create(parcel, headers)]);
  expect(again.body.entityOutput.id).toBe(once.body.entityOutput.id);
  const both = await Promise.all([create(parcel), create(parcel), create(parcel)]);
  expect(new Set(both.map(({ body }) => body.entityOutput.customId)).size).toBe(3);
});

it("names every invalid property, and adds nothing", async () => {
  const before = (await libraire.call("listDocuments", { query: {} })).body.totalCount;
  expect(await faultsOf({ ...parcel, customerId: 99, storeId: 9, lines: [{ ean: "9780000000000", quantity: 1 }] })).toEqual([
    "customerId",
    "storeId",
    "lines[0].ean",
  ]);
  expect(await faultsOf({ ...parcel, shippingAddress: { ...ADDRESS, postalCode: "292" } })).toEqual(["shippingAddress.postalCode"]);
  expect(await faultsOf({ ...parcel, customerId: null })).toEqual(["customerId"]);
  expect(await faultsOf({ ...parcel, validUntil: "2026-12-24" })).toEqual(["validUntil"]);
  expect(await faultsOf({ ...sale, counterPayments: [{ means: "Cash", amount: "21.99" }] })).toEqual(["counterPayments"]);
  expect(await faultsOf({ ...sale, counterPayments: [{ means: "Cash", amount: "22.01" }] })).toEqual(["counterPayments"]);
  expect(await faultsOf({ ...sale, paymentMethod: "CreditCard" })).toEqual(["paymentMethod", "counterPayments"]);
  expect(await faultsOf({ ...sale, storeId: null, shippingPriceWithTax: "3.00", isHandedOver: false })).toEqual([
    "storeId",
    "shippingPriceWithTax",
  ]);
  expect((await libraire.call("listDocuments", { query: {} })).body.totalCount).toBe(before);
});

it("draws up a quotation that is neither paid nor sent", async () => {
  const quoted = (await create({ ...parcel, documentType: "Quotation", validUntil: "2026-12-24" })).body.entityOutput;
  expect(quoted).toMatchObject({ customId: "D26-1001", documentType: "Quotation", documentStatus: "Created", validUntil: "2026-12-24" });
  expect(await shop.database.db.select().from(mails).where(eq(mails.documentId, quoted.id))).toEqual([]);
  expect(await faultsOf({ ...parcel, documentType: "Quotation", validUntil: "2026-11-20" })).toEqual(["validUntil"]);
  const paid = { ...parcel, documentType: "Quotation", counterPayments: [{ means: "Cash", amount: "1.00" }] } as const;
  expect(await faultsOf({ ...paid, counterPayments: [...paid.counterPayments] })).toEqual(["counterPayments"]);
});

it("makes one order of a quotation, of two people at once", async () => {
  const quoted = (await create({ ...parcel, documentType: "Quotation", validUntil: "2026-12-24" })).body.entityOutput;
  expect((await libraire.call("getDocumentPdf", { query: { id: quoted.id, kind: "quotation" } })).status).toBe(200);
  expect((await libraire.call("getDocumentPdf", { query: { id: quoted.id, kind: "deliveryNote" } })).status).toBe(422);
  const accept = () => libraire.call("acceptQuotation", { body: { documentId: quoted.id } });
  const both = await Promise.all([accept(), accept()]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const order = both.find(({ status }) => status === 200)?.body.entityOutput;
  expect(order).toMatchObject({
    ...{ documentType: "Order", customerName: "Hélène Le Goff", totalPriceWithTax: "22.00", documentStatus: "AwaitingPayment" },
    relatedDocuments: [{ id: quoted.id, documentType: "Quotation" }],
  });
  const after = (await libraire.call("getDocument", { query: { id: quoted.id } })).body;
  expect(after).toMatchObject({ relatedDocuments: [{ id: order?.id }], version: quoted.version + 1 });
  expect(after.events[0]).toMatchObject({ kind: "QuotationAccepted", text: order?.customId });
  expect((await libraire.call("acceptQuotation", { body: { documentId: order?.id ?? 0 } })).body.reason).toBe("NotAQuotation");
});
