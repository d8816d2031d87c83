import type { Schemas } from "@reserve/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createRandom } from "../../../demo/random.ts";
import { auditEntries } from "../../../platform/audit/audit.tables.ts";
import { rowsOf } from "../../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../orders.fixtures.ts";
import { recoverUndos } from "./order-undo.ts";

let shop: TestApp;
let libraire: Caller;
let lastId = 700;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
});
beforeEach(async () => {
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

type Kind = Schemas["DocumentUndo"]["kind"];

const operationOf = { Shipped: "shipDocumentItems", Cancelled: "cancelDocumentItems", PickingValidated: "validatePicking" } as const;

/** An order of its own. */
async function newOrder(sketch: Omit<OrderSketch, "id">): Promise<number> {
  lastId += 1;
  await insertOrders(shop.database.db, [{ ...sketch, id: lastId }]);
  return lastId;
}

const act = (
  kind: Kind,
  documentId: number,
  itemIds: number[],
  more: { undoSeconds?: number; quantities?: { itemId: number; quantity: number }[] },
) => libraire.call(operationOf[kind], { body: { documentId, itemIds, ...more } });
const undo = (documentId: number, undoId: string) => libraire.call("undoDocumentAction", { body: { documentId, undoId } });

/** Returns all stored facts of an order, without versions and creation times. */
async function everything(id: number) {
  const read = (query: ReturnType<typeof sql>) => rowsOf<Record<string, unknown>>(shop.database.db, query);
  return {
    documents: await read(sql`select to_jsonb(d) - 'version' - 'search_text' as row from documents d where id = ${id}`),
    items: await read(sql`select to_jsonb(i) as row from document_items i where document_id = ${id} order by id`),
    parcels: await read(sql`select to_jsonb(p) as row from parcels p where document_id = ${id} order by id`),
    events: await read(sql`select to_jsonb(e) as row from document_events e where document_id = ${id} order by id`),
    mails: await read(sql`select type, subject, body_text from mails where document_id = ${id} order by type, body_text`),
    papers: await read(sql`select kind, total_cents from issued_papers where document_id = ${id} order by id`),
    undos: await read(sql`select kind from document_undos where document_id = ${id}`),
  };
}

/** Returns those facts without unique ids. */
async function shape(id: number) {
  const text = JSON.stringify(await everything(id));
  return text
    .replaceAll(/"(id|document_id|parcel_id|position)": ?\d+/g, '"$1":0')
    .replaceAll(/"ean": ?"\d+"/g, '"ean":""')
    .replaceAll(/"(?:text|number)": ?"F2026-\d+"/g, '"paper":""')
    .replaceAll(String(id), "N")
    .replaceAll(/"date": ?"[^"]+"/g, '"date":""')
    .replaceAll(/"shipped_at": ?"[^"]+"/g, '"shipped_at":""');
}

const pass = async (seconds: number) => {
  shop.clock.advance(seconds);
  const [due = [], later = []] = [true, false].map((isDue) =>
    shop.jobs.waiting.filter(({ startAfter }) => (!startAfter || startAfter <= shop.clock.now()) === isDue),
  );
  shop.jobs.waiting = due;
  expect(await shop.jobs.drain(shop.ports)).toEqual([]);
  shop.jobs.waiting = later;
};

interface Sketch {
  kind: Kind;
  lines: Schemas["DocumentItemStatus"][];
  copies: number;
  /** Bitmask of the selected lines. */
  taken: number;
  /** Only one copy of the first selected line. */
  isPart: boolean;
}

/** Yields orders of different kinds in the states in which lines can be shipped, handed over or cancelled. */
function* sketches(seed: number, count: number): Generator<Sketch> {
  const random = createRandom(seed);
  for (let made = 0; made < count; made += 1) {
    const lines = Array.from({ length: random.between(1, 4) }, () =>
      random.pick(["Processing", "Processing", "Shipped", "Cancelled"] as const),
    );
    yield {
      kind: random.pick(["Shipped", "Cancelled", "PickingValidated"] as const),
      lines: lines.includes("Processing") ? lines : [...lines, "Processing"],
      copies: random.between(1, 3),
      taken: random.between(1, 15),
      isPart: random.chance(0.5),
    };
  }
}

function ready({ kind, lines, copies }: Sketch) {
  const isPickup = kind === "PickingValidated";
  return newOrder({
    lines: isPickup ? lines.map((status) => (status === "Shipped" ? "Complete" : status)) : lines,
    copies,
    ...(isPickup ? { shippingMethod: "Pickup" } : {}),
  });
}

function run(id: number, { kind, lines, copies, taken, isPart }: Sketch, undoSeconds?: number) {
  const open = lines.flatMap((status, index) => (status === "Processing" ? [itemId(id, index)] : []));
  const some = open.filter((_, index) => (taken >> index) % 2 === 1);
  const itemIds = some.length > 0 ? some : open;
  const quantities = itemIds.slice(0, 1).map((itemId) => ({ itemId, quantity: 1 }));
  return act(kind, id, itemIds, {
    ...(kind === "Shipped" && isPart && copies > 1 ? { quantities } : {}),
    ...(undoSeconds === undefined ? {} : { undoSeconds }),
  });
}

describe("an action that can be taken back", () => {
  it("leaves nothing but the log once it is", async () => {
    for (const sketch of sketches(1, 40)) {
      const id = await ready(sketch);
      const before = await everything(id);
      const done = await run(id, sketch, 10);
      expect(done.status).toBe(200);
      const { undo: offer } = done.body.entityOutput;
      expect(offer?.kind).toBe(sketch.kind);
      expect((await everything(id)).mails).toEqual([]);
      const undone = await undo(id, offer?.id ?? "");
      expect([undone.status, undone.body.entityOutput.undo]).toEqual([200, null]);
      expect(await everything(id)).toEqual(before);
      await pass(11);
      expect(await everything(id)).toEqual(before);
    }
  }, 60_000);

  it("is, once its time has passed, the action that could not be", async () => {
    for (const sketch of sketches(2, 30)) {
      const [put, direct] = [await ready(sketch), await ready(sketch)];
      expect((await run(put, sketch, 10)).status).toBe(200);
      expect((await run(direct, sketch)).status).toBe(200);
      await pass(9);
      expect((await everything(put)).mails).toEqual([]);
      await pass(2);
      expect(await shape(put)).toEqual(await shape(direct));
      await pass(1);
      expect(await shape(put)).toEqual(await shape(direct));
    }
  }, 60_000);

  it("can be undone as long as the order returns it, by its own id, and not after another action", async () => {
    const id = await newOrder({ lines: ["Processing", "Processing", "Processing"] });
    const first = (await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 10 })).body.entityOutput.undo;
    expect((await libraire.call("getDocument", { query: { id } })).body.undo).toEqual(first);
    expect(first?.until).toBe(new Date(shop.clock.now().getTime() + 10_000).toISOString());
    // What comes next makes what came before final: its mail leaves, in order.
    const second = (await act("Shipped", id, [itemId(id, 1)], { undoSeconds: 10 })).body.entityOutput.undo;
    expect((await everything(id)).mails).toHaveLength(1);
    const late = await undo(id, first?.id ?? "");
    expect([late.status, late.body.reason]).toEqual([409, "UndoOver"]);
    expect((await undo(id, second?.id ?? "")).status).toBe(200);
    expect((await undo(id, second?.id ?? "")).status).toBe(409);
    expect((await everything(id)).mails).toHaveLength(1);

    const third = (await act("Shipped", id, [itemId(id, 1)], { undoSeconds: 10 })).body.entityOutput.undo;
    await pass(11);
    expect((await libraire.call("getDocument", { query: { id } })).body.undo).toBeNull();
    expect((await undo(id, third?.id ?? "")).status).toBe(409);
    expect((await everything(id)).mails).toHaveLength(2);
  });

  it("is final with the next action, also with one that cannot be taken back", async () => {
    const id = await newOrder({ lines: ["Processing", "Processing"] });
    const offer = (await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 10 })).body.entityOutput.undo;
    expect((await act("Cancelled", id, [itemId(id, 1)], {})).status).toBe(200);
    expect((await everything(id)).mails.map(({ type }) => type).sort()).toEqual(["shipmentSent"]);
    expect((await undo(id, offer?.id ?? "")).body.reason).toBe("UndoOver");
  });

  it("is rejected without permission for the order, and when there is none", async () => {
    const id = await newOrder({ lines: ["Processing"] });
    const offer = (await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 10 })).body.entityOutput.undo;
    const body = { documentId: id, undoId: offer?.id ?? "" };
    expect((await undo(999_999, body.undoId)).status).toBe(404);
    expect((await undo(id, crypto.randomUUID())).status).toBe(409);
    expect((await undo(id, "x")).status).toBe(422);
    expect((await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 0 })).status).toBe(422);
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const [once, again] = [
      await libraire.call("undoDocumentAction", { body }, { headers }),
      await libraire.call("undoDocumentAction", { body }, { headers }),
    ];
    expect([once.status, again.status, again.body.entityOutput.version]).toEqual([200, 200, once.body.entityOutput.version]);
    const log = await shop.database.db.select().from(auditEntries);
    expect(log.filter(({ entityId, action }) => entityId === String(id) && action === "undoDocumentAction")).toHaveLength(1);
  });

  it("is refused at once where its mail could not leave", async () => {
    const id = await newOrder({ lines: ["Processing"] });
    const before = await everything(id);
    await shop.database.db.execute(sql`update customers set email = 'pas une adresse' where id = 1`);
    expect((await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 10 })).status).toBe(422);
    await shop.database.db.execute(sql`update customers set email = 'helene.legoff@example.fr' where id = 1`);
    expect(await everything(id)).toEqual(before);
  });

  it("ends at once when the clock is put back, and its mail leaves once", async () => {
    const id = await newOrder({ lines: ["Processing"] });
    expect((await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 10 })).status).toBe(200);
    shop.jobs.waiting = [];
    shop.clock.advance(-3_600);
    expect(await recoverUndos(shop.ports)).toBe(1);
    await shop.jobs.drain(shop.ports);
    const { mails, undos } = await everything(id);
    expect([mails.length, undos.length]).toEqual([1, 0]);
    shop.clock.advance(3_600);
  });

  it("is undone or final, never both, when both are requested at once, and when the process that was to end it was killed", async () => {
    for (let round = 0; round < 12; round += 1) {
      const id = await newOrder({ lines: ["Processing"] });
      const offer = (await act("Shipped", id, [itemId(id, 0)], { undoSeconds: 10 })).body.entityOutput.undo;
      // The queue lost the job with its process; the next one finds it in the database.
      shop.jobs.waiting = [];
      shop.clock.advance(11);
      expect(await recoverUndos(shop.ports)).toBe(1);
      const [undone] = await Promise.all([undo(id, offer?.id ?? ""), pass(0)]);
      const { mails, parcels, undos } = await everything(id);
      expect([undone.status, mails.length, parcels.length, undos.length]).toEqual(undone.status === 200 ? [200, 0, 0, 0] : [409, 1, 1, 0]);
    }
  });
});
