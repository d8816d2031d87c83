import { documentItemStatuses, documentStatuses, documentTypes, paymentMethods, paymentStatuses, shippingMethods } from "@reserve/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "./orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;
let stagiaire: Caller;

/** Each action with a body that is sound in itself, for any order. */
const writesOn = (documentId: number) =>
  [
    ["validatePayment", { documentId }],
    ["shipDocumentItems", { documentId, itemIds: [itemId(documentId, 0)] }],
    ["cancelDocumentItems", { documentId, itemIds: [itemId(documentId, 0)] }],
    ["setDeliveryPackage", { documentId, deliveryPackage: "8R42109876543" }],
    ["notifyPicking", { documentId }],
    ["validatePicking", { documentId }],
    ["recordRefund", { documentId, amount: "1.00", means: "Cash", reason: "Gesture" }],
    ["addDocumentComment", { documentId, text: "Cliente rappelée." }],
    ["setShippingAddress", { documentId, shippingAddress: newAddress }],
    ["setBuyerOrderReference", { documentId, buyerOrderReference: "EJ-2026-00417" }],
  ] as const;

const newAddress = {
  firstName: "Yann",
  lastName: "Tanguy",
  address1: "3, quai de la Douane",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
};

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  stagiaire = await shop.signIn("stagiaire");
  await insertOrders(shop.database.db, [
    // The list.
    { id: 101, lines: ["Processing", "Processing", "Pending"], date: new Date("2026-11-20T17:42:00Z"), externalId: "AMZ-402" },
    { id: 102, lines: ["Temp"], documentStatus: "Temp", paymentStatus: "Temp", date: new Date("2026-11-20T18:00:00Z") },
    {
      id: 103,
      lines: ["Created"],
      customerId: 2,
      documentStatus: "Created",
      paymentStatus: "Pending",
      date: new Date("2026-11-19T22:59:59Z"),
      storeId: 2,
    },
    {
      id: 104,
      lines: ["Complete"],
      customerId: 3,
      documentStatus: "Complete",
      date: new Date("2026-11-19T23:00:00Z"),
      shippingMethod: "Pickup",
      totalCents: 99_999,
    },
    {
      id: 998,
      lines: ["Cancelled"],
      documentStatus: "Cancelled",
      date: new Date("2026-10-02T08:00:00Z"),
      paymentMethod: "Check",
      shippingMethod: "MondialRelay",
    },
    { id: 105, lines: ["Processing"], documentType: "Invoice", relatedToId: 101, date: new Date("2026-11-21T08:00:00Z") },
    { id: 106, lines: ["Processing"], documentStatus: "Complete", paymentStatus: "Refused", date: new Date("2026-09-01T08:00:00Z") },
    {
      id: 216,
      lines: ["Processing", "Processing"],
      releases: ["2024-09-04", "2026-12-03"],
      shippingMethod: "Pickup",
      date: new Date("2025-01-01T00:00:00Z"),
    },
    // One for each action, far in the past.
    ...[201, 202, 203, 204, 205, 206, 207, 208, 209, 217].map((id) => ({
      id,
      lines: ["Processing", "Pending"] as ("Processing" | "Pending")[],
      date: new Date("2025-01-01T00:00:00Z"),
      ...(id === 201 ? { documentStatus: "AwaitingPayment" as const, paymentStatus: "Pending" as const } : {}),
      ...(id === 205 || id === 206 ? { shippingMethod: "Pickup" as const } : {}),
    })),
  ]);
});
afterAll(() => shop.close());

/** Numbers of the listed orders, the ones for actions left out. */
async function numbers(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await libraire.call("listDocuments", { query: { dateFrom: "2026-01-01", ...query } });
  expect(status).toBe(200);
  return body.items.map((item) => item.customId);
}

