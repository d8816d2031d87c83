import type { Output, Schemas } from "@reserve/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDemoShop } from "../../demo/shop.ts";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { products } from "../../platform/catalog/products.tables.ts";
import { type Caller, TEST_START, type TestApp, testApp } from "../../testing/test-app.ts";
import { addProducts, continueProductIds } from "../catalog/catalog.bulk.store.ts";
import { addDocuments, continueDocumentIds } from "../orders/orders.bulk.store.ts";
import { fixtureCustomers, itemId, type OrderSketch, peopleSeed, sketchOrder } from "../orders/orders.fixtures.ts";
import { documentItems } from "../orders/orders.tables.ts";
import { arrivals, purchaseLines, purchases } from "./purchasing.tables.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 0;
beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

/** A sound EAN of a number. */
function eanOf(number: number): string {
  const digits = `978${String(number).padStart(9, "0")}`;
  const sum = [...digits].reduce((before, digit, index) => before + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** A title of a test's own. */
async function titleOf({ stock = 0, ...more }: { stock?: number; title?: string; suppliers?: string[]; publishers?: string[] } = {}) {
  lastId += 1;
  const ean = eanOf(lastId);
  const [{ priceWithTaxCents: priceCents, ...product } = expect.fail("no product")] = makeDemoShop({ now: TEST_START, seed: 1 }).products;
  const own = { id: lastId, ean, stock, priceCents, cacheRefreshedAt: null, suppliers: [`Fournisseur ${lastId}`], shelf: "P-17" };
  await addProducts(shop.database.db, [{ ...product, ...own, ...more }]);
  await continueProductIds(shop.database.db);
  return ean;
}

/** Orders of one line each for a title, the first the oldest; answers their ids. */
async function ordersFor(ean: string, sketches: Partial<OrderSketch>[]) {
  const made = sketches.map((sketch, index) => {
    lastId += 1;
    const { document, items } = sketchOrder({ id: lastId, lines: ["Processing"], ...sketch });
    const date = sketch.date ?? new Date(Date.UTC(2026, 9, 1, 8, index));
    return { document: { ...document, date }, items: items.map((item) => ({ ...item, ean, title: "La Vie mode d’emploi" })) };
  });
  await shop.database.db.transaction(async (tx) => {
    const parts = { documents: made.map(({ document }) => document), items: made.flatMap(({ items }) => items), events: [] };
    await addDocuments(tx, parts, (id) => fixtureCustomers.find((customer) => customer.id === id));
    await continueDocumentIds(tx);
  });
  return made.map(({ document }) => document.id);
}

const listed = async (query: Record<string, unknown> = {}) => {
  const { status, body } = await libraire.call("listTitlesToOrder", { query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const titleIn = async (ean: string, query: Record<string, unknown> = {}) =>
  (await listed({ search: ean, ...query })).items.find((title) => title.ean === ean);
const order = (lines: { ean: string; quantity: number }[], more: object = {}) =>
  libraire.call("recordPurchase", { body: { lines, ...more } });
const ordered = async (ean: string, quantity: number, more: object = {}) => {
  const answer = await order([{ ean, quantity }], more);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.entityOutput;
};
const scan = (ean: string, headers: Record<string, string> = {}) => libraire.call("receiveCopy", { body: { ean } }, { headers });
const received = async (ean: string): Promise<Schemas["Arrival"]> => {
  const answer = await scan(ean);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.entityOutput;
};
const takeBack = (id: number) => libraire.call("takeBackArrival", { body: { id } });
const documentOf = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body as unknown as Output<"getDocument">;
const isInView = async (view: string, id: number) => {
  const { body } = await libraire.call("listDocuments", { query: { view, search: String(id) } });
  return body.items.some((one) => one.id === id);
};
const stockOf = async (ean: string) => {
  const [row] = await shop.database.db.select({ stock: products.stock }).from(products).where(eq(products.ean, ean));
  return row?.stock;
};

describe("the list", () => {
  it("has what is sold and not on the shelf, with who waits, the oldest first", async () => {
    const ean = await titleOf({ stock: 1, title: "Espèces d’espaces", suppliers: ["Sodis"], publishers: ["Galilée"] });
    const [first, second] = await ordersFor(ean, [{ copies: 2 }, { shippingMethod: "Pickup", customerId: 2 }]);
    expect(await titleIn(ean)).toMatchObject({
      title: "Espèces d’espaces",
      publisher: "Galilée",
      supplier: "Sodis",
      ...{ wantedCount: 3, stock: 1, orderedCount: 0, missingCount: 2, lateCount: 0, expectedOn: null, state: "ToOrder", purchases: [] },
      documents: [
        { id: first, customerName: "Hélène Le Goff", quantity: 2, isPickup: false },
        { id: second, customerName: "Émile Œuvrard", quantity: 1, isPickup: true },
      ],
    });
    expect((await listed({ search: "especes galilee" })).items.map((one) => one.ean)).toEqual([ean]);
    const { items, suppliers } = await listed({ supplier: ["Sodis"] });
    expect(items.map((one) => one.ean)).toEqual([ean]);
    expect(suppliers).toContain("Sodis");
  });

  it("leaves out what is here, a cart, what has left or is cancelled, and what is not paid", async () => {
    const here = await titleOf({ stock: 2 });
    await ordersFor(here, [{}, {}]);
    const gone = await titleOf();
    await ordersFor(gone, [
      { documentStatus: "Temp", paymentStatus: "Temp", lines: ["Temp"] },
      { documentStatus: "Shipped", lines: ["Shipped"] },
      { documentStatus: "Cancelled", lines: ["Cancelled"] },
      { documentStatus: "AwaitingPayment", paymentStatus: "Pending", lines: ["Created"] },
      { documentType: "Quotation" },
    ]);
    expect(await titleIn(here)).toBeUndefined();
    expect(await titleIn(gone)).toBeUndefined();
    await ordersFor(gone, [{ documentStatus: "Pending", paymentStatus: "Pending", paymentMethod: "ManualAtPickup", lines: ["Pending"] }]);
    expect(await titleIn(gone)).toMatchObject({ missingCount: 1 });
  });

  it("knows titles that the catalogue has not", async () => {
    lastId += 1;
    const ean = eanOf(lastId + 500_000);
    await ordersFor(ean, [{}]);
    expect(await titleIn(ean)).toMatchObject({ productId: null, title: "La Vie mode d’emploi", missingCount: 1 });
  });

  it("is narrowed by what is to order, on order and late, and sorted", async () => {
    const [a, b] = [await titleOf({ title: "Zazie" }), await titleOf({ title: "Alcools" })];
    await ordersFor(a, [{}]);
    await ordersFor(b, [{ copies: 3 }]);
    await ordered(b, 1, { expectedOn: "2026-11-21" });
    const supplier = [`Fournisseur ${Number(a.slice(3, 12))}`, `Fournisseur ${Number(b.slice(3, 12))}`];
    const eans = async (query: object) => (await listed({ supplier, ...query })).items.map((one) => one.ean);
    expect(await eans({ sort: "title" })).toEqual([b, a]);
    expect(await eans({ sort: "-missingCount" })).toEqual([b, a]);
    expect(await eans({ state: "ToOrder" })).toHaveLength(2);
    expect(await eans({ state: "Ordered" })).toEqual([b]);
    expect(await eans({ state: "Late" })).toEqual([]);
    await shop.database.db.update(purchases).set({ expectedOn: "2026-11-20" });
    expect(await eans({ state: "Late" })).toEqual([b]);
    expect(await titleIn(b)).toMatchObject({ lateCount: 1, expectedOn: "2026-11-20" });
  });

  it("is read page by page", async () => {
    const ean = await titleOf();
    await ordersFor(ean, [{}]);
    const { totalCount } = await listed({ pageSize: 10 });
    const last = await listed({ pageSize: 10, page: Math.ceil(totalCount / 10) });
    expect(last.items).toHaveLength(totalCount % 10 || 10);
    expect((await listed({ page: 900 })).totalCount).toBe(totalCount);
  });

  it("goes to the supplier as a sheet", async () => {
    const ean = await titleOf({ title: "Penser/Classer", suppliers: ["Pollen"] });
    const [id] = await ordersFor(ean, [{ copies: 2 }]);
    const answer = await libraire.open("exportTitlesToOrder", { query: { supplier: ["Pollen"] } });
    expect(answer.headers.get("Content-Disposition")).toContain("a-commander-pollen-2026-11-21.csv");
    const [, row = ""] = (await answer.text()).split("\r\n");
    expect(row).toMatch(new RegExp(`^${ean};Penser/Classer;.*;Pollen;2;0;;${id}$`));
  });
});

describe("copies on order", () => {
  it("are assigned to the oldest orders, the rest to the shelf", async () => {
    const ean = await titleOf();
    const [first = 0, second = 0] = await ordersFor(ean, [{}, {}]);
    expect(await isInView("toPrepare", first)).toBe(true);
    const { lineIds, copyCount, documentCount } = await ordered(ean, 1, { reference: " R-12 ", expectedOn: "2026-11-28" });
    expect([copyCount, documentCount]).toEqual([1, 1]);
    expect((await documentOf(first)).items).toMatchObject([{ awaited: 1, setAside: 0 }]);
    expect(await isInView("toPrepare", first)).toBe(false);
    expect(await isInView("toPrepare", second)).toBe(true);
    expect(await titleIn(ean)).toMatchObject({
      ...{ wantedCount: 2, orderedCount: 1, missingCount: 1, expectedOn: "2026-11-28", state: "ToOrder" },
      purchases: [{ id: lineIds[0], quantity: 1, outstanding: 1, orderedBy: "Mathilde Kervella", reference: "R-12" }],
    });
    await ordered(ean, 5);
    expect(await titleIn(ean)).toMatchObject({ orderedCount: 6, missingCount: 0, state: "Expected" });
    expect(await isInView("toPrepare", second)).toBe(false);
  });

  it("are taken back as far as they have not come, and their orders come back", async () => {
    const ean = await titleOf();
    const [first = 0, second = 0] = await ordersFor(ean, [{}, {}]);
    const { lineIds } = await ordered(ean, 2);
    await received(ean);
    const cancelled = await libraire.call("cancelPurchase", { body: { lineIds } });
    expect(cancelled.body.entityOutput).toEqual({ lineIds, copyCount: 1, documentCount: 1 });
    expect((await documentOf(first)).items).toMatchObject([{ awaited: 0, setAside: 1 }]);
    expect((await documentOf(second)).items).toMatchObject([{ awaited: 0, setAside: 0 }]);
    expect(await isInView("toPrepare", second)).toBe(true);
    expect(await titleIn(ean)).toMatchObject({ wantedCount: 1, orderedCount: 0, missingCount: 1 });
    const again = await libraire.call("cancelPurchase", { body: { lineIds } });
    expect([again.status, again.body.reason]).toEqual([409, "NothingOutstanding"]);
    expect((await libraire.call("cancelPurchase", { body: { lineIds: [999_999] } })).status).toBe(404);
  });

  it("are refused at each property that is wrong", async () => {
    const ean = await titleOf();
    const wrong = await order(
      [
        { ean: "97801234", quantity: 1 },
        { ean, quantity: 1 },
        { ean, quantity: 2 },
      ],
      { expectedOn: "2026-11-20" },
    );
    expect(wrong.status).toBe(422);
    expect(wrong.body.propertiesErrorMessages.map((one) => one.propertyName)).toEqual(["lines[0].ean", "lines[2].ean", "expectedOn"]);
    const unknown = await order([{ ean: eanOf(900_001), quantity: 1 }]);
    expect(unknown.body.propertiesErrorMessages.map((one) => one.propertyName)).toEqual(["lines[0].ean"]);
    expect((await order([{ ean, quantity: 0 }])).status).toBe(422);
  });

  it("are recorded once per key, and logged title by title", async () => {
    const [a, b] = [await titleOf(), await titleOf()];
    const call = { body: { lines: [a, b].map((ean) => ({ ean, quantity: 1 })) } };
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await libraire.call("recordPurchase", call, { headers });
    const second = await libraire.call("recordPurchase", call, { headers });
    expect(second.body).toEqual(first.body);
    expect(await shop.database.db.$count(purchaseLines, eq(purchaseLines.ean, a))).toBe(1);
    const logged = await shop.database.db.select().from(auditEntries).where(eq(auditEntries.action, "recordPurchase"));
    const ids = first.body.entityOutput.lineIds.map(String);
    expect(logged.filter(({ entityId }) => ids.includes(entityId ?? ""))).toHaveLength(2);
  });
});

describe("a copy that arrives", () => {
  it("is for the order for which it was ordered, which then is ready by itself", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{ shippingMethod: "Pickup", copies: 2 }]);
    await ordered(ean, 2);
    const first = await received(ean);
    expect(first.document).toMatchObject({ id, isPickup: true, storeName: "Librairie du Quai", awaitedCount: 1, canNotify: false });
    expect(await isInView("pickupToNotify", id)).toBe(false);
    expect((await received(`${ean.slice(0, 3)}-${ean.slice(3)}`)).document).toMatchObject({ awaitedCount: 0, canNotify: true });
    expect(await isInView("pickupToNotify", id)).toBe(true);
    expect(await stockOf(ean)).toBe(0);
    expect(await titleIn(ean)).toBeUndefined();
    expect((await libraire.call("notifyPicking", { body: { documentId: id } })).status).toBe(200);
  });

  it("is announced before the rest of its order is available, and the rest when it is", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{ shippingMethod: "Pickup", lines: ["Processing", "Processing"] }]);
    await ordered(ean, 2);
    expect(await isInView("pickupToNotify", id)).toBe(false);
    const part = (await received(ean)).document;
    expect(part).toMatchObject({ id, awaitedCount: 1, arrivedLineCount: 1, lineCount: 2, canNotify: true });
    expect(await isInView("pickupToNotify", id)).toBe(true);
    expect((await libraire.call("notifyPicking", { body: { documentId: id } })).status).toBe(200);
    expect(await isInView("pickupToNotify", id)).toBe(false);
    const { items } = (await libraire.call("getArrivals")).body as unknown as Output<"getArrivals">;
    expect(items.find(({ document }) => document?.id === id)?.document?.canNotify).toBe(false);
    const rest = await received(ean);
    expect(rest.document).toMatchObject({ id, awaitedCount: 0, arrivedLineCount: 2, lineCount: 2, canNotify: true });
    expect(await isInView("pickupToNotify", id)).toBe(true);
    await takeBack(rest.id);
    expect(await isInView("pickupToNotify", id)).toBe(false);
  });

  it("is for an order that lacks one even if it was not ordered, else for the shelf", async () => {
    const ean = await titleOf({ stock: 1 });
    const [, second = 0] = await ordersFor(ean, [{}, {}]);
    expect((await received(ean)).document?.id).toBe(second);
    const rest = await received(ean);
    expect([rest.document, rest.shelf]).toEqual([null, "P-17"]);
    expect(await stockOf(ean)).toBe(2);
  });

  it("is not for a line that was cancelled, whose copies go back to the shelf", async () => {
    const ean = await titleOf();
    const [first = 0, second = 0] = await ordersFor(ean, [{}, {}]);
    await ordered(ean, 2);
    expect((await received(ean)).document?.id).toBe(first);
    await libraire.call("cancelDocumentItems", { body: { documentId: first, itemIds: [itemId(first, 0)] } });
    expect(await stockOf(ean)).toBe(1);
    await libraire.call("cancelDocumentItems", { body: { documentId: second, itemIds: [itemId(second, 0)] } });
    expect((await received(ean)).document).toBeNull();
    expect(await stockOf(ean)).toBe(2);
  });

  it("comes from the shelf again when cancelling its line is taken back", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{}]);
    await ordered(ean, 1);
    expect((await received(ean)).document?.id).toBe(id);
    const cancelled = await libraire.call("cancelDocumentItems", { body: { documentId: id, itemIds: [itemId(id, 0)], undoSeconds: 10 } });
    expect(await stockOf(ean)).toBe(1);
    const undoId = cancelled.body.entityOutput.undo?.id ?? "";
    const undone = await libraire.call("undoDocumentAction", { body: { documentId: id, undoId } });
    expect(undone.body.entityOutput.items).toMatchObject([{ status: "Processing", setAside: 1, awaited: 0 }]);
    expect(await stockOf(ean)).toBe(0);
  });

  it("is nothing where the catalogue has no such title, or the code is none", async () => {
    const before = await shop.database.db.$count(arrivals);
    expect((await scan(eanOf(900_002))).status).toBe(404);
    expect((await scan("pas un code")).status).toBe(422);
    expect((await scan("9782253023907")).status).toBe(422);
    expect(await shop.database.db.$count(arrivals)).toBe(before);
  });

  it("is taken back once, and nothing is left of it", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{}]);
    await ordered(ean, 1);
    const forOrder = await received(ean);
    expect((await takeBack(forOrder.id)).body.entityOutput).toMatchObject({ isTakenBack: true, document: { id, awaitedCount: 1 } });
    expect(await isInView("toPrepare", id)).toBe(false);
    expect(await titleIn(ean)).toMatchObject({ orderedCount: 1, missingCount: 0 });
    const again = await takeBack(forOrder.id);
    expect([again.status, again.body.reason]).toEqual([409, "TakenBack"]);
    await received(ean);
    const forShelf = await received(ean);
    expect((await takeBack(forShelf.id)).status).toBe(200);
    expect(await stockOf(ean)).toBe(0);
    expect((await takeBack(999_999)).status).toBe(404);
  });

  it("stays when it has left", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{}]);
    const { id: arrivalId } = await received(ean);
    await libraire.call("shipDocumentItems", { body: { documentId: id, itemIds: [itemId(id, 0)] } });
    const late = await takeBack(arrivalId);
    expect([late.status, late.body.reason]).toEqual([409, "Gone"]);
    const shelf = await received(ean);
    await shop.database.db.update(products).set({ stock: 0 }).where(eq(products.ean, ean));
    expect((await takeBack(shelf.id)).body.reason).toBe("Gone");
  });

  it("is counted once under a key", async () => {
    const ean = await titleOf();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await scan(ean, headers);
    expect((await scan(ean, headers)).body).toEqual(first.body);
    expect(await stockOf(ean)).toBe(1);
  });

  it("is given once, however many scan at once", async () => {
    const ean = await titleOf();
    const ids = await ordersFor(ean, Array(10).fill({}));
    await ordered(ean, 10);
    const answers = await Promise.all(Array.from({ length: 50 }, () => scan(ean)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    const documentIds = answers.flatMap(({ body }) => body.entityOutput.document?.id ?? []);
    expect(documentIds.toSorted((a, b) => a - b)).toEqual(ids);
    expect(await stockOf(ean)).toBe(40);
    const lines = await shop.database.db.select().from(documentItems).where(eq(documentItems.ean, ean));
    expect(lines.map(({ setAside, awaited }) => [setAside, awaited])).toEqual(Array(10).fill([1, 0]));
  });

  it("leaves first when some copies of its line leave", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{ copies: 3 }]);
    await ordered(ean, 3);
    await received(ean);
    const line = itemId(id, 0);
    const body = { documentId: id, itemIds: [line], quantities: [{ itemId: line, quantity: 1 }] };
    expect((await libraire.call("shipDocumentItems", { body })).status).toBe(200);
    expect((await documentOf(id)).items.map(({ quantity, setAside, awaited }) => [quantity, setAside, awaited])).toEqual([
      [1, 1, 0],
      [2, 0, 2],
    ]);
  });

  it("is listed today, the newest first", async () => {
    const ean = await titleOf({ title: "Un cabinet d’amateur" });
    await received(ean);
    const { status, body } = await libraire.call("getArrivals", {});
    expect(status).toBe(200);
    expect(body.items[0]).toMatchObject({
      ean,
      title: "Un cabinet d’amateur",
      receivedBy: "Mathilde Kervella",
      document: null,
      isTakenBack: false,
    });
    expect(body.totalCount).toBeGreaterThan(0);
    expect(body.expectedCount).toBeGreaterThan(0);
  });
});

