import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;

const day = (date: number) => new Date(Date.UTC(2026, 10, date, 8));

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  await insertOrders(shop.database.db, [
    { id: 301, lines: ["Processing"], date: day(1) },
    { id: 302, lines: ["Processing", "Shipped"], date: day(2), totalCents: 7_999 },
    { id: 303, lines: ["Processing"], date: day(3), customerId: 2, customId: "WEB-303", totalCents: 8_000 },
    { id: 304, lines: ["Created"], date: day(4), documentStatus: "AwaitingPayment", paymentStatus: "Pending" },
    { id: 305, lines: ["Processing"], date: day(5), shippingMethod: "Pickup" },
    { id: 306, lines: ["Shipped"], date: day(6), documentType: "Delivery", customId: "BL-302", relatedToId: 302 },
    { id: 307, lines: ["Shipped"], date: day(7), documentType: "Invoice", customId: "F-302", relatedToId: 302 },
    { id: 308, lines: ["Shipped"], date: day(8), documentStatus: "Shipped", customerId: 3, customId: "WEB-3030", totalCents: 100 },
  ]);
});
afterAll(() => shop.close());

async function numbers(query: Record<string, unknown>): Promise<string[]> {
  const { status, body } = await libraire.call("listDocuments", { query });
  expect(status).toBe(200);
  return body.items.map((item) => item.customId);
}

describe("filters", () => {
  it("narrows by the sum, its ends included", async () => {
    expect(await numbers({ amountFrom: "79.99" })).toEqual(["WEB-303", "302"]);
    expect(await numbers({ amountFrom: "79.99", amountTo: "79.99" })).toEqual(["302"]);
    expect(await numbers({ amountTo: "-1.00" })).toEqual([]);
    expect(await numbers({ amountFrom: "9999999999.99" })).toEqual([]);
  });

  it.each([
    [
      ["302", "305"],
      ["305", "302"],
    ],
    [
      ["#302", " 305 "],
      ["305", "302"],
    ],
    [
      ["n° 302", "Commande 305", "CMD-304"],
      ["305", "304", "302"],
    ],
    [["000302"], ["302"]],
    [["web-303"], ["WEB-303"]],
    [["WEB-0303"], ["WEB-303"]],
    [["%"], []],
    [["999999", "2147483648", "99999999999999999999"], []],
  ])("finds pasted numbers %j", async (number, expected) => {
    expect(await numbers({ number })).toEqual(expected);
  });

  it.each([
    ["a number as a mail writes it", "nº 302", ["302"]],
    ["a number after its word", "Commande n° 302", ["302"]],
    ["a number that others begin with", "web-303", ["WEB-303"]],
    ["the beginning of numbers", "web-30", ["WEB-3030", "WEB-303"]],
    ["several numbers", "0302 0305", ["305", "302"]],
    ["several numbers between commas", "302, web-303", ["WEB-303", "302"]],
    ["its delivery's number", "BL-302", ["302"]],
    ["its invoice's number", "f-302", ["302"]],
    ["a telephone as it is spoken", "06 39 98 41 27", ["305", "304", "302", "301"]],
    ["a telephone with its country", "+33 6 39 98 41 27", ["305", "304", "302", "301"]],
    ["a telephone in one go", "0639984127", ["305", "304", "302", "301"]],
    ["a city and a name", "brest oeuvrard", ["WEB-303"]],
  ])("finds by %s", async (_what, search, expected) => {
    expect(await numbers({ search })).toEqual(expected);
  });

  it("lists the papers of an order by its number", async () => {
    expect(await numbers({ search: "nº 302", documentType: ["Invoice", "Delivery"] })).toEqual(["F-302", "BL-302"]);
  });

  it("refuses a sum that is none and too many numbers at their property", async () => {
    const wrong = await libraire.call("listDocuments", { query: { amountFrom: "vingt" } });
    expect([wrong.status, wrong.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "amountFrom"]);
    const many = await libraire.call("listDocuments", { query: { number: Array.from({ length: 201 }, (_, index) => `${index}`) } });
    expect([many.status, many.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "number"]);
  });
});