describe("200, lists", () => {
  it("shows orders, newest first, without carts and other documents", async () => {
    expect(await numbers({})).toEqual(["101", "104", "103", "998", "106"]);
    expect(await numbers({ documentStatus: ["Temp"] })).toEqual(["102"]);
    expect(await numbers({ documentType: ["Invoice", "Quotation"] })).toEqual(["105"]);
  });

  it("returns for each order what its row shows", async () => {
    const { body } = await libraire.call("listDocuments", { query: { search: "101" } });
    expect(body).toMatchObject({ totalCount: 1, totalIsExact: true, page: 1, pageSize: 25, nextCursor: null });
    expect(body.items[0]).toMatchObject({
      customId: "101",
      customerName: "Hélène Le Goff",
      store: { id: 1, name: "Librairie du Quai", city: "Brest" },
      date: "2026-11-20T17:42:00.000Z",
      totalPriceWithTax: "34.90",
      itemCount: 3,
      shippedCount: 0,
      refundDue: null,
      isCoherent: true,
    });
  });

  it.each([
    ["a number", "998", ["998"]],
    ["an outside number", "amz-402", ["101"]],
    ["a name without its accents", "helene goff", ["101", "998", "106"]],
    ["a name without its ligature", "oeuvrard", ["103"]],
    ["the beginning of a short word", "le", ["101", "998", "106"]],
    ["an institution", "école jean", ["104"]],
    ["the person behind an institution", "abgrall", ["104"]],
    ["an e-mail", "emile@example.org", ["103"]],
    ["the EAN of a line", "9782253001040", ["104"]],
    ["part of an EAN", "3001040", ["104"]],
    ["marks alone", "%_", []],
    ["a blank", "  ", ["101", "104", "103", "998", "106"]],
    ["nothing known", "xyzzy", []],
  ])("finds orders by %s", async (_what, search, found) => {
    expect(await numbers({ search })).toEqual(found);
  });

  it("narrows by every filter and by several values at once", async () => {
    expect(await numbers({ documentStatus: ["Created", "Cancelled"] })).toEqual(["103", "998"]);
    expect(await numbers({ paymentStatus: ["Pending"] })).toEqual(["103"]);
    expect(await numbers({ paymentMethod: ["Check"] })).toEqual(["998"]);
    expect(await numbers({ shippingMethod: ["Pickup", "MondialRelay"] })).toEqual(["104", "998"]);
    expect(await numbers({ storeId: [2] })).toEqual(["103"]);
    expect(await numbers({ customerId: 3 })).toEqual(["104"]);
  });

  it("counts days in Paris, the last one until its end", async () => {
    expect(await numbers({ dateFrom: "2026-11-19", dateTo: "2026-11-19" })).toEqual(["103"]);
    expect(await numbers({ dateFrom: "2026-11-20", dateTo: "2026-11-20" })).toEqual(["101", "104"]);
  });

  it("orders French names, numbers and sums", async () => {
    expect(await numbers({ sort: "customerName" })).toEqual(["104", "103", "101", "106", "998"]);
    expect(await numbers({ sort: "-customerName" })).toEqual(["998", "106", "101", "103", "104"]);
    expect(await numbers({ sort: "customId" })).toEqual(["101", "103", "104", "106", "998"]);
    expect((await numbers({ sort: "-totalPriceWithTax" })).slice(0, 2)).toEqual(["104", "101"]);
  });

  it.each(["-date", "date", "customId", "-customerName", "totalPriceWithTax"])(
    "walks through all rows by cursor in the order %s",
    async (sort) => {
      const { body: whole } = await libraire.call("listDocuments", { query: { sort, pageSize: 100 } });
      const walked: string[] = [];
      let after: string | undefined;
      for (let steps = 0; steps < 5; steps += 1) {
        const { status, body } = await libraire.call("listDocuments", { query: { sort, pageSize: 10, ...(after ? { after } : {}) } });
        expect(status).toBe(200);
        walked.push(...body.items.map((item) => item.customId));
        if (!body.nextCursor) break;
        after = body.nextCursor;
      }
      expect(walked).toEqual(whole.items.map((item) => item.customId));
      const { body: second } = await libraire.call("listDocuments", { query: { sort, pageSize: 10, page: 2 } });
      expect(second.items.map((item) => item.customId)).toEqual(walked.slice(10));
    },
  );

  it("counts each view as many orders as the view lists", async () => {
    const { body } = await libraire.call("countDocumentViews");
    expect(body.items.map(({ view }) => view)).toEqual([
      "toPrepare",
      "pickupToNotify",
      "awaitingRelease",
      "toCollect",
      "paymentFailed",
      "toSettle",
    ]);
    for (const { view, count } of body.items) {
      const { body: list } = await libraire.call("listDocuments", { query: { view } });
      expect(list.totalCount).toBe(count);
    }
    expect(await numbers({ view: "toPrepare" })).toEqual(["101"]);
    expect(await numbers({ view: "toCollect" })).toEqual(["103"]);
    expect(await numbers({ view: "toSettle" })).toEqual(["998"]);
  });

  it("names every value of every enumeration in both languages", async () => {
    const lists = [
      ["listDocumentStatuses", documentStatuses, "En préparation", "In preparation"],
      ["listDocumentItemStatuses", documentItemStatuses, "À préparer", "To prepare"],
      ["listPaymentStatuses", paymentStatuses, "Non payé", "Unpaid"],
      ["listPaymentMethods", paymentMethods, "Carte bancaire", "Card"],
      ["listShippingMethods", shippingMethods, "Retrait en magasin", "Pickup in shop"],
      ["listDocumentTypes", documentTypes, "Commande", "Order"],
    ] as const;
    for (const [operation, values, french, english] of lists) {
      const { body } = await libraire.call(operation);
      expect(body.items.map(({ id }) => id)).toEqual(values);
      expect(body.items.map(({ label }) => label)).toContain(french);
      const { body: other } = await libraire.call(operation, {}, { headers: { "Accept-Language": "en" } });
      expect(other.items.map(({ label }) => label)).toContain(english);
    }
  });

  it("returns the shops to any signed-in user", async () => {
    const { status, body } = await stagiaire.call("listStores");
    expect(status).toBe(200);
    expect(body.items.map(({ name }) => name)).toEqual(["Librairie des Docks", "Librairie du Quai"]);
  });
});

