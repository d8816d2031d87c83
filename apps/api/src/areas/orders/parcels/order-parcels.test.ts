import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

const order = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const track = (documentId: number, deliveryPackage: string, version: number, parcelId?: number) =>
  libraire.call(
    "setDeliveryPackage",
    { body: { documentId, deliveryPackage, ...(parcelId === undefined ? {} : { parcelId }) } },
    { headers: { "If-Match": `"${version}"` } },
  );

/** Returns the tracking numbers in an order's mails. */
async function numbersInMails(documentId: number): Promise<(string | null)[]> {
  const rows = await rowsOf<{ number: string | null }>(
    shop.database.db,
    sql`select substring(body_text from '8R[0-9]+') as number from mails where document_id = ${documentId} and type = 'shipmentSent' order by 1`,
  );
  return rows.map(({ number }) => number);
}

describe("parcels", () => {
  it("keep each its lines and its number: the second does not overwrite the first", async () => {
    await insertOrders(shop.database.db, [{ id: 601, lines: ["Processing", "Processing", "Processing"] }]);
    const ship = (index: number, deliveryPackage?: string) =>
      libraire.call("shipDocumentItems", {
        body: { documentId: 601, itemIds: [itemId(601, index)], ...(deliveryPackage ? { deliveryPackage } : {}) },
      });
    expect((await order(601)).parcels).toEqual([]);
    await ship(0, "8R0000000001");
    shop.clock.advance(60);
    await ship(2);
    await ship(1, "8R0000000003");
    const { parcels, version, deliveryPackage } = await order(601);
    expect(deliveryPackage).toBe("8R0000000003");
    expect(parcels).toMatchObject([
      {
        number: 1,
        trackingNumber: "8R0000000001",
        trackingUrl: "https://www.laposte.fr/outils/suivre-vos-envois?code=8R0000000001",
        shippedAt: "2026-11-21T09:00:00.000Z",
        itemIds: [itemId(601, 0)],
        copyCount: 1,
      },
      { number: 2, trackingNumber: null, trackingUrl: null, shippedAt: "2026-11-21T09:01:00.000Z", itemIds: [itemId(601, 2)] },
      { number: 3, trackingNumber: "8R0000000003", itemIds: [itemId(601, 1)] },
    ]);
    expect(await numbersInMails(601)).toEqual(["8R0000000001", "8R0000000003", null]);

    const [first, second] = parcels;
    expect((await track(601, "8R0000000002", version, second?.id)).status).toBe(200);
    // Without saying of which, it is that of the last one.
    expect((await track(601, "8R0000000009", version + 1)).status).toBe(200);
    expect((await order(601)).parcels.map(({ trackingNumber }) => trackingNumber)).toEqual([
      "8R0000000001",
      "8R0000000002",
      "8R0000000009",
    ]);
    await insertOrders(shop.database.db, [{ id: 602, lines: ["Processing"] }]);
    const foreign = await track(602, "8R0000000004", 1, first?.id);
    expect([foreign.status, foreign.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "parcelId"]);
    expect((await order(602)).version).toBe(1);
  });

  it("take the number that was noted before they left, the first of them alone", async () => {
    await insertOrders(shop.database.db, [{ id: 603, lines: ["Processing", "Processing"] }]);
    await track(603, "8R0000000031", 1);
    for (const index of [0, 1]) await libraire.call("shipDocumentItems", { body: { documentId: 603, itemIds: [itemId(603, index)] } });
    expect((await order(603)).parcels.map(({ trackingNumber }) => trackingNumber)).toEqual(["8R0000000031", null]);
    expect(await numbersInMails(603)).toEqual(["8R0000000031", null]);
  });

  it("contain part of a line: the rest becomes a separate line, and no sum changes", async () => {
    await insertOrders(shop.database.db, [{ id: 604, lines: ["Processing", "Processing"], copies: 3 }]);
    const before = await order(604);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const body = { documentId: 604, itemIds: [itemId(604, 0)], quantities: [{ itemId: itemId(604, 0), quantity: 2 }] };
    const [once, again] = await Promise.all([1, 2].map(() => libraire.call("shipDocumentItems", { body }, { headers })));
    expect([once?.status, again?.status, again?.body]).toEqual([200, 200, once?.body]);
    const after = await order(604);
    expect(after.items.map(({ title, quantity, status }) => [title, quantity, status])).toEqual([
      ["Titre 1", 2, "Shipped"],
      ["Titre 1", 1, "Processing"],
      ["Titre 2", 3, "Processing"],
    ]);
    expect(after.parcels).toMatchObject([{ number: 1, itemIds: [itemId(604, 0)], copyCount: 2 }]);
    for (const sum of ["totalPriceWithTax", "itemsPriceWithTax", "vat", "refundDue"] as const) expect(after[sum]).toEqual(before[sum]);

    const wrong = async (quantities: { itemId: number; quantity: number }[]) => {
      const answer = await libraire.call("shipDocumentItems", { body: { documentId: 604, itemIds: [itemId(604, 1)], quantities } });
      return [answer.status, ...(answer.body.propertiesErrorMessages ?? []).map(({ propertyName }) => propertyName)];
    };
    const other = itemId(604, 1);
    expect(await wrong([{ itemId: other, quantity: 4 }])).toEqual([422, "quantities[0].quantity"]);
    expect(await wrong([{ itemId: other, quantity: 0 }])).toEqual([422, "quantities[0].quantity"]);
    expect(await wrong([{ itemId: itemId(604, 0), quantity: 1 }])).toEqual([422, "quantities[0].itemId"]);
    expect(
      await wrong([
        { itemId: other, quantity: 1 },
        { itemId: other, quantity: 1 },
      ]),
    ).toEqual([422, "quantities[1].itemId"]);
    expect(await order(604)).toEqual(after);
  });

  it("split three lines of two copies in every way: what is in each, what is left and what is owed agree", async () => {
    // Of each line, the parcels in which its two copies leave.
    const combinations = [1, 2, 3].flatMap((first) => [1, 2, 3].filter((second) => second >= first).map((second) => [first, second]));
    const splits = combinations
      // Lines differ in nothing: their order does not matter.
      .flatMap((a, first) => combinations.slice(first).flatMap((b, second) => combinations.slice(first + second).map((c) => [a, b, c])))
      // Without an empty one between two.
      .filter((split) => {
        const used = new Set(split.flat());
        return [...used].every((parcel) => parcel === 1 || used.has(parcel - 1));
      });
    await insertOrders(
      shop.database.db,
      splits
        .map((_, index) => ({ id: 1000 + index, lines: ["Processing", "Processing", "Processing"] as const, copies: 2 }))
        .map((sketch) => ({
          ...sketch,
          lines: [...sketch.lines],
        })),
    );
    for (const [index, split] of splits.entries()) {
      const documentId = 1000 + index;
      const context = JSON.stringify(split);
      const inParcel = (parcel: number) => split.map((copies) => copies.filter((one) => one === parcel).length);
      const count = Math.max(...split.flat());
      for (let parcel = 1; parcel <= count; parcel += 1) {
        const { items } = await order(documentId);
        const leaving = inParcel(parcel).flatMap((quantity, line) => {
          const here = items.find(({ title, status }) => title === `Titre ${line + 1}` && status === "Processing");
          return quantity > 0 && here ? [{ itemId: here.id, quantity, of: here.quantity }] : [];
        });
        const quantities = leaving
          .filter(({ quantity, of }) => quantity < of)
          .map(({ itemId: id, quantity }) => ({ itemId: id, quantity }));
        const { status } = await libraire.call("shipDocumentItems", {
          body: { documentId, itemIds: leaving.map(({ itemId: id }) => id), ...(quantities.length > 0 ? { quantities } : {}) },
        });
        expect(status, context).toBe(200);
      }
      const { parcels, items, documentStatus, totalPriceWithTax } = await order(documentId);
      const contents = parcels.map(({ itemIds }) =>
        [1, 2, 3].map((line) =>
          items
            .filter(({ id, title }) => itemIds.includes(id) && title === `Titre ${line}`)
            .reduce((sum, { quantity }) => sum + quantity, 0),
        ),
      );
      expect(contents, context).toEqual(Array.from({ length: count }, (_, parcel) => inParcel(parcel + 1)));
      expect([documentStatus, totalPriceWithTax, parcels.reduce((sum, { copyCount }) => sum + copyCount, 0)], context).toEqual([
        "Shipped",
        "64.90",
        6,
      ]);
    }
    expect(splits.length).toBe(38);
  });
});