describe("the thread of an order", () => {
  const threadOf = async (id: number) =>
    (await documentOf(id)).events.map(({ kind, actorName, itemCount, text }) => ({ kind, actorName, itemCount, text }));
  const by = { actorName: "Mathilde Kervella", text: "La Vie mode d’emploi" };

  it("returns what was ordered for it and arrived, by whom and how many, and nothing for an order that got none", async () => {
    const ean = await titleOf();
    const [first = 0, second = 0] = await ordersFor(ean, [{ copies: 2 }, {}]);
    await ordered(ean, 2);
    await received(ean);
    expect(await threadOf(first)).toEqual([
      { kind: "CopiesArrived", itemCount: 1, ...by },
      { kind: "CopiesOrdered", itemCount: 2, ...by },
    ]);
    expect(await threadOf(second)).toEqual([]);
  });

  it("records what is no longer ordered, and deletes a copy that was scanned by mistake", async () => {
    const ean = await titleOf();
    const [id = 0] = await ordersFor(ean, [{ copies: 3 }]);
    const { lineIds } = await ordered(ean, 3);
    const { id: arrivalId } = await received(ean);
    expect((await takeBack(arrivalId)).status).toBe(200);
    await libraire.call("cancelPurchase", { body: { lineIds } });
    expect(await threadOf(id)).toEqual([
      { kind: "PurchaseCancelled", itemCount: 3, ...by },
      { kind: "CopiesOrdered", itemCount: 3, ...by },
    ]);
  });
});
