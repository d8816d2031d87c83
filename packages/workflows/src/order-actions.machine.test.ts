// @vitest-environment node
import { can } from "@reserve/domain";
import { describe, expect, test } from "vitest";
import {
  confirmationOf,
  isDialogOpen,
  type OrderActionsEmitted,
  type OrderActionsSnapshot,
  type OrderCommand,
  orderActionsMachine,
  orderPageActions,
  verdictOf,
} from "./order-actions.machine.ts";
import { type OrderSubject, orderSubjectOf } from "./order-subject.ts";
import { act, answerOf, broke, done, everyWalk, orderActionsModel, walk } from "./testing/index.ts";

const rules = { shipPickupOrders: false, editDocumentComment: true, documentMessage: true };
const refusal = (kind: string, reason?: string) => ({
  isValid: false as const,
  kind,
  errors: ["Non."],
  propertiesErrorMessages: [],
  reason,
});
const NOW = new Date("2026-11-21T08:42:00Z");

function order(
  change: Partial<OrderSubject> = {},
  statuses: OrderSubject["lines"][number]["status"][] = ["Processing", "Processing"],
): OrderSubject {
  return {
    id: 24118,
    version: 7,
    undo: null,
    documentType: "Order",
    documentStatus: "Processing",
    paymentStatus: "Paid",
    paymentMethod: "CreditCard",
    shippingMethod: "Colissimo",
    shippingPriceCents: 490,
    pickingNotifiedAt: null,
    lines: statuses.map((status, at) => ({
      id: at + 1,
      status,
      quantity: at + 1,
      unitPriceCents: 1_000,
      releaseDate: at === 1 ? "2026-12-03" : null,
    })),
    ...change,
  };
}

const parcel = order();
const atTheCounter = order({ shippingMethod: "Pickup", paymentMethod: "ManualAtPickup", paymentStatus: "Pending" });
const unpaid = order({ documentStatus: "AwaitingPayment", paymentStatus: "Pending" }, ["Created"]);

function run(subject: OrderSubject) {
  let keys = 0;
  const running = act(orderActionsMachine, { order: subject, rules, newKey: () => `key-${++keys}` });
  const heard: OrderActionsEmitted[] = [];
  running.actor.on("*", (event) => void heard.push(event));
  const commands = () => running.fakeCalls.map(({ input }) => input as OrderCommand);
  return {
    ...running,
    heard,
    commands,
    is: (tag: Parameters<OrderActionsSnapshot["hasTag"]>[0]) => running.actor.getSnapshot().hasTag(tag),
    /** The server answers the last call as the rules say. */
    answer: (id: "pay" | "send" = "send") => {
      const command = commands().at(-1);
      if (!command) throw new Error("Nothing was sent.");
      return running.settle(done(id, answerOf(running.actor.getSnapshot().context.order, command, rules)));
    },
  };
}

describe.each([
  ["a parcel", parcel],
  ["a pickup that is paid at the counter", { ...atTheCounter, lines: atTheCounter.lines.slice(0, 1) }],
  ["an order that waits for its payment", unpaid],
])("every path of %s", (what, subject) => {
  const model = {
    input: { order: subject, rules, newKey: () => "key" },
    key: orderActionsModel.key,
    happenings: (snapshot: OrderActionsSnapshot) => [...orderActionsModel.intents(snapshot), ...orderActionsModel.answers(snapshot)],
  };
  const walks = everyWalk(orderActionsMachine, model);

  test("is walked: what can be asked is what the rules allow, and nothing while something is under way", { timeout: 60_000 }, async () => {
    expect(walks.length).toBeGreaterThan(100);
    console.log(`order actions, ${what}: ${walks.length} walks`);
    for (const { name, steps } of walks)
      await walk(orderActionsMachine, model, steps, (snapshot) => {
        const { context } = snapshot;
        const isFree = !isDialogOpen(snapshot) && !snapshot.hasTag("pending") && !snapshot.hasTag("unanswered");
        for (const action of orderPageActions)
          expect(snapshot.can({ type: "ask", action }), `${name}: ${action}`).toBe(isFree && verdictOf(context, action).isAllowed);
        expect(snapshot.hasTag("failed"), name).toBe(context.refusal !== null);
        expect(snapshot.can({ type: "retry" }), name).toBe(snapshot.hasTag("unanswered"));
        // Every selected line can still be shipped or cancelled.
        for (const id of context.selected)
          expect(["Created", "Pending", "Processing"], name).toContain(context.order.lines.find((line) => line.id === id)?.status);
        if (context.intent) expect(confirmationOf(context, NOW)?.lineCount, name).toBe(context.intent.lineIds.length);
      });
  });
});

