import type { Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { auditEntries } from "../../../platform/audit/audit.tables.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { titlesSeed } from "../../catalog/catalog.list.fixtures.ts";
import { addPeople } from "../orders.bulk.store.ts";
import { fixtureCustomers, fixtureStores, insertOrders, itemId, type OrderSketch } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 4000;
beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  await shop.database.db.transaction((tx) => addPeople(tx, { stores: fixtureStores, customers: fixtureCustomers }));
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

const PEREC = "9782253023906";
const NO_PRICE = "9782844142405";

async function newOrder(sketch: Partial<OrderSketch> = {}): Promise<number> {
  lastId += 1;
  await insertOrders(shop.database.db, [{ lines: ["Processing", "Processing"], copies: 2, ...sketch, id: lastId }]);
  return lastId;
}
const read = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const edit = async (documentId: number, changes: Schemas["ItemChange"][], version?: number) =>
  libraire.call(
    "editDocumentItems",
    { body: { documentId, changes, reason: " Accord au téléphone " } },
    { headers: { "If-Match": `"${version ?? (await read(documentId)).version}"` } },
  );
const linesOf = ({ items }: Schemas["Document"]) =>
  items.map(({ title, quantity, unitPriceWithTax, status }) => [title, quantity, unitPriceWithTax, status]);
const faultsOf = async (answer: ReturnType<typeof edit>) => {
  const { status, body } = await answer;
  expect(status).toBe(422);
  return body.propertiesErrorMessages.map(({ propertyName }) => propertyName);
};

it("adds, replaces, lowers and reprices lines at once, and tells what is due", async () => {
  const id = await newOrder({ lines: ["Processing", "Processing", "Processing"] });
  const { status, body } = await edit(id, [
    { kind: "LowerItem", itemId: itemId(id, 0), quantity: 1 },
    { kind: "RepriceItem", itemId: itemId(id, 0), unitPriceWithTax: "9.00" },
    { kind: "ReplaceItem", itemId: itemId(id, 1), ean: PEREC, quantity: 2, unitPriceWithTax: "12.00" },
    { kind: "AddItem", ean: PEREC, quantity: 2 },
  ]);
  expect(status, JSON.stringify(body)).toBe(200);
  const order = body.entityOutput;
  expect(linesOf(order).sort()).toEqual(
    [
      ["Titre 1", 1, "9.00", "Processing"],
      ["Titre 1", 1, "10.00", "Cancelled"],
      ["Titre 2", 2, "10.00", "Cancelled"],
      ["Titre 3", 2, "10.00", "Processing"],
      ["En réimpression", 2, "12.00", "Processing"],
      ["En réimpression", 2, "11.90", "Processing"],
    ].sort(),
  );
  // 9,00 + 20,00 + 24,00 + 23,80 + 4,90 of which 64,90 were paid.
  expect(order).toMatchObject({
    ...{ documentStatus: "Processing", paymentStatus: "Pending", totalPriceWithTax: "81.70", paymentDue: "16.80", isCoherent: true },
    balance: { received: "64.90", due: "16.80", surplus: "0.00" },
  });
  const entry = order.events.find(({ kind }) => kind === "ItemsEdited");
  expect(entry?.text?.replaceAll(/\s/gu, " ")).toBe(
    "2 × Titre 1 : 20,00 € → 1 × 10,00 € 1 × Titre 1 : 10,00 € → 9,00 € 2 × Titre 2 : 20,00 € → 2 × En réimpression : 24,00 € " +
      "+ 2 × En réimpression : 23,80 € — Accord au téléphone",
  );
  const found = (await libraire.call("listDocuments", { query: { search: PEREC } })).body.items.map((one) => one.id);
  expect(found).toContain(id);
  const [logged] = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.entityId, String(id)));
  expect(logged).toMatchObject({ action: "editDocumentItems", changes: { reason: [null, "Accord au téléphone"] } });
});

it("owes the customer what became less, and an unpaid order simply costs less", async () => {
  const paid = await newOrder();
  const less = (await edit(paid, [{ kind: "RepriceItem", itemId: itemId(paid, 0), unitPriceWithTax: "9.50" }])).body.entityOutput;
  expect(less).toMatchObject({ paymentStatus: "Paid", refundDue: "1.00" });
  expect((await libraire.call("listDocuments", { query: { view: "toSettle" } })).body.items.map((one) => one.id)).toContain(paid);
  const unpaid = await newOrder({
    documentStatus: "AwaitingPayment",
    paymentStatus: "Pending",
    lines: ["Pending"],
    paymentMethod: "Check",
  });
  const cheaper = (await edit(unpaid, [{ kind: "LowerItem", itemId: itemId(unpaid, 0), quantity: 1 }])).body.entityOutput;
  expect(cheaper).toMatchObject({ documentStatus: "AwaitingPayment", paymentStatus: "Pending", balance: { owed: "14.90", due: "14.90" } });
  await libraire.call("validatePayment", { body: { documentId: unpaid, amount: "12.40" } });
  const covered = await edit(unpaid, [{ kind: "RepriceItem", itemId: itemId(unpaid, 0), unitPriceWithTax: "7.50" }]);
  expect(covered.body.entityOutput).toMatchObject({ documentStatus: "Processing", paymentStatus: "Paid", balance: { due: "0.00" } });
});

