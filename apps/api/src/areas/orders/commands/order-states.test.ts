import { type OperationOf, operations } from "@reserve/contract";
import {
  apply,
  can,
  type DocumentItemStatus,
  type DocumentStatus,
  documentStatuses,
  isIn,
  type OrderAction,
  type OrderFacts,
  type PaymentMethod,
  paymentStatuses,
  type ShippingMethod,
  usualRefundReason,
} from "@reserve/domain";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../../platform/database/database.ts";
import { type Caller, type TestApp, testApp } from "../../../testing/test-app.ts";
import { isWholeWalk } from "../../../testing/walks.ts";
import { insertOrders, itemId, type OrderSketch, peopleSeed } from "../orders.fixtures.ts";

/** One payment method of each kind that the rules distinguish, with a shipping method of each kind. */
const METHODS: [PaymentMethod, ShippingMethod][] = [
  ["CreditCard", "Colissimo"],
  ["OnInvoice", "MondialRelay"],
  ["CreditCard", "Pickup"],
  ["ManualAtPickup", "ProWithdrawal"],
];

const NEW_ADDRESS = {
  firstName: "Yann",
  lastName: "Tanguy",
  address1: "3, quai de la Douane",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 39 98 41 27",
};

const ACTIONS = [
  ["validatePayment", "validatePayment", (documentId) => ({ documentId })],
  ["shipItems", "shipDocumentItems", (documentId, itemIds) => ({ documentId, itemIds })],
  ["setTracking", "setDeliveryPackage", (documentId) => ({ documentId, deliveryPackage: "8R42109876543" })],
  ["cancelItems", "cancelDocumentItems", (documentId, itemIds) => ({ documentId, itemIds })],
  ["notifyPicking", "notifyPicking", (documentId) => ({ documentId })],
  ["validatePicking", "validatePicking", (documentId) => ({ documentId })],
  ["editShippingAddress", "setShippingAddress", (documentId) => ({ documentId, shippingAddress: NEW_ADDRESS })],
  [
    "recordRefund",
    "recordRefund",
    (documentId, _, facts) => ({ documentId, amount: "1.00", means: "Cash", reason: usualRefundReason(facts) }),
  ],
  ["comment", "addDocumentComment", (documentId) => ({ documentId, text: "Vu." })],
  ["message", "addDocumentComment", (documentId) => ({ documentId, text: "Bonjour.", isMessage: true })],
] as const satisfies readonly (readonly [
  OrderAction,
  OperationOf<"orders">,
  (documentId: number, itemIds: readonly number[] | undefined, facts: OrderFacts) => object,
])[];

/** Lines as an order in that state would have them: one of them further than the other where that can be. */
function linesOf(documentStatus: DocumentStatus): DocumentItemStatus[] {
  if (documentStatus === "Temp") return ["Temp"];
  if (isIn(documentStatus, ["Created", "AwaitingPayment", "PaymentFailed", "PaymentCanceled"])) return ["Created", "Pending"];
  if (isIn(documentStatus, ["Shipped"])) return ["Shipped", "Complete"];
  if (isIn(documentStatus, ["Complete", "CompleteExternal"])) return ["Complete"];
  if (documentStatus === "Cancelled") return ["Cancelled"];
  return ["Pending", "Processing", "Shipped"];
}

interface Case {
  sketch: OrderSketch;
  action: (typeof ACTIONS)[number];
  /** Undefined: the action takes no choice of lines, or every line that it can. */
  itemIds: number[] | undefined;
  facts: OrderFacts;
}

/**
 * Every state in a whole walk, otherwise every third: two of its three parts meet in every way, and each with every action.
 */
const EVERY = isWholeWalk ? 1 : 3;

let shop: TestApp;
let libraire: Caller;
const refused: Case[] = [];
const allowed: Case[] = [];

beforeAll(async () => {
  shop = await testApp({ seed: peopleSeed });
  libraire = await shop.signIn("libraire");
  let id = 1000;
  const sketches: OrderSketch[] = [];
  for (const [row, documentStatus] of documentStatuses.entries()) {
    for (const [column, paymentStatus] of paymentStatuses.entries()) {
      for (const [layer, [paymentMethod, shippingMethod]] of METHODS.entries()) {
        if ((row + column + layer) % EVERY > 0) continue;
        const sketch = (): OrderSketch => {
          id += 1;
          return { id, documentStatus, paymentStatus, paymentMethod, shippingMethod, lines: linesOf(documentStatus) };
        };
        const untouched = sketch();
        sketches.push(untouched);
        for (const action of ACTIONS) {
          const isAllowed = caseOf(untouched, action);
          if (!can(action[0], isAllowed.facts, shop.ports.variant.flags, isAllowed.itemIds).isAllowed) refused.push(isAllowed);
          else {
            // An action that works gets an order of its own.
            const own = sketch();
            sketches.push(own);
            allowed.push(caseOf(own, action));
          }
        }
      }
    }
  }
  await insertOrders(shop.database.db, sketches);
});
afterAll(() => shop.close());

