// @vitest-environment node
import { describe, expect, test } from "vitest";
import {
  type PickingCommand,
  type PickingEmitted,
  type PickingEvent,
  type PickingSnapshot,
  pickingMachine,
  progressOf,
  readinessOf,
  type StoredPicking,
  storedPickingOf,
} from "./picking.machine.ts";
import { type PickingOrder, type PreparableDocument, pickingOrderOf } from "./picking-order.ts";
import { act, broke, done, everyWalk, walk } from "./testing/walk.ts";

const PEREC = "9782253023906";
const VARDA = "3700301045676";
const PROUST = "9782073004185";
const ERNAUX = "9782070402472";

const line = (id: number, ean: string, quantity: number, isAwaitingRelease = false) => ({ id, ean, quantity, isAwaitingRelease });
const parcel: PickingOrder = {
  id: 24118,
  version: 7,
  end: "shipItems",
  pickingNotifiedAt: null,
  lines: [line(1, PEREC, 2), line(2, VARDA, 1), line(3, PROUST, 1, true)],
  awaitedCount: 0,
};
const pickup: PickingOrder = { ...parcel, id: 24120, version: 3, end: "notifyPicking", lines: [line(11, PEREC, 1)] };
const pickupOfTwo: PickingOrder = { ...pickup, lines: [line(11, PEREC, 1), line(12, VARDA, 1)] };

const refusal = (kind: string) => ({ isValid: false as const, kind, errors: ["Non."], propertiesErrorMessages: [] });

function run(orders: readonly PickingOrder[], stored: readonly StoredPicking[] = []) {
  let keys = 0;
  const running = act(pickingMachine, { orders, stored, newKey: () => `key-${++keys}` });
  const heard: PickingEmitted[] = [];
  running.actor.on("*", (event) => void heard.push(event));
  const context = () => running.actor.getSnapshot().context;
  return {
    ...running,
    heard,
    context,
    commands: () => running.fakeCalls.map(({ input }) => input as PickingCommand),
    is: (tag: Parameters<PickingSnapshot["hasTag"]>[0]) => running.actor.getSnapshot().hasTag(tag),
    can: (event: PickingEvent) => running.actor.getSnapshot().can(event),
    /** Scans a code and returns the result. */
    scan(text: string) {
      running.actor.send({ type: "scan", text });
      return context().last?.result;
    },
  };
}

/** What the server answers: what was shipped is gone, and of a pickup what was told of, until that is all of it. */
const answered = (order: PickingOrder, lineIds: readonly number[]) => {
  const gone = left(order, lineIds);
  const isNotified = order.end === "notifyPicking" && gone.lines.length === 0;
  const rest = isNotified ? { ...order, version: gone.version, pickingNotifiedAt: "2026-11-21T08:42:00Z" } : gone;
  return { isValid: true as const, output: { version: rest.version, undo: null, left: rest.lines.length > 0 ? rest : null } };
};

/** As the order is afterwards. */
const left = (order: PickingOrder, lineIds: readonly number[]): PickingOrder => ({
  ...order,
  version: order.version + 1,
  lines: order.lines.filter(({ id }) => !lineIds.includes(id)),
});

const fetching = ["scan", "addCopy", "removeCopy", "takeAll", "undo", "startOver", "understood", "ask", "cancel"];
const ending = ["addCopy", "takeAll", "removeCopy", "understood", "ordersRead", "ask", "confirm", "cancel", "retry"];
const small: PickingOrder = { ...parcel, lines: [line(1, PEREC, 2), line(3, PROUST, 1, true)] };
const two: PickingOrder = { ...parcel, lines: [line(1, PEREC, 1), line(2, VARDA, 1)] };
const batch: PickingOrder[] = [{ ...parcel, lines: [line(1, PEREC, 1)] }, pickup];
const old: StoredPicking[] = [{ orderId: 24118, version: 6, picked: { 1: 2, 9: 4 } }];