describe("a parcel's papers", () => {
  it("are of what is in it, by its own carrier and number, and of no other order", async () => {
    await insertOrders(shop.database.db, [{ id: 611, lines: ["Processing", "Processing"] }]);
    await libraire.call("shipDocumentItems", {
      body: { documentId: 611, itemIds: [itemId(611, 0)], deliveryPackage: "8R0000000611" },
    });
    const [parcel] = (await order(611)).parcels;
    const parcelId = parcel?.id ?? 0;
    const note = await libraire.call("getDocumentPdf", { query: { id: 611, kind: "deliveryNote", parcelId } });
    expect([note.status, note.headers.get("content-disposition")]).toEqual([
      200,
      expect.stringContaining("bon-de-livraison-611-colis-1.pdf"),
    ]);
    const label = await libraire.call("generateLabel", { body: { documentId: 611, parcelId } });
    expect([label.status, label.headers.get("content-disposition")]).toEqual([200, expect.stringContaining("etiquette-611-colis-1.pdf")]);
    const wrong = async (query: { id: number; kind: "deliveryNote" | "invoice"; parcelId: number }) => {
      const { status, body } = await libraire.call("getDocumentPdf", { query });
      return [status, body.propertiesErrorMessages?.[0]?.propertyName];
    };
    expect(await wrong({ id: 611, kind: "invoice", parcelId })).toEqual([422, "parcelId"]);
    expect(await wrong({ id: 611, kind: "deliveryNote", parcelId: parcelId + 1000 })).toEqual([422, "parcelId"]);
  });

  it("lead to their order: the number that is scanned off one is searched like any other", async () => {
    const found = async (search: string) => (await libraire.call("listDocuments", { query: { search } })).body.items.map(({ id }) => id);
    expect(await found("8R00 0000 0611")).toEqual([611]);
    await track(611, "8R0000000612", (await order(611)).version);
    expect(await found("8r0000000612")).toEqual([611]);
    expect(await found("8R0000000619")).toEqual([]);
  });
});