function caseOf(sketch: OrderSketch, action: Case["action"]): Case {
  const {
    id,
    lines,
    documentStatus = "Processing",
    paymentStatus = "Paid",
    paymentMethod = "CreditCard",
    shippingMethod = "Colissimo",
  } = sketch;
  const facts: OrderFacts = {
    documentType: "Order",
    documentStatus,
    paymentStatus,
    paymentMethod,
    shippingMethod,
    shippingPriceCents: 490,
    lines: lines.map((status, index) => ({ id: itemId(id, index), status, quantity: 1, unitPriceCents: 1000 })),
  };
  const open = facts.lines.filter((line) => isIn(line.status, ["Pending", "Processing"]));
  // The lines a user would select: those still here, else all.
  const ticked = (open.length > 0 ? open : facts.lines).map((line) => Number(line.id));
  return { sketch, action, facts, itemIds: action[0] === "shipItems" || action[0] === "cancelItems" ? ticked : undefined };
}

async function run({ sketch, action: [, operation, body], itemIds, facts }: Case) {
  const headers: Record<string, string> = operations[operation].needsVersion ? { "If-Match": '"1"' } : {};
  return libraire.call(operation, { body: body(sketch.id, itemIds, facts) }, { headers });
}

/** Runs the cases eight at a time: they are independent, and mostly wait for the database. */
async function forEach(cases: readonly Case[], work: (one: Case) => Promise<void>): Promise<void> {
  const left = cases.values();
  const workOff = async () => {
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: 8 }, workOff));
}

async function read(id: number) {
  return (await libraire.call("getDocument", { query: { id } })).body;
}

it("refuses what the rules forbid, with their reason, and changes nothing", { timeout: 300_000 }, async () => {
  const before = await checksum();
  let checkCount = 0;
  await forEach(refused, async (one) => {
    checkCount += 1;
    const verdict = can(one.action[0], one.facts, shop.ports.variant.flags, one.itemIds);
    const { status, body } = await run(one);
    expect({ ...label(one), status, reason: body.reason }).toEqual({
      ...label(one),
      status: 409,
      reason: "reason" in verdict && verdict.reason,
    });
  });
  expect(checkCount).toBe(refused.length);
  expect(await checksum()).toEqual(before);
  console.log(`${refused.length} forbidden actions refused, 0 rows changed (${shop.database.engine})`);
});

it("does what the rules allow, as the rules say", { timeout: 300_000 }, async () => {
  await forEach(allowed, async (one) => {
    const effect = effectOf(one);
    const { status, body } = await run(one);
    expect({ ...label(one), status }).toEqual({ ...label(one), status: 200 });
    expect({ ...label(one), version: body.entityOutput.version }).toEqual({ ...label(one), version: 2 });
    // Some responses do not contain the whole order: reload it.
    const { documentStatus, paymentStatus, items, refundDue, version, isCoherent } = await read(one.sketch.id);
    expect({ ...label(one), documentStatus, paymentStatus, lines: items.map((item) => item.status), version, refundDue }).toEqual({
      ...label(one),
      documentStatus: effect.documentStatus,
      paymentStatus: effect.paymentStatus,
      lines: effect.lines.map((line) => line.status),
      version: 2,
      refundDue: effect.refundDueCents > 0 ? (effect.refundDueCents / 100).toFixed(2) : null,
    });
    if (one.action[0] !== "comment") expect({ ...label(one), isCoherent }).toEqual({ ...label(one), isCoherent: true });
  });
  const mailed = allowed.reduce((sum, one) => sum + (one.action[0] === "message" ? 1 : effectOf(one).mails.length), 0);
  const [counted] = await rowsOf<{ mails: number; audited: number }>(
    shop.database.db,
    sql`select (select count(*)::integer from mails) as mails, (select count(*)::integer from audit_entries where entity = 'document') as audited`,
  );
  expect(counted).toEqual({ mails: mailed, audited: allowed.length });
  console.log(`${allowed.length} allowed actions done, ${mailed} mails, ${allowed.length} log entries (${shop.database.engine})`);
});

it("covers every state with every action", () => {
  const all = [...refused, ...allowed];
  const [documents, payments, methods, actions] = [documentStatuses.length, paymentStatuses.length, METHODS.length, ACTIONS.length];
  if (EVERY === 1) expect(all.length).toBe(documents * payments * methods * actions);
  const distinct = (partOf: (sketch: OrderSketch) => unknown[]) =>
    new Set(all.map(({ sketch, action }) => [...partOf(sketch), action[0]].join())).size;
  expect(distinct(({ documentStatus, paymentStatus }) => [documentStatus, paymentStatus])).toBe(documents * payments * actions);
  expect(distinct(({ documentStatus, shippingMethod }) => [documentStatus, shippingMethod])).toBe(documents * methods * actions);
  expect(distinct(({ paymentStatus, shippingMethod }) => [paymentStatus, shippingMethod])).toBe(payments * methods * actions);
  expect(new Set(allowed.map(({ action }) => action)).size).toBe(actions);
});

/** Returns the effect of the action by the rules. */
function effectOf({ action, facts, itemIds }: Case) {
  return apply(action[0], facts, {
    ...(itemIds ? { selectedLineIds: itemIds } : {}),
    refundCents: 100,
    refundReason: usualRefundReason(facts),
  });
}

function label({ sketch, action }: Case) {
  return { action: action[0], from: `${sketch.documentStatus}/${sketch.paymentStatus}/${sketch.paymentMethod}/${sketch.shippingMethod}` };
}

async function checksum(): Promise<unknown> {
  const [row] = await rowsOf(
    shop.database.db,
    sql`select (select md5(string_agg(d::text, '|' order by id)) from documents d) as documents,
      (select md5(string_agg(i::text, '|' order by id)) from document_items i) as items,
      (select count(*)::integer from document_events) as events, (select count(*)::integer from mails) as mails,
      (select count(*)::integer from audit_entries) as audited`,
  );
  return row;
}
