import { afterAll, beforeAll, expect, it } from "vitest";
import type { VatNumberCheck } from "../../platform/vat-numbers.ts";
import type { Caller, TestApp } from "../../testing/test-app.ts";
import { address, customerOf, lineOf, openIntakeShop, orderOf, paymentOf, takeBatch } from "./intake.fixtures.ts";

let shop: TestApp;
let admin: Caller;
let site: Caller;
let answer: VatNumberCheck = { state: "Unchecked" };
let n = 500;

beforeAll(async () => {
  ({ shop, admin, site } = await openIntakeShop({ vatNumbers: { check: async () => answer } }));
});
afterAll(() => shop.close());

/** Sends an order with its customer and payment; returns it as staff see it. */
async function sell(taxRate: number, to: { country: string; postalCode: string }, customer: object = {}) {
  n += 1;
  const order = orderOf(n, { lines: [lineOf({ taxRate })], shippingAddress: { ...address, ...to } });
  const { records } = await takeBatch(site, { customers: [customerOf(n, customer)], orders: [order], payments: [paymentOf(n)] });
  return read(records[1]?.id ?? expect.fail("no order"));
}
const read = async (id: number) => (await admin.call("getDocument", { query: { id } })).body;
const ship = async (id: number) =>
  admin.call("shipDocumentItems", { body: { documentId: id, itemIds: (await read(id)).items.map((item) => item.id) } });
const settle = async (documentId: number, rates: "Sold" | "Rule") =>
  admin.call("settleDocumentVat", { body: { documentId, rates } }, { headers: { "If-Match": `"${(await read(documentId)).version}"` } });
const accounts = async () => {
  const day = shop.clock.now().toISOString().slice(0, 10);
  return (await admin.call("getAccountingSummary", { query: { from: `${day.slice(0, 7)}-01`, to: day } })).body;
};

const SWISS = { country: "CH", postalCode: "1201" };
const BELGIAN = { country: "BE", postalCode: "1000" };

it("sells to France as it is, without a word about VAT", async () => {
  expect((await sell(0.055, { country: "FR", postalCode: "29200" })).vatRegime).toBeUndefined();
});

it("takes an export without VAT, and declares it on line E1 once it has left", async () => {
  const order = await sell(0, SWISS);
  expect(order.vatRegime).toEqual({ regime: "Export", country: null, note: "Exonération de TVA, article 262, I du CGI", flags: [] });
  await ship(order.id);
  expect((await accounts()).vat).toContainEqual({
    ...{ regime: "Export", country: null, taxRate: 0, ca3Line: "E1", base: "28.70", tax: "0.00" },
  });
});

it("takes an export that the site sold with French VAT, and flags it until it is settled", async () => {
  const order = await sell(0.055, SWISS);
  expect(order.vatRegime).toMatchObject({ regime: "France", flags: ["OtherTaxRate"] });
  expect((await accounts()).vatToCheck).toEqual([{ id: order.id, customId: order.customId }]);
  const settled = (await settle(order.id, "Rule")).body.entityOutput;
  expect(settled.vatRegime).toMatchObject({ regime: "Export", flags: [] });
  // The price with tax does not change.
  expect([settled.totalPriceWithTax, settled.vat]).toEqual([
    "28.70",
    [{ taxRate: 0, priceNoTax: "28.70", tax: "0.00", priceWithTax: "28.70" }],
  ]);
  expect((await accounts()).vatToCheck).toEqual([]);

  const kept = await sell(0.055, { country: "FR", postalCode: "97400" });
  expect((await settle(kept.id, "Sold")).body.entityOutput.vatRegime).toBeUndefined();
  await ship(kept.id);
  expect((await settle(kept.id, "Rule")).body.reason).toBe("AlreadyInvoiced");
});

it("sells without VAT to a business of the Union whose number was valid that day, and lists it by number", async () => {
  answer = { state: "Valid", consultation: "WAPI-1" };
  const order = await sell(0, BELGIAN, { vatNumber: "BE0403170701" });
  const numberCheck = { number: "BE0403170701", day: "2026-11-21", state: "Valid", consultation: "WAPI-1" };
  expect(order.vatRegime).toMatchObject({ regime: "IntraUnion", flags: [], numberCheck });
  await ship(order.id);
  expect((await accounts()).unionSales).toEqual([{ vatNumber: "BE0403170701", base: "28.70" }]);
});

it("invoices what was sold without VAT by mistake only once its VAT is settled, though it has left", async () => {
  const order = await sell(0, { country: "FR", postalCode: "29200" });
  expect(order.vatRegime).toMatchObject({ regime: "France", flags: ["OtherTaxRate"] });
  await ship(order.id);
  expect((await read(order.id)).issuedPapers).toBeUndefined();
  expect((await admin.call("issueInvoice", { body: { documentId: order.id } })).body.reason).toBe("VatToSettle");
  const settled = (await settle(order.id, "Rule")).body.entityOutput;
  expect(settled.issuedPapers).toMatchObject([{ kind: "Invoice", totalPriceWithTax: "28.70" }]);
  expect(settled.vat).toMatchObject([{ taxRate: 0.055 }]);
  expect(settled.events[0]).toMatchObject({ kind: "InvoiceIssued" });
});

it("flags a business whose number was not checked, and applies the rule once it is", async () => {
  answer = { state: "Unchecked" };
  const order = await sell(0, BELGIAN, { vatNumber: "BE0428759497" });
  expect(order.vatRegime).toMatchObject({ regime: "France", flags: ["VatNumberUnchecked", "OtherTaxRate"] });
  answer = { state: "Valid" };
  expect((await settle(order.id, "Rule")).body.entityOutput.vatRegime).toMatchObject({ regime: "IntraUnion", flags: [] });
});