describe("deliverParcel", () => {
  const arrived = (documentId: number, parcelId: number, headers: Record<string, string> = {}) =>
    libraire.call("deliverParcel", { body: { documentId, parcelId } }, { headers });

  it("delivers each parcel once; the order is completed with the last, and the customer is notified of both", async () => {
    await insertOrders(shop.database.db, [{ id: 621, lines: ["Processing", "Processing"] }]);
    for (const index of [0, 1])
      await libraire.call("shipDocumentItems", {
        body: { documentId: 621, itemIds: [itemId(621, index)], deliveryPackage: `8R000000062${index}` },
      });
    const [first, second] = (await order(621)).parcels.map(({ id }) => id);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const once = await arrived(621, first ?? 0, headers);
    expect((await arrived(621, first ?? 0, headers)).body).toEqual(once.body);
    expect(once.body.entityOutput).toMatchObject({
      documentStatus: "Shipped",
      parcels: [{ deliveredAt: expect.any(String) }, { deliveredAt: null }],
    });
    expect(once.body.entityOutput.items.map(({ status }) => status)).toEqual(["Complete", "Shipped"]);
    const again = await arrived(621, first ?? 0);
    expect([again.status, again.body.reason]).toEqual([409, "AlreadyDelivered"]);
    shop.clock.advance(60);
    const last = await arrived(621, second ?? 0);
    expect([last.status, last.body.entityOutput.documentStatus]).toEqual([200, "Complete"]);
    expect(
      last.body.entityOutput.events.slice(0, 5).map(({ kind, trackingNumber, actorName }) => [kind, trackingNumber, actorName]),
    ).toEqual([
      ["MailQueued", null, expect.any(String)],
      ["Completed", null, expect.any(String)],
      ["Delivered", "8R0000000621", expect.any(String)],
      ["MailQueued", null, expect.any(String)],
      ["Delivered", "8R0000000620", expect.any(String)],
    ]);
    const mails = await rowsOf<{ body: string }>(
      shop.database.db,
      sql`select body_text as body from mails where document_id = 621 and type = 'shipmentDelivered' order by created_at`,
    );
    expect(mails.map(({ body }) => [body.includes("Titre 1"), body.includes("Titre 2")])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it("answers 404 without the order, 422 without the parcel", async () => {
    expect((await arrived(999_999, 1)).status).toBe(404);
    const { status, body } = await arrived(621, 999_999);
    expect([status, body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "parcelId"]);
  });
});
