import { extractXml } from "@stackforge-eu/factur-x";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "../../../platform/catalog/products.tables.ts";
import { rowsOf } from "../../../platform/database/database.ts";
import { schemaErrors } from "../../../testing/invoice-schema.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { titlesSeed } from "../../catalog/catalog.list.fixtures.ts";
import { addPeople } from "../orders.bulk.store.ts";
import { fixtureCustomers, fixtureStores, insertOrders, itemId } from "../orders.fixtures.ts";
import { documentItems } from "../orders.tables.ts";

let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: titlesSeed });
  libraire = await shop.signIn("admin");
  await shop.database.db.transaction((tx) => addPeople(tx, { stores: fixtureStores, customers: fixtureCustomers }));
});
afterAll(() => shop.close());

const order = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const ship = (documentId: number, ...lines: number[]) =>
  libraire.call("shipDocumentItems", { body: { documentId, itemIds: lines.map((line) => itemId(documentId, line)) } });
const giveBack = (documentId: number, version: number, items: { itemId: number; quantity: number; state: string }[], key?: string) =>
  libraire.call("returnDocumentItems", { body: { documentId, items, comment: "Double emploi" } } as never, {
    headers: { "If-Match": `"${version}"`, ...(key ? { "Idempotency-Key": key } : {}) },
  });

const note = (documentId: number, buyerOrderReference: string | null, version: string = '"1"') =>
  libraire.call("setBuyerOrderReference", { body: { documentId, buyerOrderReference } }, { headers: { "If-Match": version } });

describe("the buyer's own number for an order", () => {
  it("is stored against the version that was read, removed again, and is not in the log", async () => {
    await insertOrders(shop.database.db, [{ id: 750, lines: ["Processing"] }]);
    expect((await note(750, "BC 12")).body.entityOutput).toEqual({ id: 750, version: 2, buyerOrderReference: "BC 12" });
    const late = await note(750, "BC 13");
    expect([late.status, (late.body.current as { buyerOrderReference?: string }).buyerOrderReference]).toEqual([412, "BC 12"]);
    // What changes nothing is no change.
    expect((await note(750, "BC 12", '"2"')).body.entityOutput.version).toBe(2);
    expect((await note(750, " ", '"2"')).body.entityOutput).toEqual({ id: 750, version: 3 });
    expect((await order(750)).buyerOrderReference).toBeUndefined();
    const log = await rowsOf<{ changes: unknown }>(
      shop.database.db,
      sql`select changes from audit_entries where action = 'setBuyerOrderReference' and entity_id = '750' and outcome = 'done' order by id`,
    );
    expect(log[0]?.changes).toEqual({ hasBuyerOrderReference: [false, true] });
    expect(JSON.stringify(log)).not.toContain("BC 12");
  });

  it("is 404 for an unknown order, 422 where it is too long or no text, and 409 once the invoice contains it", async () => {
    await insertOrders(shop.database.db, [
      { id: 751, lines: ["Processing"] },
      { id: 752, lines: ["Created"], documentType: "Quotation", documentStatus: "Created", paymentStatus: "Pending" },
    ]);
    expect((await note(999_999, "BC 12")).status).toBe(404);
    for (const wrong of ["x".repeat(51), "BC\n12"]) {
      const { status, body } = await note(751, wrong);
      expect([status, body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["buyerOrderReference"]]);
    }
    expect(await note(752, "BC 12")).toMatchObject({ status: 409, body: { reason: "NotAnOrder" } });
    await ship(751, 0);
    const { version } = await order(751);
    expect(await note(751, "BC 12", `"${version}"`)).toMatchObject({ status: 409, body: { reason: "AlreadyInvoiced" } });
  });
});