describe("200, one document", () => {
  it("shows it whole, with its version as ETag", async () => {
    const { status, headers, body } = await libraire.call("getDocument", { query: { id: 101 } });
    expect(status).toBe(200);
    expect(headers.get("ETag")).toBe('"1"');
    expect(body).toMatchObject({
      itemsPriceWithTax: "30.00",
      shippingPriceWithTax: "4.90",
      totalPriceWithTax: "34.90",
      vat: [{ taxRate: 0.055, priceNoTax: "33.08", tax: "1.82", priceWithTax: "34.90" }],
      customer: { firstName: "Hélène", email: "helene.legoff@example.fr" },
      relatedDocuments: [{ id: 105, customId: "105", documentType: "Invoice" }],
    });
    expect(body.items.map(({ status: line }) => line)).toEqual(["Processing", "Processing", "Pending"]);
    const { body: invoice } = await libraire.call("getDocument", { query: { id: 105 } });
    expect(invoice.relatedDocuments.map(({ id }) => id)).toEqual([101]);
  });

  it("reports that its statuses contradict each other, and the amount to refund", async () => {
    expect((await libraire.call("getDocument", { query: { id: 106 } })).body.isCoherent).toBe(false);
    expect((await libraire.call("getDocument", { query: { id: 998 } })).body.refundDue).toBe("14.90");
  });
});