describe("shipping", () => {
  test("takes the ticked lines, once, however often it is confirmed, and clears them", async () => {
    const { actor, answer, commands, heard, is } = run(parcel);
    expect(actor.getSnapshot().can({ type: "ask", action: "shipItems" })).toBe(false);
    expect(verdictOf(actor.getSnapshot().context, "shipItems")).toMatchObject({ reason: "NoLineSelected" });
    actor.send({ type: "selectLines", lineIds: [2] });
    actor.send({ type: "ask", action: "shipItems" });
    expect(confirmationOf(actor.getSnapshot().context, NOW)).toMatchObject({
      lineCount: 1,
      copyCount: 2,
      sumCents: 2_000,
      awaitingReleaseCount: 1,
      endsOrder: false,
    });
    actor.send({ type: "confirm", values: { deliveryPackage: "8R42" } });
    actor.send({ type: "confirm", values: { deliveryPackage: "8R42" } });
    expect(is("pending")).toBe(true);
    await answer();
    expect(commands()).toMatchObject([{ op: "shipDocumentItems", body: { documentId: 24118, itemIds: [2], deliveryPackage: "8R42" } }]);
    expect(heard).toEqual([{ type: "succeeded", op: "shipDocumentItems", action: "shipItems", lineIds: [2], undo: null }]);
    expect(is("succeeded")).toBe(true);
    expect(actor.getSnapshot().context.selected).toEqual([]);
    // The button goes with the answer, not with the next read.
    actor.send({ type: "selectLines", lineIds: [2] });
    expect(actor.getSnapshot().context.selected).toEqual([]);
  });

  test("keeps the dialog with the server's words when it is refused; corrected it is another intent", async () => {
    const { actor, settle, commands, is, heard } = run(parcel);
    actor.send({ type: "selectLines", lineIds: [1] });
    actor.send({ type: "ask", action: "shipItems" });
    actor.send({ type: "confirm", values: { deliveryPackage: "???" } });
    await settle(done("send", refusal("invalid")));
    expect(isDialogOpen(actor.getSnapshot())).toBe(true);
    expect(is("failed")).toBe(true);
    actor.send({ type: "confirm", values: { deliveryPackage: "8R42" } });
    expect(new Set(commands().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
    expect(heard).toMatchObject([{ type: "refused", op: "shipDocumentItems", refusal: { kind: "invalid" } }]);
  });

  test("is repeated under the same key when no answer came", async () => {
    const { actor, settle, answer, commands, is } = run(parcel);
    actor.send({ type: "selectLines", lineIds: [1, 2] });
    actor.send({ type: "ask", action: "shipItems" });
    actor.send({ type: "confirm" });
    await settle(broke("send"));
    expect(is("unanswered")).toBe(true);
    actor.send({ type: "retry" });
    await answer();
    expect(is("succeeded")).toBe(true);
    expect(new Set(commands().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(actor.getSnapshot().context.order.documentStatus).toBe("Shipped");
  });

  test("cannot be confirmed any more when somebody else was quicker", () => {
    const { actor } = run(parcel);
    actor.send({ type: "selectLines", lineIds: [1] });
    actor.send({ type: "ask", action: "shipItems" });
    actor.send({ type: "orderChanged", order: order({ version: 8 }, ["Shipped", "Processing"]) });
    expect(isDialogOpen(actor.getSnapshot())).toBe(true);
    expect(actor.getSnapshot().can({ type: "confirm" })).toBe(false);
    // A read that started earlier changes nothing back.
    actor.send({ type: "orderChanged", order: parcel });
    expect(actor.getSnapshot().context.order.version).toBe(8);
  });
});

test("cancelling states what it costs, and that it ends the order", () => {
  const { actor } = run(parcel);
  actor.send({ type: "selectLines", lineIds: [1, 2] });
  actor.send({ type: "ask", action: "cancelItems" });
  expect(confirmationOf(actor.getSnapshot().context, NOW)).toMatchObject({ sumCents: 3_000, refundDueCents: 3_490, endsOrder: true });
});

describe("handing over at the counter", () => {
  const counterPayments = [
    { means: "Cash" as const, amount: "20.00" },
    { means: "CreditCard" as const, amount: "14.90" },
  ];

  test("and being paid at once is one call, with what was taken by which means", async () => {
    const { actor, answer, commands, heard, is } = run(atTheCounter);
    actor.send({ type: "selectLines", lineIds: [1, 2] });
    actor.send({ type: "ask", action: "validatePicking" });
    expect(confirmationOf(actor.getSnapshot().context, NOW)).toMatchObject({ asksPayment: true, lineCount: 2, endsOrder: true });
    actor.send({ type: "confirm", values: { counterPayments } });
    await answer();
    expect(commands()).toMatchObject([{ op: "validatePicking", body: { documentId: 24118, itemIds: [1, 2], counterPayments } }]);
    expect(heard.map(({ type, op }) => [type, op])).toEqual([["succeeded", "validatePicking"]]);
    expect(is("succeeded")).toBe(true);
    expect(actor.getSnapshot().context.order).toMatchObject({ documentStatus: "Complete", paymentStatus: "Paid" });
  });

  test("changes nothing when what was taken is refused", async () => {
    const { actor, settle, commands, heard } = run(atTheCounter);
    actor.send({ type: "selectLines", lineIds: [1, 2] });
    actor.send({ type: "ask", action: "validatePicking" });
    actor.send({ type: "confirm", values: { counterPayments } });
    await settle(done("send", refusal("conflict", "AlreadyPaid")));
    expect(commands().map(({ op }) => op)).toEqual(["validatePicking"]);
    expect(heard).toMatchObject([{ type: "refused", op: "validatePicking", refusal: { reason: "AlreadyPaid" } }]);
    expect(actor.getSnapshot().context.order.paymentStatus).toBe("Pending");
  });

  test("a payment alone says by which means, or that it came otherwise", async () => {
    const { actor, answer, commands } = run(unpaid);
    actor.send({ type: "ask", action: "validatePayment" });
    actor.send({ type: "confirm", values: {} });
    await answer();
    const other = run(atTheCounter);
    other.actor.send({ type: "ask", action: "validatePayment" });
    other.actor.send({ type: "confirm", values: { counterPayments } });
    expect(commands().map(({ body }) => body)).toEqual([{ documentId: 24118 }]);
    expect(other.commands().map(({ body }) => body)).toEqual([{ documentId: 24118, counterPayments }]);
  });

  test("without it the goods go on account", async () => {
    const { actor, answer, commands } = run(atTheCounter);
    actor.send({ type: "selectLines", lineIds: [1, 2] });
    actor.send({ type: "ask", action: "validatePicking" });
    actor.send({ type: "confirm", values: {} });
    await answer();
    expect(commands().map(({ op }) => op)).toEqual(["validatePicking"]);
    expect(actor.getSnapshot().context.order).toMatchObject({ documentStatus: "Complete", paymentStatus: "Pending" });
  });
});

test("a second notice says when the first one went", () => {
  const { actor, commands } = run({ ...atTheCounter, pickingNotifiedAt: "2026-11-20T10:00:00Z" });
  actor.send({ type: "ask", action: "notifyPicking" });
  expect(confirmationOf(actor.getSnapshot().context, NOW)?.notifiedBefore).toBe("2026-11-20T10:00:00Z");
  actor.send({ type: "confirm", values: {} });
  expect(commands()).toMatchObject([{ op: "notifyPicking", version: '"7"', body: { documentId: 24118, again: true } }]);
});

test("nothing ticked hands nothing over", () => {
  const { actor, is } = run(atTheCounter);
  expect(verdictOf(actor.getSnapshot().context, "validatePicking")).toMatchObject({ isAllowed: false, reason: "NoLineSelected" });
  actor.send({ type: "ask", action: "validatePicking" });
  expect(is("confirming")).toBe(false);
});

test("a comment is sent without a question, a tracking number from the version that was read", async () => {
  const { actor, answer, commands, is } = run(parcel);
  actor.send({ type: "run", action: "comment", values: { text: "Cliente rappelée." } });
  expect(isDialogOpen(actor.getSnapshot())).toBe(false);
  await answer();
  actor.send({ type: "run", action: "setTracking", values: { deliveryPackage: "8R42" } });
  expect(commands()).toMatchObject([
    { op: "addDocumentComment", body: { documentId: 24118, text: "Cliente rappelée.", isMessage: false } },
    { op: "setDeliveryPackage", version: '"8"', body: { documentId: 24118, deliveryPackage: "8R42" } },
  ]);
  expect(is("pending")).toBe(true);
});

test("part of a line leaves, and a number is that of the parcel that was chosen", async () => {
  const { actor, answer, commands } = run(parcel);
  actor.send({ type: "selectLines", lineIds: [2] });
  actor.send({ type: "ask", action: "shipItems" });
  actor.send({ type: "confirm", values: { quantities: [{ itemId: 2, quantity: 1 }] } });
  await answer();
  actor.send({ type: "run", action: "setTracking", values: { deliveryPackage: "8R42", parcelId: 9 } });
  expect(commands().map(({ body }) => body)).toEqual([
    { documentId: 24118, itemIds: [2], quantities: [{ itemId: 2, quantity: 1 }] },
    { documentId: 24118, deliveryPackage: "8R42", parcelId: 9 },
  ]);
});

test("a document of the contract becomes what the rules look at", () => {
  const subject = orderSubjectOf({
    ...order(),
    paidAt: null,
    pickingNotifiedAt: null,
    shippingPriceWithTax: "4.90",
    balance: { received: "33.70", refunded: "0.00", allowance: "0.00" },
    items: [{ id: 1, status: "Processing", quantity: 2, unitPriceWithTax: "11.90", releaseDate: null }],
  });
  expect(subject.shippingPriceCents).toBe(490);
  // Two copies, the shipping, and what was paid for a line that has been cancelled since.
  expect(subject.paidCents).toBe(2_380 + 490 + 500);
  expect(subject.lines[0]).toMatchObject({ id: 1, unitPriceCents: 1_190 });
  expect(can("shipItems", subject, rules, [1]).isAllowed).toBe(true);
});