// What is fetched and how it ends are walked apart: together they would be the same moments many times over.
describe.each([
  ["fetching one parcel", [small], [], fetching],
  ["fetching a parcel of two books", [two], [], fetching],
  ["fetching a parcel that changed since", [small], old, fetching],
  ["fetching for a parcel and a pickup that want the same book", batch, [], fetching],
  ["ending a parcel", [two], [], ending],
  ["ending a pickup of two books", [pickupOfTwo], [], ending],
  [
    "ending a parcel and a pickup",
    batch,
    [],
    ending.filter((kind) => !["takeAll", "removeCopy", "ordersRead", "understood"].includes(kind)),
  ],
] satisfies [string, PickingOrder[], StoredPicking[], string[]][])("every path of %s", (name, orders, stored, kinds) => {
  const lineIds = orders.flatMap(({ lines }) => lines.map(({ id }) => id));
  const all: PickingEvent[] = [
    ...[PEREC, VARDA, PROUST, ERNAUX, "9782253023907"].map((text) => ({ type: "scan", text }) as const),
    ...lineIds.flatMap((id) => (["addCopy", "removeCopy", "takeAll"] as const).map((type) => ({ type, lineIds: [id] }))),
    { type: "undo" },
    { type: "startOver" },
    { type: "understood" },
    ...orders.map(({ id }) => ({ type: "ask", orderId: id }) as const),
    { type: "ordersRead", orders: orders.map((order) => ({ ...order, version: order.version + 1 })) },
    { type: "ordersRead", orders: [] },
    { type: "confirm", deliveryPackage: "8R42" },
    { type: "cancel" },
    { type: "retry" },
  ];
  const events = all.filter(({ type }) => kinds.includes(type));
  const model = {
    input: { orders, stored, newKey: () => "key" },
    key: ({ value, context }: PickingSnapshot) =>
      JSON.stringify([
        value,
        context.orders.map(({ id, version, lines }) => [id, version, lines.length]),
        Object.entries(context.picked),
        context.steps.length > 0,
        context.last?.result.kind ?? null,
        context.changedIds,
        Object.keys(context.done),
        Object.keys(context.refusals),
        context.intent,
        context.refusal?.kind ?? null,
      ]),
    happenings: (snapshot: PickingSnapshot) => {
      const { intent } = snapshot.context;
      const order = orders.find(({ id }) => id === intent?.orderId);
      const answers = snapshot.hasTag("pending")
        ? [
            ...(intent && order ? [done("send", answered(order, intent.lineIds))] : []),
            done("send", refusal("invalid")),
            done("send", refusal("conflict")),
            broke("send"),
          ]
        : [];
      return [...events.filter((event) => snapshot.can(event)), ...answers];
    },
  };
  const walks = everyWalk(pickingMachine, model);

  test("is walked: never more copies than ordered, one question at a time, and what is stored is found again", {
    timeout: 120_000,
  }, async () => {
    expect(walks.length).toBeGreaterThan(100);
    console.log(`${name}: ${walks.length} walks`);
    for (const { name: path, steps } of walks)
      await walk(pickingMachine, model, steps, (snapshot) => {
        const { context } = snapshot;
        const open = context.orders.flatMap(({ lines }) => lines.filter(({ isAwaitingRelease }) => !isAwaitingRelease));
        for (const [id, copies] of Object.entries(context.picked)) {
          const ordered = open.find((one) => one.id === Number(id))?.quantity ?? 0;
          expect(copies > 0 && copies <= ordered, `${path}: ${copies} of line ${id}`).toBe(true);
        }
        const isFree = snapshot.hasTag("picking");
        for (const { id } of context.orders)
          expect(snapshot.can({ type: "ask", orderId: id }), `${path}: end ${id}`).toBe(isFree && readinessOf(context, id).canEnd);
        expect(snapshot.can({ type: "scan", text: PEREC }), path).toBe(isFree);
        expect(snapshot.can({ type: "retry" }), path).toBe(snapshot.hasTag("unanswered"));
        expect(snapshot.hasTag("failed"), path).toBe(context.refusal !== null);
        // A reload at any moment.
        const stored = JSON.parse(JSON.stringify(storedPickingOf(context))) as StoredPicking[];
        const { actor } = act(pickingMachine, { orders: context.orders, stored, newKey: () => "key" });
        expect(actor.getSnapshot().context.picked, path).toEqual(context.picked);
        expect(actor.getSnapshot().context.changedIds, path).toEqual([]);
        actor.stop();
      });
  });
});