describe("200, actions", () => {
  it("confirms a payment: the order is prepared, customer and shop get a mail", async () => {
    const { status, body } = await libraire.call("validatePayment", { body: { documentId: 201 } });
    expect(status).toBe(200);
    expect(body.entityOutput).toMatchObject({
      documentStatus: "Processing",
      paymentStatus: "Paid",
      paidAt: "2026-11-21T09:00:00.000Z",
      version: 2,
    });
    expect(body.entityOutput.items.map((item) => item.status)).toEqual(["Processing", "Processing"]);
    expect(body.entityOutput.events.map(({ kind, mailType }) => mailType ?? kind)).toEqual([
      "paidVendor",
      "paidCustomer",
      "PaymentReceived",
    ]);
    expect(body.entityOutput.events.at(-1)).toMatchObject({ actorName: "Mathilde Kervella", amount: "24.90" });
    expect(await mailsOf(201)).toEqual([
      { type: "paidCustomer", to_addresses: ["helene.legoff@example.fr"] },
      { type: "paidVendor", to_addresses: ["boutique@example.fr"] },
    ]);
  });

  it("ships the chosen line with its tracking number and leaves the other", async () => {
    const body = { documentId: 202, itemIds: [itemId(202, 1)], deliveryPackage: "8R 4210" };
    const answer = await libraire.call("shipDocumentItems", { body });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("ETag")).toBe('"2"');
    expect(answer.body.entityOutput).toMatchObject({
      documentStatus: "Processing",
      shippedCount: 1,
      itemCount: 2,
      deliveryPackage: "8R 4210",
      trackingUrl: "https://www.laposte.fr/outils/suivre-vos-envois?code=8R4210",
    });
    expect(answer.body.entityOutput.items.map((item) => item.status)).toEqual(["Processing", "Shipped"]);
    expect(await mailsOf(202)).toEqual([{ type: "shipmentSent", to_addresses: ["helene.legoff@example.fr"] }]);
    const rest = await libraire.call("shipDocumentItems", { body: { documentId: 202, itemIds: [itemId(202, 0)] } });
    expect(rest.body.entityOutput).toMatchObject({ documentStatus: "Shipped", shippedCount: 2 });
  });

  it("cancels what is left: the order is cancelled and its money is due back", async () => {
    const { body: first } = await libraire.call("cancelDocumentItems", { body: { documentId: 203, itemIds: [itemId(203, 0)] } });
    // One sum everywhere: on the page, in the list, where the list is narrowed by amounts.
    expect(first.entityOutput).toMatchObject({ totalPriceWithTax: "14.90", itemsPriceWithTax: "20.00", refundDue: "10.00" });
    const { body: listed } = await libraire.call("listDocuments", { query: { search: "203", amountTo: "14.90" } });
    expect(listed.items.map(({ customId, totalPriceWithTax }) => [customId, totalPriceWithTax])).toEqual([["203", "14.90"]]);
    expect(first.entityOutput).toMatchObject({ documentStatus: "Processing", refundDue: "10.00", itemCount: 1 });
    const { body } = await libraire.call("cancelDocumentItems", { body: { documentId: 203, itemIds: [itemId(203, 1)] } });
    expect(body.entityOutput).toMatchObject({ documentStatus: "Cancelled", paymentStatus: "Paid", refundDue: "24.90", itemCount: 0 });
    expect(await mailsOf(203)).toEqual([
      { type: "cancelledCustomer", to_addresses: ["helene.legoff@example.fr"] },
      { type: "cancelledVendor", to_addresses: ["boutique@example.fr"] },
    ]);
  });

  it("records a refund in parts until nothing is due, notifies the customer, and stores the method", async () => {
    await libraire.call("cancelDocumentItems", { body: { documentId: 217, itemIds: [itemId(217, 0)] } });
    const due = async () => (await libraire.call("listDocuments", { query: { view: "toSettle" } })).body.items.map(({ id }) => id);
    expect(await due()).toContain(217);
    const refund = (amount: string, version: number, more: { reason?: "Cancellation" | "Gesture"; tellsCustomer?: boolean } = {}) =>
      libraire.call(
        "recordRefund",
        { body: { documentId: 217, amount, means: "BankTransfer", reason: "Cancellation", reference: " VIR-118 ", ...more } },
        { headers: { "If-Match": `"${version}"` } },
      );
    const { body: part } = await refund("4.00", 2);
    expect(part.entityOutput).toMatchObject({
      paymentStatus: "Paid",
      documentStatus: "Processing",
      refundDue: "6.00",
      balance: { owed: "14.90", received: "24.90", refunded: "4.00", allowance: "0.00", due: "0.00", surplus: "6.00" },
      totalPriceWithTax: "14.90",
    });
    expect(part.entityOutput.events.find(({ kind }) => kind === "Refunded")).toMatchObject({
      amount: "4.00",
      refundMeans: "BankTransfer",
      refundReason: "Cancellation",
      text: "VIR-118",
      actorName: "Mathilde Kervella",
    });
    // Two people note the same refund: the second one has not seen the first.
    const both = await Promise.all([refund("6.00", 3), refund("6.00", 3)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(await due()).not.toContain(217);
    expect((await mailsOf(217)).map(({ type }) => type)).toEqual(["refunded", "refunded"]);
    // More than the payment cannot be refunded; the rest can, without a mail for a customer at the counter.
    const { body: nothing } = await refund("1.00", 4);
    expect(nothing.propertiesErrorMessages[0]?.propertyName).toBe("reason");
    const { status, body: tooMuch } = await refund("14.91", 4, { reason: "Gesture" });
    expect([status, tooMuch.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["amount"]]);
    expect((await refund("-1.00", 4, { reason: "Gesture" })).status).toBe(422);
    const { body: whole } = await refund("14.90", 4, { reason: "Gesture", tellsCustomer: false });
    expect(whole.entityOutput).toMatchObject({ paymentStatus: "Refunded", refundDue: null });
    expect(whole.entityOutput.paymentDue).toBeUndefined();
    expect(whole.entityOutput.balance).toMatchObject({ owed: "0.00", refunded: "24.90", allowance: "14.90", due: "0.00", surplus: "0.00" });
    expect(await mailsOf(217)).toHaveLength(2);
    expect((await refund("1.00", 5)).body.reason).toBe("AlreadyRefunded");
  });

  it("stores a tracking number against the version that was read", async () => {
    const answer = await libraire.call(
      "setDeliveryPackage",
      { body: { documentId: 204, deliveryPackage: "6A12345678901" } },
      { headers: { "If-Match": '"1"' } },
    );
    expect(answer.status).toBe(200);
    expect(answer.headers.get("ETag")).toBe('"2"');
    expect(answer.body.entityOutput).toMatchObject({ deliveryPackage: "6A12345678901", documentStatus: "Processing", version: 2 });
    expect(answer.body.entityOutput.events[0]).toMatchObject({ kind: "TrackingSet", trackingNumber: "6A12345678901" });
  });

  it("notifies the customer once that the order waits, with concurrent requests, and again only on explicit request", async () => {
    const ten = await Promise.all(Array.from({ length: 10 }, () => libraire.call("notifyPicking", { body: { documentId: 205 } })));
    expect(ten.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect(ten.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: "AlreadyNotified",
      errors: ["Ce client a déjà été prévenu le 21/11/2026."],
    });
    expect(await mailsOf(205)).toHaveLength(1);
    const order = ten.find(({ status }) => status === 200)?.body.entityOutput;
    expect(order).toMatchObject({ pickingNotifiedAt: "2026-11-21T09:00:00.000Z", documentStatus: "Processing" });

    shop.clock.advance(60);
    const again = { body: { documentId: 205, again: true } };
    const seen = { headers: { "If-Match": `"${order?.version}"` } };
    const both = await Promise.all([1, 2].map(() => libraire.call("notifyPicking", again, seen)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect(both.find(({ status }) => status === 200)?.body.entityOutput.pickingNotifiedAt).toBe("2026-11-21T09:01:00.000Z");
    expect(await mailsOf(205)).toHaveLength(2);
  });

  it("hands over every ready line when none is named", async () => {
    const { body } = await libraire.call("validatePicking", { body: { documentId: 206 } });
    expect(body.entityOutput.items.map((item) => item.status)).toEqual(["Complete", "Pending"]);
    expect(body.entityOutput).toMatchObject({ documentStatus: "Processing", shippedCount: 1 });
  });

  it("hands over no book that is not out yet unless it is named", async () => {
    const { body } = await libraire.call("validatePicking", { body: { documentId: 216 } });
    expect(body.entityOutput.items.map((item) => item.status)).toEqual(["Complete", "Processing"]);
    const { status, body: refused } = await libraire.call("validatePicking", { body: { documentId: 216 } });
    expect([status, refused.reason]).toEqual([409, "NoEligibleLine"]);
    const { body: named } = await libraire.call("validatePicking", { body: { documentId: 216, itemIds: [itemId(216, 1)] } });
    expect(named.entityOutput).toMatchObject({ documentStatus: "Complete" });
  });

  it("keeps a comment inside and sends a message outside", async () => {
    const { body } = await libraire.call("addDocumentComment", { body: { documentId: 207, text: "Rappeler <b>lundi</b>." } });
    expect(body.entityOutput).toMatchObject({ documentComment: "Rappeler <b>lundi</b>.", version: 2 });
    expect(await mailsOf(207)).toEqual([]);
    const { body: sent } = await libraire.call("addDocumentComment", {
      body: { documentId: 207, text: "Votre livre arrive.", isMessage: true },
    });
    expect(sent.entityOutput.documentComment).toBe("Rappeler <b>lundi</b>.");
    expect(sent.entityOutput.events.map(({ kind, text }) => text ?? kind)).toEqual([
      "MailQueued",
      "Votre livre arrive.",
      "Rappeler <b>lundi</b>.",
    ]);
    expect(await mailsOf(207)).toEqual([{ type: "documentMessage", to_addresses: ["helene.legoff@example.fr"] }]);
  });

  it("notes each action in the log, with what it changed", async () => {
    const rows = await rowsOf<{ action: string; changes: Record<string, unknown> }>(
      shop.database.db,
      sql`select action, changes from audit_entries where entity = 'document' and entity_id = '202' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(["shipDocumentItems", "shipDocumentItems"]);
    expect(rows[0]?.changes).toEqual({
      deliveryPackage: [null, "8R 4210"],
      items: [{ [itemId(202, 1)]: "Pending" }, { [itemId(202, 1)]: "Shipped" }],
    });
  });
});
describe("404", () => {
  it("returns 404 for an unknown order, on every operation that names one", async () => {
    const read = await libraire.call("getDocument", { query: { id: 4711 } });
    expect(read.status).toBe(404);
    expect(read.body.detail).toBe("Cette commande n’existe pas ou n’existe plus.");
    for (const [operation, body] of writesOn(4711)) expect((await libraire.call(operation, { body })).status).toBe(404);
  });
});

describe("409", () => {
  it.each([
    ["validatePayment", 208, "AlreadyPaid", "Cette commande est déjà payée."],
    ["notifyPicking", 208, "NotCollected", "Livrée par Colissimo, sans retrait en magasin."],
    ["validatePicking", 208, "NotCollected", "Livrée par Colissimo, sans retrait en magasin."],
    ["shipDocumentItems", 104, "OrderComplete", "Cette commande est terminée."],
    ["cancelDocumentItems", 998, "OrderCancelled", "Cette commande est annulée."],
    ["shipDocumentItems", 103, "NotInPreparation", "Cette commande n’est pas encore en préparation."],
    ["validatePayment", 106, "Incoherent", "État incohérent : « Terminée » et « Refusé » ne vont pas ensemble."],
    ["validatePayment", 105, "NotAnOrder", "Facture : ce document se consulte seulement."],
    ["addDocumentComment", 102, "Cart", "C’est encore un panier : la commande n’est pas passée."],
  ] as const)("%s on %i: %s", async (operation, documentId, reason, sentence) => {
    const before = await checksum();
    const [, body] = writesOn(documentId).find(([name]) => name === operation) ?? [];
    const { status, body: problem } = await libraire.call(operation, { body });
    expect([status, problem.reason, problem.errors]).toEqual([409, reason, [sentence]]);
    expect(await checksum()).toBe(before);
  });

  it("is in English on request", async () => {
    const { body } = await libraire.call("validatePayment", { body: { documentId: 208 } }, { headers: { "Accept-Language": "en" } });
    expect(body.errors).toEqual(["This order is already paid."]);
  });

  it("returns when it was paid", async () => {
    const { body } = await libraire.call("validatePayment", { body: { documentId: 201 } });
    expect(body.errors).toEqual(["Déjà payée le 21/11/2026."]);
  });

  it("refuses a tracking number for a cancelled order", async () => {
    const { status, body } = await libraire.call(
      "setDeliveryPackage",
      { body: { documentId: 998, deliveryPackage: "6A1" } },
      { headers: { "If-Match": '"1"' } },
    );
    expect([status, body.reason]).toEqual([409, "OrderCancelled"]);
  });
});

describe("422", () => {
  it("names the lines that are not the order's, or cannot go, and ships none", async () => {
    const before = await checksum();
    const foreign = await libraire.call("shipDocumentItems", { body: { documentId: 208, itemIds: [itemId(208, 0), itemId(209, 0)] } });
    expect(foreign.status).toBe(422);
    expect(foreign.body.propertiesErrorMessages).toEqual([
      { propertyName: "itemIds[1]", errorMessage: "Cette ligne n’appartient pas à cette commande." },
    ]);
    const gone = await libraire.call("shipDocumentItems", { body: { documentId: 206, itemIds: [itemId(206, 0), itemId(206, 1)] } });
    expect(gone.status).toBe(422);
    expect(gone.body.propertiesErrorMessages).toEqual([
      { propertyName: "itemIds[0]", errorMessage: "Cette ligne ne s’y prête pas : rien n’a été fait." },
    ]);
    expect(await checksum()).toBe(before);
  });

  it.each([
    ["no line", { documentId: 208, itemIds: [] }, "itemIds"],
    ["a line twice", { documentId: 208, itemIds: [2081, 2081] }, "itemIds"],
    ["no order", { itemIds: [2081] }, "documentId"],
    ["a wrong tracking number", { documentId: 208, itemIds: [2081], deliveryPackage: "<b>" }, "deliveryPackage"],
    ["a property of another entity", { documentId: 208, itemIds: [2081], documentStatus: "Complete" }, "documentStatus"],
  ])("refuses %s at its property", async (_what, body, propertyName) => {
    const { status, body: problem } = await libraire.call("shipDocumentItems", { body });
    expect(status).toBe(422);
    expect(problem.propertiesErrorMessages.map((error) => error.propertyName)).toEqual([propertyName]);
  });

  it.each([
    ["sort", "stock"],
    ["pageSize", 7],
    ["view", "mine"],
    ["documentStatus", "Lost"],
    ["dateFrom", "21/11/2026"],
    ["after", "not a cursor"],
    ["after", btoa(JSON.stringify(["customId", "1", 1]))],
    ["after", btoa(JSON.stringify(["-date", "yesterday-ish", 1]))],
  ])("refuses the parameter %s=%s", async (name, value) => {
    const { status } = await libraire.call("listDocuments", { query: { [name]: value } });
    expect(status).toBe(422);
  });

  it("refuses an empty comment", async () => {
    const { status, body } = await libraire.call("addDocumentComment", { body: { documentId: 208, text: "   " } });
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "text"]);
  });
});

describe("the same request again", () => {
  it("answers what the first one answered, for every action, and does nothing more", async () => {
    const key = () => ({ "Idempotency-Key": crypto.randomUUID(), "If-Match": '"1"' });
    for (const [operation, body] of writesOn(209)) {
      const headers = key();
      const first = await libraire.call(operation, { body }, { headers });
      const after = await checksum();
      const second = await libraire.call(operation, { body }, { headers });
      expect(second.status).toBe(first.status);
      expect({ ...second.body, instance: "" }).toEqual({ ...first.body, instance: "" });
      expect(await checksum()).toBe(after);
    }
  });

  it("refuses another body under the same key", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    expect((await libraire.call("addDocumentComment", { body: { documentId: 209, text: "Un." } }, { headers })).status).toBe(200);
    const { status } = await libraire.call("addDocumentComment", { body: { documentId: 209, text: "Deux." } }, { headers });
    expect(status).toBe(422);
  });
});

function mailsOf(documentId: number): Promise<{ type: string; to_addresses: string[] }[]> {
  return rowsOf(shop.database.db, sql`select type, to_addresses from mails where document_id = ${documentId} order by type, id`);
}

/** Changes with any row of any table that an action writes. */
async function checksum(): Promise<string | undefined> {
  const [row] = await rowsOf<{ sum: string }>(
    shop.database.db,
    sql`select md5(concat(
      (select string_agg(d::text, '|' order by id) from documents d),
      (select string_agg(i::text, '|' order by id) from document_items i),
      (select string_agg(e::text, '|' order by id) from document_events e),
      (select string_agg(m::text, '|' order by id) from mails m))) as sum`,
  );
  return row?.sum;
}
