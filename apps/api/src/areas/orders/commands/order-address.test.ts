import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, peopleSeed } from "../orders.fixtures.ts";

let shop: TestApp;
let libraire: Caller;

const shippingAddress = {
  firstName: " Yann ",
  lastName: "Kermarrec",
  company: "",
  address1: "3, quai de la Douane",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 39 98 41 27",
};

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  await insertOrders(shop.database.db, [
    { id: 401, lines: ["Processing", "Pending"] },
    { id: 402, lines: ["Processing", "Shipped"] },
    { id: 403, lines: ["Processing"], shippingMethod: "MondialRelay" },
    { id: 404, lines: ["Processing", "Processing"] },
    { id: 405, lines: ["Processing", "Processing"] },
    { id: 406, lines: ["Processing"] },
    { id: 407, lines: ["Processing"] },
    { id: 408, lines: ["Processing"] },
  ]);
});
afterAll(() => shop.close());

function correct(documentId: number, change: Record<string, unknown> = {}, headers: Record<string, string> = { "If-Match": '"1"' }) {
  return libraire.call("setShippingAddress", { body: { documentId, shippingAddress: { ...shippingAddress, ...change } } }, { headers });
}

describe("the shipping address", () => {
  it("is 404 where there is no order", async () => {
    expect((await correct(999)).status).toBe(404);
  });

  it("is stored in its usual form, found by its new name, and logged without its content", async () => {
    const { status, headers, body } = await correct(401);
    expect(status).toBe(200);
    expect(headers.get("ETag")).toBe('"2"');
    expect(body.entityOutput).toMatchObject({
      id: 401,
      version: 2,
      shippingAddress: { firstName: "Yann", lastName: "Kermarrec", company: null, address2: null, city: "Brest" },
    });
    const found = await libraire.call("listDocuments", { query: { search: "kermarrec" } });
    expect(found.body.items.map(({ id }) => id)).toEqual([401]);
    const [entry] = await rowsOf<{ action: string; changes: Record<string, string[]> }>(
      shop.database.db,
      sql`select action, changes from audit_entries where entity_id = '401'`,
    );
    expect(entry?.action).toBe("setShippingAddress");
    expect(entry?.changes.shippingAddress).toEqual(["…", "…"]);
  });

  it.each([
    [406, { postalCode: "29 200", phone: "+33 (0)6 12 34 56 78" }, { postalCode: "29200", phone: "06 12 34 56 78" }],
    [407, { country: "HK", postalCode: "", city: "Hong Kong", phone: null }, { country: "HK", postalCode: "", city: "Hong Kong" }],
    [408, { firstName: "", lastName: "", company: "École Jean-Zay" }, { firstName: "", lastName: "", company: "École Jean-Zay" }],
  ])("is stored as its country writes it: order %i, %o", async (id, change, stored) => {
    const { status, body } = await correct(id, change);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.entityOutput?.shippingAddress).toMatchObject(stored);
  });

  it("stays once a line has left for it", async () => {
    const { status, body } = await correct(402);
    expect([status, body.reason, body.detail]).toEqual([409, "LinesAlreadyGone", "Une ligne est déjà partie à cette adresse."]);
  });

  it.each([
    [{ postalCode: "2920" }, "shippingAddress.postalCode", "Un code postal français a cinq chiffres."],
    [{ city: "   " }, "shippingAddress.city", "Ce champ est obligatoire."],
    [{ country: "QQ" }, "shippingAddress.country", "Ce pays n’existe pas."],
    [{ phone: null }, "shippingAddress.phone", "Le point relais prévient par téléphone : indiquez un numéro."],
    [{ phone: "chez le voisin" }, "shippingAddress.phone", "Ce numéro de téléphone ne peut pas être appelé."],
    [{ country: "France" }, "shippingAddress.country", undefined],
  ])("is refused at its property when a carrier would send the parcel back: %o", async (change, propertyName, errorMessage) => {
    const { status, body } = await correct(403, change);
    expect(status).toBe(422);
    expect(body.propertiesErrorMessages).toHaveLength(1);
    expect(body.propertiesErrorMessages[0]).toMatchObject({ propertyName, ...(errorMessage ? { errorMessage } : {}) });
    const [row] = await rowsOf<{ version: number }>(shop.database.db, sql`select version from documents where id = 403`);
    expect(row?.version).toBe(1);
  });

  it("names every property at once that is blank or wrong", async () => {
    const { status, body } = await correct(403, { firstName: "", lastName: "  ", postalCode: "292", city: "", country: "QQ", phone: "12" });
    expect(status).toBe(422);
    expect(body.propertiesErrorMessages.map(({ propertyName }) => propertyName).sort()).toEqual(
      ["city", "country", "lastName", "phone"].map((name) => `shippingAddress.${name}`),
    );
    const french = await correct(403, { address1: "", postalCode: "292", phone: null });
    expect(french.body.propertiesErrorMessages.map(({ propertyName, errorMessage }) => [propertyName, errorMessage])).toEqual([
      ["shippingAddress.address1", "Ce champ est obligatoire."],
      ["shippingAddress.postalCode", "Un code postal français a cinq chiffres."],
      ["shippingAddress.phone", "Le point relais prévient par téléphone : indiquez un numéro."],
    ]);
  });

  it("is saved over whatever else a colleague did meanwhile, and refused over another address", async () => {
    await libraire.call("addDocumentComment", { body: { documentId: 404, text: "Colis prêt.", isMessage: false } });
    const saved = await correct(404);
    expect([saved.status, saved.headers.get("ETag")]).toEqual([200, '"3"']);
    // Version 2 was read with the comment and with the old address.
    const late = await correct(404, { city: "Lorient" }, { "If-Match": '"2"' });
    expect([late.status, (late.body.current as { shippingAddress?: { city: string } }).shippingAddress?.city]).toEqual([412, "Brest"]);
    expect((await correct(404, { city: "Lorient" }, { "If-Match": '"3"' })).status).toBe(200);
    expect((await correct(404, { city: "Quimper" }, { "If-Match": '"5"' })).status).toBe(412);
  });

  it("reports that a line was shipped, and no more, when a colleague only shipped meanwhile", async () => {
    const { body: read } = await libraire.call("getDocument", { query: { id: 405 } });
    await libraire.call("shipDocumentItems", { body: { documentId: 405, itemIds: read.items.slice(0, 1).map(({ id }) => id) } });
    const { status, body } = await correct(405);
    expect([status, body.reason]).toEqual([409, "LinesAlreadyGone"]);
  });
});