describe("a scan", () => {
  test("puts a copy to its line, says when the line, then everything, is there, and what is one too many", () => {
    const { scan, context, heard } = run([parcel]);
    expect(scan(PEREC)).toMatchObject({ kind: "picked", lineId: 1, isLineDone: false, isAllDone: false });
    // Hyphens, the digit row of a French keyboard, the ISBN-10.
    expect(scan("978-2-253-02390-6")).toMatchObject({ kind: "picked", lineId: 1, isLineDone: true, isAllDone: false });
    expect(scan(PEREC)).toEqual({ kind: "tooMany", ean: PEREC });
    expect(scan('"èàà"à&à\'(-è-')).toMatchObject({ kind: "picked", lineId: 2, isOrderDone: true, isAllDone: true });
    expect(scan("2253023901")).toEqual({ kind: "unreadable", code: "2253023901", expected: "6" });
    expect(scan("2253023906")).toEqual({ kind: "alreadyAll", ean: PEREC });
    expect(context().picked).toEqual({ 1: 2, 2: 1 });
    expect(heard).toHaveLength(6);
  });

  test("refuses a book of no order, one that is not out yet, and a code that was misread", () => {
    const { scan, context } = run([parcel]);
    expect(scan(ERNAUX)).toEqual({ kind: "wrongBook", ean: ERNAUX });
    expect(scan(PROUST)).toEqual({ kind: "awaitingRelease", ean: PROUST });
    expect(scan("9782253023907")).toEqual({ kind: "unreadable", code: "9782253023907", expected: "6" });
    expect(scan("")).toEqual({ kind: "unreadable", code: "", expected: null });
    expect(context().picked).toEqual({});
  });

  test("reads the twelve digits of an American disc as its EAN", () => {
    const { scan } = run([{ ...parcel, lines: [line(5, "0715515264518", 1)] }]);
    expect(scan("715515264518")).toMatchObject({ kind: "picked", lineId: 5 });
  });

  test("in a batch goes to the order that waits longest", () => {
    const { scan, context } = run([parcel, pickup]);
    expect([scan(PEREC), scan(PEREC), scan(PEREC)].map((result) => result?.kind === "picked" && result.orderId)).toEqual([
      24118, 24118, 24120,
    ]);
    expect(scan(PEREC)).toMatchObject({ kind: "tooMany" });
    expect(readinessOf(context(), 24120)).toMatchObject({ isDone: true, canEnd: true });
    expect(readinessOf(context(), 24118)).toMatchObject({ isDone: false, canEnd: true, copyCount: 2 });
  });
});

test("by hand: one more, all, one back from the last order served; each step can be undone", () => {
  const { actor, context, can } = run([parcel, pickup]);
  actor.send({ type: "takeAll", lineIds: [1, 11] });
  expect(context().picked).toEqual({ 1: 2, 11: 1 });
  expect(can({ type: "addCopy", lineIds: [1, 11] })).toBe(false);
  actor.send({ type: "removeCopy", lineIds: [1, 11] });
  expect(context().picked).toEqual({ 1: 2 });
  actor.send({ type: "undo" });
  actor.send({ type: "undo" });
  actor.send({ type: "undo" });
  expect(context().picked).toEqual({});
  expect(can({ type: "undo" })).toBe(false);
  expect(progressOf(context(), parcel.lines)).toEqual({ picked: 0, total: 3 });
});