describe("an invoice", () => {
  it("is issued with the last shipped line, once, and contains the total of the order", async () => {
    await insertOrders(shop.database.db, [{ id: 701, lines: ["Processing", "Processing"] }]);
    await ship(701, 0);
    expect((await order(701)).issuedPapers).toBeUndefined();
    await ship(701, 1);
    const { issuedPapers = [], totalPriceWithTax, events } = await order(701);
    expect(issuedPapers).toMatchObject([{ kind: "Invoice", totalPriceWithTax, issuedAt: "2026-11-21T09:00:00.000Z" }]);
    expect(issuedPapers[0]?.number).toMatch(/^F2026-\d{5}$/);
    expect(events.find(({ kind }) => kind === "InvoiceIssued")).toMatchObject({ text: issuedPapers[0]?.number, amount: totalPriceWithTax });
    const found = await libraire.call("listDocuments", { query: { search: issuedPapers[0]?.number ?? "" } });
    expect(found.body.items.map(({ id }) => id)).toEqual([701]);
    const again = await libraire.call("issueInvoice", { body: { documentId: 701 } });
    expect([again.status, again.body.reason]).toEqual([409, "AlreadyInvoiced"]);
  });

  it("is never changed or deleted, by any statement", async () => {
    for (const statement of [sql`update issued_papers set total_cents = 0`, sql`delete from issued_papers`])
      await expect(shop.database.db.execute(statement)).rejects.toThrow();
  });

  it("is issued on demand where the order is paid on invoice, and what is cancelled after it is credited", async () => {
    await insertOrders(shop.database.db, [
      { id: 702, lines: ["Processing", "Processing"], paymentMethod: "OnInvoice", paymentStatus: "Pending", copies: 2 },
      { id: 703, lines: ["Processing"] },
    ]);
    const early = await libraire.call("issueInvoice", { body: { documentId: 703 } });
    expect([early.status, early.body.reason]).toEqual([409, "NotYetInvoiced"]);
    expect((await libraire.call("issueInvoice", { body: { documentId: 999_999 } })).status).toBe(404);
    expect((await libraire.call("issueInvoice", { body: { documentId: 702 } })).status).toBe(200);
    await libraire.call("cancelDocumentItems", { body: { documentId: 702, itemIds: [itemId(702, 0)] } });
    await ship(702, 1);
    expect((await order(702)).issuedPapers).toMatchObject([
      { kind: "Invoice", totalPriceWithTax: "44.90" },
      { kind: "CreditNote", totalPriceWithTax: "20.00" },
    ]);
  });

  it("is a Factur-X for a business, by the numbers that it had then, and so is what is credited of it", async () => {
    const isSaved = (siret: string | null, version: number) =>
      libraire.call(
        "setCustomerBusiness",
        { query: { id: 3 }, body: { siret, vatNumber: null, serviceCode: siret ? "LECTURE" : null } },
        { headers: { "If-Match": `"${version}"` } },
      );
    expect((await isSaved("732 829 320 00074", 1)).status).toBe(200);
    await insertOrders(shop.database.db, [{ id: 704, customerId: 3, lines: ["Processing", "Processing"] }]);
    const noted = await note(704, "  EJ-2026-00417 ");
    expect([noted.status, noted.headers.get("ETag"), noted.body.entityOutput]).toEqual([
      200,
      '"2"',
      { id: 704, version: 2, buyerOrderReference: "EJ-2026-00417" },
    ]);
    await ship(704, 0, 1);
    expect((await isSaved(null, 2)).status).toBe(200);
    const { version } = await order(704);
    await giveBack(704, version, [{ itemId: itemId(704, 0), quantity: 1, state: "Resellable" }]);
    const { issuedPapers = [] } = await order(704);
    expect(issuedPapers.map(({ kind, isFacturX }) => [kind, isFacturX])).toEqual([
      ["Invoice", true],
      ["CreditNote", true],
    ]);
    expect((await order(701)).issuedPapers).toMatchObject([{ isFacturX: false }]);
    for (const { id, kind } of issuedPapers) {
      const file = await libraire.open("getIssuedPaperPdf", { query: { id } });
      const { xml } = await extractXml(await file.bytes());
      expect(xml).toContain(`<ram:TypeCode>${kind === "Invoice" ? 380 : 381}</ram:TypeCode>`);
      expect(xml).toContain('<ram:ID schemeID="0002">732829320</ram:ID>');
      expect(xml).toContain("<ram:BuyerReference>LECTURE</ram:BuyerReference>");
      expect(xml).toContain(
        "<ram:BuyerOrderReferencedDocument><ram:IssuerAssignedID>EJ-2026-00417</ram:IssuerAssignedID></ram:BuyerOrderReferencedDocument>",
      );
      expect(await schemaErrors([xml])).toEqual([[]]);
    }
  });

  it("is numbered without a gap among orders that leave at once", async () => {
    const ids = Array.from({ length: 50 }, (_, index) => 2000 + index);
    await insertOrders(
      shop.database.db,
      ids.map((id) => ({ id, lines: ["Processing"] })),
    );
    const answers = await Promise.all(ids.map((id) => ship(id, 0)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const [row] = await rowsOf<{ count: number; last: number; series: number }>(
      shop.database.db,
      sql`select count(*)::integer as count, max(sequence) as last, (select last from paper_series where kind = 'Invoice') as series from issued_papers where kind = 'Invoice'`,
    );
    expect([row?.last, row?.series]).toEqual([row?.count, row?.count]);
  });

  it("is a file with a name, the same each time", async () => {
    const id = (await order(701)).issuedPapers?.[0]?.id ?? 0;
    const file = () => libraire.open("getIssuedPaperPdf", { query: { id } });
    const [first, second] = await Promise.all([file(), file()]);
    expect([first?.status, first?.headers.get("content-disposition")]).toEqual([200, expect.stringContaining("facture-F2026-")]);
    expect(await first?.text()).toMatch(/^%PDF-/);
    expect(second?.status).toBe(200);
    const call = (caller: Caller, paper: number) => caller.call("getIssuedPaperPdf", { query: { id: paper } }).then(({ status }) => status);
    expect([await call(libraire, 999_999), await call(shop.anonymous, id), await call(await shop.signIn("stagiaire"), id)]).toEqual([
      404, 401, 403,
    ]);
  });
});

describe("a return", () => {
  it("is credited, put back in stock where it can be sold again, and to be refunded", async () => {
    await insertOrders(shop.database.db, [{ id: 710, lines: ["Processing", "Processing"], copies: 2 }]);
    const [title] = await shop.database.db.select().from(products).limit(1);
    await shop.database.db
      .update(documentItems)
      .set({ productId: title?.id ?? null })
      .where(sql`document_id = 710`);
    await ship(710, 0, 1);
    const before = await order(710);
    const items = [
      { itemId: itemId(710, 0), quantity: 1, state: "Resellable" },
      { itemId: itemId(710, 1), quantity: 2, state: "Damaged" },
    ];
    const key = crypto.randomUUID();
    const done = await giveBack(710, before.version, items, key);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect((await giveBack(710, before.version, items, key)).body).toEqual(done.body);
    const after = await order(710);
    expect([after.refundDue, after.returned, after.totalPriceWithTax]).toEqual(["30.00", "30.00", before.totalPriceWithTax]);
    expect(after.items.map(({ returnedQuantity }) => returnedQuantity)).toEqual([1, 2]);
    expect(after.issuedPapers?.map(({ kind, totalPriceWithTax }) => [kind, totalPriceWithTax])).toEqual([
      ["Invoice", "44.90"],
      ["CreditNote", "30.00"],
    ]);
    expect(after.events.find(({ kind }) => kind === "Returned")).toMatchObject({ itemCount: 3, amount: "30.00", text: "Double emploi" });
    const [now] = await shop.database.db.select().from(products).where(sql`id = ${title?.id}`);
    expect((now?.stock ?? 0) - (title?.stock ?? 0)).toBe(1);

    // The last copy takes the shipping along.
    expect((await giveBack(710, after.version, [{ itemId: itemId(710, 0), quantity: 1, state: "Missing" }])).status).toBe(200);
    const all = await order(710);
    expect([all.refundDue, all.issuedPapers?.at(-1)?.totalPriceWithTax]).toEqual(["44.90", "14.90"]);
    expect((await giveBack(710, all.version, items)).status).toBe(409);
  });

  it("is refused line by line, and of an order that was changed meanwhile", async () => {
    await insertOrders(shop.database.db, [{ id: 711, lines: ["Processing", "Processing"], copies: 2 }]);
    await ship(711, 0);
    const { version } = await order(711);
    const wrong = await giveBack(711, version, [
      { itemId: itemId(711, 0), quantity: 3, state: "Resellable" },
      { itemId: itemId(711, 1), quantity: 1, state: "Resellable" },
    ]);
    expect([
      wrong.status,
      (wrong.body as { propertiesErrorMessages: { propertyName: string }[] }).propertiesErrorMessages.map(
        ({ propertyName }) => propertyName,
      ),
    ]).toEqual([422, ["items[0].quantity", "items[1].itemId"]]);
    expect((await giveBack(711, version - 1, [{ itemId: itemId(711, 0), quantity: 1, state: "Resellable" }])).status).toBe(412);
    // Nothing is invoiced yet: the invoice will leave out what came back.
    expect((await giveBack(711, version, [{ itemId: itemId(711, 0), quantity: 1, state: "Damaged" }])).status).toBe(200);
    await ship(711, 1);
    expect((await order(711)).issuedPapers).toMatchObject([{ kind: "Invoice", totalPriceWithTax: "34.90" }]);
  });
});

describe("a clock that was put back", () => {
  const papers = () =>
    rowsOf<{ number: string; issuedAt: string; isNoted: boolean }>(
      shop.database.db,
      sql`select number, issued_at::text as "issuedAt", clock_at is not null as "isNoted" from issued_papers order by id desc limit 2`,
    );
  // Sessions are not valid at the other clock's time.
  const setClock = async (seconds: number) => {
    shop.clock.advance(seconds);
    libraire = await shop.signIn("admin");
  };
  const sketch = (id: number) => ({ id, lines: ["Processing" as const, "Processing" as const] });

  it("dates no document before the last one, in the same year or over its turn, and stores its content", async () => {
    await insertOrders(shop.database.db, [760, 761, 762, 763].map(sketch));
    await ship(760, 0, 1);
    await setClock(-3_600);
    await ship(761, 0, 1);
    const [second, first] = await papers();
    expect([second?.issuedAt, first?.isNoted, second?.isNoted]).toEqual([first?.issuedAt, false, true]);
    const sequenceOf = (number = "") => Number(number.split("-").at(-1));
    expect(sequenceOf(second?.number)).toBe(sequenceOf(first?.number) + 1);

    // From 1 January 2027 in Paris back into December.
    await setClock(3_600 + 40.6 * 86_400);
    expect((await ship(762, 0, 1)).status).toBe(200);
    await setClock(-86_400);
    expect((await ship(763, 0, 1)).status).toBe(200);
    const [after, before] = await papers();
    expect([before?.number, after?.number]).toEqual(["F2027-00001", "F2027-00002"]);
    expect([after?.issuedAt, after?.isNoted]).toEqual([before?.issuedAt, true]);
    // A credit note is not dated before its invoice.
    await setClock(-86_400);
    await libraire.call(
      "returnDocumentItems",
      { body: { documentId: 763, items: [{ itemId: itemId(763, 0), quantity: 1, state: "Resellable" }], comment: "" } } as never,
      {
        headers: { "If-Match": `"${(await order(763)).version}"` },
      },
    );
    const [credit] = await papers();
    expect([credit?.number.slice(0, 5), credit?.issuedAt]).toEqual(["A2027", after?.issuedAt]);
  });
});
