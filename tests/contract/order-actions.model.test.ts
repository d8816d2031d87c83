import {
  type OrderActionsEvent,
  type OrderActionsSnapshot,
  type OrderCommand,
  orderActionsMachine,
  orderSubjectOf,
} from "@reserve/workflows";
import { act, answerOf, done, everyWalk, orderActionsModel } from "@reserve/workflows/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../../apps/api/src/areas/orders/orders.fixtures.ts";
import { type Caller, type TestApp, testApp } from "../../apps/api/src/testing/test-app.ts";

// Every path of the order page, run with the machine and the real API in parallel: after each response both have the same state.

const rules = { shipPickupOrders: true, editDocumentComment: true, documentMessage: true };

const subjects: [string, Omit<OrderSketch, "id">][] = [
  ["a parcel", { lines: ["Processing", "Shipped"] }],
  [
    "a pickup paid at the counter",
    { lines: ["Pending"], documentStatus: "Pending", paymentStatus: "Pending", paymentMethod: "ManualAtPickup", shippingMethod: "Pickup" },
  ],
  ["an order that waits for its payment", { lines: ["Created"], documentStatus: "AwaitingPayment", paymentStatus: "Pending" }],
];

let shop: TestApp;
let libraire: Caller;
let nextId = 50_000;

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());

/** Returns the state that both sides must agree on; ids, versions and notification times are the server's own. */
function statusOf({ context: { order } }: OrderActionsSnapshot): string {
  const { documentStatus, paymentStatus, pickingNotifiedAt, lines } = order;
  return JSON.stringify([documentStatus, paymentStatus, pickingNotifiedAt != null, lines.map(({ status }) => status)]);
}

async function placeOrder(sketch: Omit<OrderSketch, "id">) {
  nextId += 1;
  await insertOrders(shop.database.db, [{ ...sketch, id: nextId }]);
  const { status, body } = await libraire.call("getDocument", { query: { id: nextId } });
  expect(status).toBe(200);
  return orderSubjectOf(body);
}

/** Sends a command as the console does and returns the API's response as the machine receives it. */
async function send(command: OrderCommand) {
  const headers: Record<string, string> = { "Idempotency-Key": command.idempotencyKey };
  if (command.version) headers["If-Match"] = command.version;
  const { status, body } = await libraire.call(command.op, { body: command.body }, { headers });
  return status === 200
    ? { isValid: true as const, output: orderSubjectOf(body.entityOutput) }
    : { isValid: false as const, kind: "conflict", errors: [body.detail], propertiesErrorMessages: [], reason: body.reason };
}

/** The same intent on an order with other ids. */
function onOrder(event: OrderActionsEvent, orderId: number, modelIds: number[]): OrderActionsEvent {
  return event.type === "toggleLine" ? { ...event, lineId: itemId(orderId, modelIds.indexOf(event.lineId)) } : event;
}

test.each(subjects)(
  "every path of %s: machine, rules and server say the same after each answer",
  { timeout: 180_000 },
  async (name, sketch) => {
    const template = await placeOrder(sketch);
    const modelIds = template.lines.map(({ id }) => id);
    const walks = everyWalk(orderActionsMachine, {
      input: { order: template, rules, newKey: () => "key" },
      key: orderActionsModel.key,
      happenings: (snapshot: OrderActionsSnapshot) => [
        ...orderActionsModel.intents(snapshot),
        // Only real server responses: made-up rejections and timeouts are covered by the machine's own tests.
        ...orderActionsModel.answers(snapshot).filter((_, index) => index % 3 === 0),
      ],
    });
    // A walk that ends with an answer contains the ones before it.
    const answered = walks.filter(({ steps }) => steps.at(-1)?.happening.type.startsWith("xstate.done"));
    let calls = 0;
    for (const walk of answered) {
      const order = await placeOrder(sketch);
      const { actor, fakeCalls, settle } = act(orderActionsMachine, { order, rules, newKey: () => crypto.randomUUID() });
      for (const { happening } of walk.steps) {
        if (!("actorId" in happening)) {
          actor.send(onOrder(happening, order.id, modelIds));
          continue;
        }
        const command = fakeCalls.findLast(({ id }) => id === happening.actorId)?.input as OrderCommand;
        const before = actor.getSnapshot().context.order;
        const expectedAnswer = answerOf(before, command, rules);
        const answer = await send(command);
        calls += 1;
        expect(answer.isValid, `${walk.name}: ${command.op}`).toBe(expectedAnswer.isValid);
        if (!answer.isValid && !expectedAnswer.isValid) expect(answer.reason, walk.name).toBe(expectedAnswer.reason);
        await settle(done(happening.actorId, answer));
        if (expectedAnswer.isValid) {
          const expected = { context: { order: expectedAnswer.output } } as OrderActionsSnapshot;
          expect(statusOf(actor.getSnapshot()), `${walk.name}: ${command.op}`).toBe(statusOf(expected));
        }
      }
      actor.stop();
    }
    console.log(`${name}: ${walks.length} walks, ${answered.length} of them through the API, ${calls} calls, 0 disagreements`);
    expect(answered.length).toBeGreaterThan(5);
  },
);