describe("neighbours", () => {
  async function around(id: number, query: Record<string, unknown> = {}) {
    const { status, body } = await libraire.call("getDocumentNeighbours", { query: { id, ...query } });
    expect(status).toBe(200);
    return [body.previous?.customId ?? null, body.position, body.next?.customId ?? null];
  }

  it.each(["-date", "date", "customId", "-customerName", "totalPriceWithTax", "-totalPriceWithTax"])(
    "follow the list in the order %s",
    async (sort) => {
      const { body } = await libraire.call("listDocuments", { query: { sort } });
      for (const [index, { id }] of body.items.entries()) {
        expect(await around(id, { sort })).toEqual([
          body.items[index - 1]?.customId ?? null,
          index + 1,
          body.items[index + 1]?.customId ?? null,
        ]);
      }
    },
  );

  it("keep to the filters, also when the order itself has left the list", async () => {
    expect(await around(302, { view: "toPrepare" })).toEqual(["WEB-303", 3, "301"]);
    expect(await around(304, { view: "toPrepare" })).toEqual(["305", null, "WEB-303"]);
    expect(await around(305, { documentStatus: ["AwaitingPayment"] })).toEqual([null, null, "304"]);
  });

  it("answers 404 for an order that is not there, 422 for an order that is none", async () => {
    expect((await libraire.call("getDocumentNeighbours", { query: { id: 999 } })).status).toBe(404);
    expect((await libraire.call("getDocumentNeighbours", { query: { id: 301, sort: "stock" } })).status).toBe(422);
  });
});

describe("what belongs to an order", () => {
  it("names its papers, from wherever one looks", async () => {
    const related = async (id: number) =>
      (await libraire.call("listRelatedDocuments", { query: { id } })).body.items.map(({ customId }) => customId);
    expect(await related(302)).toEqual(["BL-302", "F-302"]);
    expect(await related(307)).toEqual(["302", "BL-302"]);
    expect((await libraire.call("listRelatedDocuments", { query: { id: 999 } })).status).toBe(404);
  });

  it("lists what was written to the customer, newest first, and nothing else", async () => {
    for (const [text, isMessage] of [
      ["Bonjour.", true],
      ["Cliente rappelée.", false],
      ["C’est parti.", true],
    ] as const) {
      expect((await libraire.call("addDocumentComment", { body: { documentId: 301, text, isMessage } })).status).toBe(200);
    }
    const { body } = await libraire.call("listDocumentMessages", { query: { id: 301 } });
    expect(body.items.map(({ text, actorName }) => [text, actorName])).toEqual([
      ["C’est parti.", "Mathilde Kervella"],
      ["Bonjour.", "Mathilde Kervella"],
    ]);
    expect((await libraire.call("listDocumentMessages", { query: { id: 999 } })).status).toBe(404);
  });

  it("offers methods of delivery and payment to any caller, in their language", async () => {
    const methods = (await shop.anonymous.call("listCartShippingMethods", {}, { headers: { "Accept-Language": "en" } })).body.items;
    expect(methods).toContainEqual({ id: "Pickup", label: "Pickup in shop", priceWithTax: "0.00", isPickup: true });
    // Loi Darcos: what is posted costs three euros at least.
    expect(methods.filter(({ isPickup, priceWithTax }) => !isPickup && Number(priceWithTax) < 3)).toEqual([]);
    const payments = (await shop.anonymous.call("listCartPaymentMethods")).body.items;
    expect(payments).toContainEqual({ id: "CreditCard", label: "Carte bancaire", priceWithTax: null, isPickup: false });
  });
});

describe("the picking list", () => {
  it("gathers equal titles, by shelf, then publisher, and leaves out what cannot be prepared", async () => {
    const same = "9782253023906";
    await shop.database.db.execute(
      sql`update document_items set ean = ${same}, title = 'La Vie mode d’emploi' where id in (${itemId(301, 0)}, ${itemId(302, 0)})`,
    );
    await shop.database.db.execute(sql`update document_items set shelf = 'P-2', publisher = 'Zoé' where id = ${itemId(303, 0)}`);
    await shop.database.db.execute(sql`update document_items set shelf = 'P-2', publisher = 'Actes Sud' where id = ${itemId(305, 0)}`);
    const { status, body } = await libraire.call("getPickingList", { query: { id: [301, 302, 303, 304, 305, 307] } });
    expect(status).toBe(200);
    expect(
      body.items.map(({ shelf, publisher, quantity, documents }) => [shelf, publisher, quantity, documents.map(({ id }) => id)]),
    ).toEqual([
      ["P-2", "Actes Sud", 1, [305]],
      ["P-2", "Zoé", 1, [303]],
      ["P-17", null, 2, [301, 302]],
    ]);
    expect(body.leftOut).toEqual([
      { id: 304, customId: "304" },
      { id: 307, customId: "F-302" },
    ]);
    expect(body.items[2]).toMatchObject({ ean: same, title: "La Vie mode d’emploi" });
  });

  it("answers 404 when one of the orders is not there", async () => {
    expect((await libraire.call("getPickingList", { query: { id: [301, 999] } })).status).toBe(404);
    expect((await libraire.call("getPickingList", { query: { id: [] } })).status).toBe(422);
  });
});
