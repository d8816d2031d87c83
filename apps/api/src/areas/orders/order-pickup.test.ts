import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";
import { insertOrders, itemId, peopleSeed } from "./orders.fixtures.ts";

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

/** What the mails of an order said, oldest first. */
async function mailsOf(documentId: number): Promise<string[]> {
  const rows = await rowsOf<{ body: string }>(
    shop.database.db,
    sql`select body_text as body from mails where document_id = ${documentId} and type = 'pickingNotified' order by created_at`,
  );
  return rows.map(({ body }) => body);
}

describe("a pickup of which a part has arrived", () => {
  it("tells the customer of what is there, and of the rest when it comes, once each", async () => {
    await insertOrders(shop.database.db, [{ id: 701, ...pickup, lines: ["Processing", "Processing", "Processing"] }]);
    const ids = [0, 1, 2].map((index) => itemId(701, index));
    const part = await notify(701, { itemIds: ids.slice(0, 2) });
    expect(part.body.entityOutput.items.map(({ notifiedAt }) => notifiedAt !== null)).toEqual([true, true, false]);
    expect(part.body.entityOutput.events.find(({ kind }) => kind === "PickingNotified")?.itemCount).toBe(2);
    const again = await notify(701, { itemIds: ids.slice(0, 1) });
    expect([again.status, again.body.reason]).toEqual([409, "AlreadyNotified"]);
    shop.clock.advance(60);
    // Of what it was not told yet, without saying so.
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
