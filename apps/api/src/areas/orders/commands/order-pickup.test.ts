import type { Schemas } from "@reserve/contract";
import { isAnnouncedBefore, isInView, parisDayStart } from "@reserve/domain";
import { asc, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { factsOf } from "../order-facts.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../orders.fixtures.ts";
import { documentItems, documents } from "../orders.tables.ts";
import { moveCopies } from "../picking/waiting.store.ts";

let shop: TestApp;
let libraire: Caller;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

const pickup = { shippingMethod: "Pickup" } as const;
const order = async (id: number) => (await libraire.call("getDocument", { query: { id } })).body;
const notify = (documentId: number, more: { itemIds?: number[]; again?: true } = {}, headers: Record<string, string> = {}) =>
  libraire.call("notifyPicking", { body: { documentId, ...more } }, { headers });

/** Returns the texts of an order's mails, oldest first. */
async function mailsOf(documentId: number): Promise<string[]> {
  const rows = await rowsOf<{ body: string }>(
    shop.database.db,
    sql`select body_text as body from mails where document_id = ${documentId} and type = 'pickingNotified' order by created_at`,
  );
  return rows.map(({ body }) => body);
}

describe("a pickup of which a part has arrived", () => {
  it("notifies the customer of the available lines, and of the rest when it arrives, once each", async () => {
    await insertOrders(shop.database.db, [{ id: 701, ...pickup, lines: ["Processing", "Processing", "Processing"] }]);
    const ids = [0, 1, 2].map((index) => itemId(701, index));
    const part = await notify(701, { itemIds: ids.slice(0, 2) });
    expect(part.body.entityOutput.items.map(({ notifiedAt }) => notifiedAt !== null)).toEqual([true, true, false]);
    expect(part.body.entityOutput.events.find(({ kind }) => kind === "PickingNotified")?.itemCount).toBe(2);
    const again = await notify(701, { itemIds: ids.slice(0, 1) });
    expect([again.status, again.body.reason]).toEqual([409, "AlreadyNotified"]);
    shop.clock.advance(60);
    // By default only lines not notified yet.
    expect((await notify(701)).status).toBe(200);
    expect((await notify(701)).status).toBe(409);
    const [first = "", second = ""] = await mailsOf(701);
    expect([first.includes("Une partie de votre commande 701"), first.includes("2/3"), first.includes("Titre 3")]).toEqual([
      true,
      true,
      false,
    ]);
    expect([second.includes("Votre commande 701 est prête"), second.includes("Titre 3"), second.includes("Titre 1")]).toEqual([
      true,
      true,
      false,
    ]);
    const { version } = await order(701);
    expect((await notify(701, { itemIds: ids, again: true }, { "If-Match": `"${version}"` })).status).toBe(200);
    expect((await mailsOf(701)).length).toBe(3);
  });

  it("hands over the ticked lines and copies alone; the order is over with the last of them", async () => {
    await insertOrders(shop.database.db, [{ id: 702, ...pickup, lines: ["Processing", "Processing"], copies: 2 }]);
    const handOver = (itemIds: number[], quantities?: { itemId: number; quantity: number }[]) =>
      libraire.call("validatePicking", { body: { documentId: 702, itemIds, ...(quantities ? { quantities } : {}) } });
    const [one, two] = [itemId(702, 0), itemId(702, 1)];
    const wrong = await handOver([one], [{ itemId: one, quantity: 3 }]);
    expect([wrong.status, wrong.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "quantities[0].quantity"]);
    const part = (await handOver([one], [{ itemId: one, quantity: 1 }])).body.entityOutput;
    expect(part.items.map(({ title, quantity, status }) => [title, quantity, status])).toEqual([
      ["Titre 1", 1, "Complete"],
      ["Titre 1", 1, "Processing"],
      ["Titre 2", 2, "Processing"],
    ]);
    const rest = part.items.find(({ title, status }) => title === "Titre 1" && status === "Processing")?.id ?? 0;
    expect((await handOver([rest])).body.entityOutput.documentStatus).toBe("Processing");
    expect((await handOver([two])).body.entityOutput.documentStatus).toBe("Complete");
  });

  it("refuses lines of no such order and what is no pickup", async () => {
    await insertOrders(shop.database.db, [
      { id: 703, ...pickup, lines: ["Processing"] },
      { id: 704, lines: ["Processing"] },
    ]);
    const unknown = await notify(703, { itemIds: [itemId(701, 0)] });
    expect([unknown.status, unknown.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "itemIds[0]"]);
    expect((await notify(704, { itemIds: [itemId(704, 0)] })).body.reason).toBe("NotCollected");
  });
});

describe("« Retrait à notifier »", () => {
  const TOLD = new Date("2026-11-10T08:00:00Z");
  const USER = { userName: "libraire", firstName: "Mathilde", lastName: "Kervella" };
  const idsIn = async (query: Record<string, unknown>) => {
    const found: number[] = [];
    for (let page = 1; page === 1 || found.length === (page - 1) * 100; page++) {
      const { body } = await libraire.call("listDocuments", { query: { ...query, page, pageSize: 100, sort: "date" } });
      if (body.items.length === 0) break;
      found.push(...body.items.map(({ id }) => id));
    }
    return found.toSorted((a, b) => a - b);
  };
  const queued = async (queue: string) => (await libraire.call("listWorkQueues")).body.items.find((one) => one.queue === queue)?.count ?? 0;
  const waits = async (id: number) => {
    const { body } = await libraire.call("listDocuments", { query: { view: "pickupToNotify", number: [String(id)] } });
    return body.items.map(({ hasMoreToNotify = false }) => hasMoreToNotify);
  };

  /** Returns every split of three lines of two copies: on order, available, notified, handed over or cancelled. */
  function splits(): OrderSketch[] {
    const fates = [
      { status: "Processing", awaited: 2, notifiedAt: null },
      { status: "Processing", awaited: 1, notifiedAt: null },
      { status: "Processing", awaited: 0, notifiedAt: null },
      { status: "Processing", awaited: 0, notifiedAt: TOLD },
      { status: "Complete", awaited: 0, notifiedAt: TOLD },
      { status: "Cancelled", awaited: 0, notifiedAt: null },
    ] as const;
    const all = fates.flatMap((a) => fates.flatMap((b) => fates.map((c) => [a, b, c])));
    return all.map((lines, index) => ({
      // Without an entry in the ledger, which cannot be deleted afterwards.
      ...{ id: 1001 + index, ...pickup, copies: 2, date: TOLD, paidCents: null },
      lines: lines.map(({ status }) => status as Schemas["DocumentItemStatus"]),
      awaited: lines.map(({ awaited }) => awaited),
      notifiedDates: lines.map(({ notifiedAt }) => notifiedAt),
      pickingNotifiedAt: lines.some(({ notifiedAt }) => notifiedAt) ? TOLD : null,
    }));
  }

  it("agrees with the rule for every split of three lines of two copies, and so do its count and the late ones", async () => {
    const { db } = shop.database;
    await insertOrders(db, splits());
    const items = Map.groupBy(await db.select().from(documentItems), ({ documentId }) => documentId);
    const all = (await db.select().from(documents).orderBy(asc(documents.id))).map((document) => ({
      id: document.id,
      facts: factsOf({ document, items: items.get(document.id) ?? [] }),
    }));
    const now = shop.clock.now();
    const expected = all.filter(({ facts }) => isInView("pickupToNotify", facts, now)).map(({ id }) => id);
    expect(expected.length).toBeGreaterThan(90);
    expect(await idsIn({ view: "pickupToNotify" })).toEqual(expected);
    expect(await queued("pickupToNotify")).toBe(expected.length);
    const before = parisDayStart("2026-11-14");
    const late = all.filter(({ facts }) => isAnnouncedBefore(facts, before, now)).map(({ id }) => id);
    expect(await idsIn({ pickupNotifiedBefore: "2026-11-14" })).toEqual(late);
    expect(await queued("pickupLate")).toBe(late.length);
    console.log(`${expected.length} to be told of and ${late.length} late of ${all.length} pickups (${shop.database.engine})`);
    await db.delete(documents).where(
      inArray(
        documents.id,
        splits().map(({ id }) => id),
      ),
    );
  });

  it("contains an order again when more of it is available, until the customer was notified of that, too", async () => {
    const { db } = shop.database;
    await insertOrders(db, [{ id: 711, ...pickup, lines: ["Processing", "Processing", "Processing"], copies: 2, awaited: [0, 0, 2] }]);
    const [first, second, third] = [0, 1, 2].map((index) => itemId(711, index)) as [number, number, number];
    const arrives = (copies: number) =>
      moveCopies(db, 711, [{ itemId: third, setAside: copies, awaited: -copies }], USER, shop.clock.now());
    expect(await waits(711)).toEqual([false]);
    // Two of three are available: they are notified by default.
    expect((await notify(711)).body.entityOutput.items.map(({ notifiedAt }) => notifiedAt !== null)).toEqual([true, true, false]);
    expect((await mailsOf(711)).map((body) => body.includes("2/3"))).toEqual([true]);
    expect(await waits(711)).toEqual([]);
    const early = await notify(711);
    expect([early.status, early.body.reason]).toEqual([409, "AlreadyNotified"]);
    await arrives(1);
    expect(await waits(711)).toEqual([]);
    await arrives(1);
    expect(await waits(711)).toEqual([true]);
    // On order again: there is nothing to notify.
    await arrives(-1);
    expect(await waits(711)).toEqual([]);
    await arrives(1);
    // Cancelled and undone, or partly collected: a notified line stays notified.
    const cancelled = await libraire.call("cancelDocumentItems", { body: { documentId: 711, itemIds: [third], undoSeconds: 10 } });
    expect(await waits(711)).toEqual([]);
    const undoId = cancelled.body.entityOutput.undo?.id ?? "";
    expect((await libraire.call("undoDocumentAction", { body: { documentId: 711, undoId } })).status).toBe(200);
    expect(await waits(711)).toEqual([true]);
    const quantities = [{ itemId: first, quantity: 1 }];
    await libraire.call("validatePicking", { body: { documentId: 711, itemIds: [first, second], quantities } });
    expect(await waits(711)).toEqual([true]);
    shop.clock.advance(60);
    expect((await notify(711)).body.entityOutput.events.find(({ kind }) => kind === "PickingNotified")?.itemCount).toBe(1);
    expect(await waits(711)).toEqual([]);
  });

  it("notifies of no unavailable line unless it is named", async () => {
    await insertOrders(shop.database.db, [{ id: 712, ...pickup, lines: ["Processing"], awaited: [1] }]);
    const nothing = await notify(712);
    expect([nothing.status, nothing.body.reason]).toEqual([409, "NoEligibleLine"]);
    expect((await notify(712, { itemIds: [itemId(712, 0)] })).status).toBe(200);
  });
});