describe("the end of an order", () => {
  test("a parcel leaves with the whole of it, once, however often it is confirmed", async () => {
    const { actor, settle, commands, heard, context, is } = run([parcel]);
    actor.send({ type: "takeAll", lineIds: [1, 2] });
    actor.send({ type: "ask", orderId: 24118 });
    actor.send({ type: "confirm", deliveryPackage: "8R42" });
    actor.send({ type: "confirm", deliveryPackage: "8R42" });
    await settle(done("send", answered(parcel, [1, 2])));
    expect(commands()).toEqual([
      { op: "shipDocumentItems", body: { documentId: 24118, itemIds: [1, 2], deliveryPackage: "8R42" }, idempotencyKey: "key-2" },
    ]);
    expect(heard.at(-1)).toMatchObject({ type: "succeeded", orderId: 24118, done: { end: "shipItems", lineIds: [1, 2], copyCount: 3 } });
    expect(is("picking")).toBe(true);
    expect(context().picked).toEqual({});
    expect(context().orders[0]?.lines).toEqual([line(3, PROUST, 1, true)]);
  });

  test("a read that started before the parcel left does not bring it back", async () => {
    const { actor, settle, context } = run([two]);
    actor.send({ type: "takeAll", lineIds: [1, 2] });
    actor.send({ type: "ask", orderId: two.id });
    actor.send({ type: "confirm" });
    await settle(done("send", answered(two, [1, 2])));
    actor.send({ type: "ordersRead", orders: [two] });
    expect(context().orders).toEqual([]);
  });

  test("a parcel may leave without the line that is missing", () => {
    const { actor, context } = run([{ ...parcel, lines: parcel.lines.slice(0, 2) }]);
    actor.send({ type: "addCopy", lineIds: [2] });
    actor.send({ type: "ask", orderId: parcel.id });
    expect(context().intent).toMatchObject({ lineIds: [2], isPartial: true });
  });

  test("a customer is told of the lines that are there, and of the rest when it is", async () => {
    const { actor, can, context, commands, settle } = run([pickupOfTwo]);
    const { id } = pickupOfTwo;
    expect(can({ type: "ask", orderId: id })).toBe(false);
    actor.send({ type: "addCopy", lineIds: [12] });
    actor.send({ type: "ask", orderId: id });
    actor.send({ type: "confirm" });
    await settle(done("send", answered(pickupOfTwo, [12])));
    expect(context().done[id]).toMatchObject({ lineIds: [12], isPartial: true });
    expect(context().orders.map(({ lines }) => lines.map((one) => one.id))).toEqual([[11]]);
    // What was read before the notice does not bring its line back, what is read after it brings the rest.
    actor.send({ type: "ordersRead", orders: [pickupOfTwo] });
    expect(context().orders).toEqual([]);
    const rest = left(pickupOfTwo, [12]);
    actor.send({ type: "ordersRead", orders: [rest] });
    actor.send({ type: "addCopy", lineIds: [11] });
    actor.send({ type: "ask", orderId: id });
    actor.send({ type: "confirm" });
    await settle(done("send", answered(rest, [11])));
    expect(commands().map(({ body }) => body)).toEqual([
      { documentId: id, itemIds: [12] },
      { documentId: id, itemIds: [11] },
    ]);
    expect(context().done[id]).toMatchObject({ lineIds: [11], isPartial: false });
    expect(context().orders).toEqual([]);
  });

  test("a customer who is told of all that is here is told of what is on order later", () => {
    const { actor, context } = run([{ ...pickup, awaitedCount: 1 }]);
    actor.send({ type: "addCopy", lineIds: [11] });
    actor.send({ type: "ask", orderId: pickup.id });
    expect(context().intent).toMatchObject({ lineIds: [11], isPartial: true });
  });

  test("a customer who knows of all of it is told once more, in the version that was shown", () => {
    const { actor, commands } = run([{ ...pickup, pickingNotifiedAt: "2026-11-20T10:00:00Z" }]);
    actor.send({ type: "addCopy", lineIds: [11] });
    actor.send({ type: "ask", orderId: pickup.id });
    actor.send({ type: "confirm" });
    expect(commands()).toMatchObject([{ version: '"3"', body: { documentId: pickup.id, itemIds: [11], again: true } }]);
  });

  test("after a notice the order is done here, although its lines stay", async () => {
    const { actor, settle, context } = run([pickup]);
    actor.send({ type: "addCopy", lineIds: [11] });
    actor.send({ type: "ask", orderId: pickup.id });
    actor.send({ type: "confirm" });
    const notifiedPickup = { ...pickup, version: 4, pickingNotifiedAt: "2026-11-21T08:42:00Z" };
    await settle(done("send", answered(pickup, [11])));
    actor.send({ type: "ordersRead", orders: [notifiedPickup] });
    expect(context().orders).toEqual([]);
    expect(context().done).toEqual({
      24120: { end: "notifyPicking", version: 4, lineIds: [11], copyCount: 1, isPartial: false, undo: null },
    });
  });

  test("no answer is repeated under the same key, a refusal stands in the report and keeps the copies", async () => {
    const { actor, settle, commands, context, is } = run([parcel]);
    actor.send({ type: "takeAll", lineIds: [1, 2] });
    actor.send({ type: "ask", orderId: 24118 });
    actor.send({ type: "confirm" });
    await settle(broke("send"));
    expect(is("unanswered")).toBe(true);
    actor.send({ type: "retry" });
    await settle(done("send", refusal("conflict")));
    expect(new Set(commands().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(context().refusals).toMatchObject({ 24118: { kind: "conflict" } });
    expect(context().picked).toEqual({ 1: 2, 2: 1 });
  });
});

describe("another version", () => {
  test("met on coming back keeps what still fits and says so", () => {
    const stored = [{ orderId: 24118, version: 6, picked: { 1: 5, 99: 1 } }];
    const { actor, context } = run([parcel], stored);
    expect(context().picked).toEqual({ 1: 2 });
    expect(context().changedIds).toEqual([24118]);
    actor.send({ type: "understood" });
    expect(context().changedIds).toEqual([]);
  });

  test("met while fetching takes away what is gone; a read that started earlier changes nothing back", () => {
    const { actor, context, can } = run([parcel]);
    actor.send({ type: "takeAll", lineIds: [1, 2] });
    actor.send({ type: "ordersRead", orders: [left(parcel, [1])] });
    expect(context().picked).toEqual({ 2: 1 });
    expect(context().changedIds).toEqual([24118]);
    actor.send({ type: "ordersRead", orders: [parcel] });
    expect(context().picked).toEqual({ 2: 1 });
    actor.send({ type: "ask", orderId: 24118 });
    actor.send({ type: "ordersRead", orders: [] });
    expect(can({ type: "confirm" })).toBe(false);
  });
});

describe("what ended an order", () => {
  const undo = { id: "0b0f1c9e-6a52-4a8e-9d0c-2f7f4c1f5a11", kind: "Shipped", until: "2026-11-21T08:42:10Z" } as const;
  const rest = left(parcel, [1, 2]);
  test.each([
    ["still stood among them", [rest, pickup]],
    ["was gone from them", [pickup]],
  ])("is taken back with its copies as they lay, when the order %s", async (_, read) => {
    const { actor, scan, context, settle, can } = run([parcel, pickup]);
    for (const ean of [PEREC, PEREC, VARDA]) scan(ean);
    const before = context().picked;
    actor.send({ type: "ask", orderId: parcel.id });
    actor.send({ type: "confirm" });
    await settle(done("send", { isValid: true, output: { version: rest.version, undo, left: rest } }));
    expect(context().done[parcel.id]).toMatchObject({ lineIds: [1, 2], undo });
    expect(context().picked).toEqual({});
    actor.send({ type: "ordersRead", orders: read });
    actor.send({ type: "takenBack", order: { ...parcel, version: 9 } });
    expect([context().picked, context().done]).toEqual([before, {}]);
    expect(can({ type: "ask", orderId: parcel.id })).toBe(true);
  });
});

describe("a document of the contract", () => {
  const document: PreparableDocument = {
    id: 24118,
    version: 7,
    undo: null,
    documentType: "Order",
    documentStatus: "Processing",
    paymentStatus: "Paid",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    paidAt: null,
    pickingNotifiedAt: null,
    shippingPriceWithTax: "4.90",
    balance: { received: "0.00", refunded: "0.00", allowance: "0.00" },
    items: [
      { id: 1, ean: PEREC, status: "Processing", quantity: 2, unitPriceWithTax: "11.90", releaseDate: null },
      { id: 2, ean: VARDA, status: "Shipped", quantity: 1, unitPriceWithTax: "14.99", releaseDate: null },
      { id: 3, ean: PROUST, status: "Processing", quantity: 1, unitPriceWithTax: "12.50", releaseDate: "2026-12-03" },
    ],
  };
  const rules = { shipPickupOrders: false, editDocumentComment: true, documentMessage: true };
  const now = new Date("2026-11-21T08:42:00Z");

  test("becomes what is to be fetched", () => {
    expect(pickingOrderOf(document, rules, now)).toEqual({
      id: 24118,
      version: 7,
      pickingNotifiedAt: null,
      end: "shipItems",
      lines: [line(1, PEREC, 2), line(3, PROUST, 1, true)],
      awaitedCount: 0,
    });
    expect(pickingOrderOf({ ...document, shippingMethod: "Pickup" }, rules, now)).toMatchObject({ end: "notifyPicking" });
  });

  test("of a pickup becomes what the customer was not told of, until they were told of all that is here", () => {
    const at = "2026-11-20T10:00:00Z";
    const lineOf = (id: number, more: object) => ({ ...document.items[0], id, ...more }) as (typeof document.items)[number];
    const notifiedLine = lineOf(1, { notifiedAt: at });
    const pickedUp = (items: (typeof document.items)[number][]) =>
      pickingOrderOf({ ...document, shippingMethod: "Pickup", pickingNotifiedAt: at, items }, rules, now);
    expect(pickedUp([notifiedLine, lineOf(2, { notifiedAt: null }), lineOf(4, { notifiedAt: null, awaited: 1 })])).toMatchObject({
      pickingNotifiedAt: null,
      lines: [{ id: 2 }],
      awaitedCount: 1,
    });
    expect(pickedUp([notifiedLine, lineOf(4, { notifiedAt: null, awaited: 1 })])).toMatchObject({
      pickingNotifiedAt: at,
      lines: [{ id: 1 }],
    });
  });

  test("leaves out what is on order at the supplier's, and has nothing to prepare where that is all", () => {
    const [first, ...others] = document.items;
    const items = [{ ...(first as (typeof document.items)[number]), awaited: 1 }, ...others];
    expect(pickingOrderOf({ ...document, items }, rules, now)).toMatchObject({ lines: [{ id: 3 }] });
    expect(pickingOrderOf({ ...document, items: items.slice(0, 2) }, rules, now)).toMatchObject({ reason: "NoEligibleLine" });
  });

  test("or says why there is nothing to prepare", () => {
    expect(pickingOrderOf({ ...document, documentStatus: "AwaitingPayment", paymentStatus: "Pending" }, rules, now)).toMatchObject({
      isAllowed: false,
      reason: "NotInPreparation",
    });
    expect(pickingOrderOf({ ...document, documentStatus: "Complete", shippingMethod: "Pickup" }, rules, now)).toMatchObject({
      reason: "OrderComplete",
    });
  });
});