it("leaves the lines of a parcel as they are, and invoices the rest at its own price", async () => {
  const id = await newOrder({ lines: ["Processing"], copies: 3 });
  const shipped = [itemId(id, 0)];
  await libraire.call("shipDocumentItems", {
    body: { documentId: id, itemIds: shipped, quantities: [{ itemId: itemId(id, 0), quantity: 1 }] },
  });
  expect(await faultsOf(edit(id, [{ kind: "RepriceItem", itemId: itemId(id, 0), unitPriceWithTax: "1.00" }]))).toEqual([
    "changes[0].itemId",
  ]);
  const rest = (await read(id)).items.find(({ status }) => status === "Processing") ?? expect.fail("nothing is left");
  const { body } = await edit(id, [{ kind: "RepriceItem", itemId: rest.id, unitPriceWithTax: "8.00" }]);
  expect(body.entityOutput).toMatchObject({ refundDue: "4.00" });
  await libraire.call("shipDocumentItems", { body: { documentId: id, itemIds: [rest.id] } });
  expect((await read(id)).issuedPapers).toMatchObject([{ kind: "Invoice", totalPriceWithTax: "30.90" }]);
});

it("rejects each change that is not possible at its field, and writes nothing", async () => {
  const id = await newOrder({
    lines: ["Shipped", "Processing", "Processing"],
    notifiedDates: [null, new Date("2026-11-20T10:00:00Z"), null],
  });
  const before = await read(id);
  const faults = await faultsOf(
    edit(id, [
      { kind: "LowerItem", itemId: itemId(id, 0), quantity: 1 },
      { kind: "LowerItem", itemId: itemId(id, 1), quantity: 1 },
      { kind: "LowerItem", itemId: itemId(id, 2), quantity: 2 },
      { kind: "RepriceItem", itemId: 1, unitPriceWithTax: "1.00" },
      { kind: "AddItem", ean: "9780000000000", quantity: 1 },
      { kind: "AddItem", ean: NO_PRICE, quantity: 1 },
    ]),
  );
  expect(faults).toEqual([
    ...["changes[0].itemId", "changes[1].itemId", "changes[2].quantity", "changes[3].itemId"],
    ...["changes[4].ean", "changes[5].unitPriceWithTax"],
  ]);
  const dear = { kind: "AddItem", ean: PEREC, quantity: 9999, unitPriceWithTax: "99999.00" } as const;
  expect(await faultsOf(edit(id, [dear]))).toEqual(["changes"]);
  expect(await read(id)).toEqual(before);
});

it("names what is malformed in a change by the rules of its kind alone", async () => {
  const id = await newOrder();
  const malformed = [{ kind: "LowerItem", itemId: 1 }, { kind: "Halve" }, { kind: "AddItem", ean: "97", quantity: 0 }];
  expect(await faultsOf(edit(id, malformed as unknown as Schemas["ItemChange"][]))).toEqual([
    ...["changes[0].quantity", "changes[1].kind", "changes[2].ean", "changes[2].quantity"],
  ]);
});

it("changes no line of an invoice, and nothing of an order that is over", async () => {
  const id = await newOrder({ paymentMethod: "OnInvoice", paymentStatus: "Pending" });
  await libraire.call("issueInvoice", { body: { documentId: id } });
  const add: Schemas["ItemChange"][] = [{ kind: "AddItem", ean: PEREC, quantity: 1 }];
  expect((await edit(id, add)).body.reason).toBe("AlreadyInvoiced");
  const over = await newOrder({ documentStatus: "Complete", lines: ["Complete"] });
  expect((await edit(over, add)).body.reason).toBe("OrderComplete");
});

it("takes one of two changes made at the same time", async () => {
  const id = await newOrder();
  const changes: Schemas["ItemChange"][] = [{ kind: "LowerItem", itemId: itemId(id, 0), quantity: 1 }];
  const both = await Promise.all([edit(id, changes, 1), edit(id, changes, 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  expect((await read(id)).balance).toMatchObject({ owed: "34.90", surplus: "10.00" });
});

it("sells added titles at the rate of the order's place", async () => {
  const id = await newOrder({
    shippingAddress: { ...fixtureAddress, country: "CH", postalCode: "1003", city: "Lausanne" },
  });
  const { body } = await edit(id, [{ kind: "AddItem", ean: PEREC, quantity: 1 }]);
  expect(body.entityOutput.items.at(-1)).toMatchObject({ taxRate: 0 });
  // The other lines were sold at the French rate.
  expect(body.entityOutput.vatRegime).toMatchObject({ flags: ["OtherTaxRate"] });
});

const fixtureAddress: Schemas["Address"] = {
  ...{ firstName: "Hélène", lastName: "Le Goff", company: null, address1: "1, rue Haute", address2: null },
  ...{ postalCode: "29200", city: "Brest", country: "FR", phone: null },
};
