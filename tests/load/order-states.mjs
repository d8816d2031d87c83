// Every state that an order can be in, with every action: machine, domain and server must say the same, and what is refused must change no row.
//   npm run bench -- order-states [--database=pglite|postgres]
import { createRequire } from "node:module";
import { loadavg } from "node:os";
import { operations } from "@reserve/contract";
import {
  apply,
  can,
  documentItemStatuses,
  documentStatuses,
  documentTypes,
  orderActions,
  paymentStatuses,
  usualRefundReason,
} from "@reserve/domain";
import { orderActionsMachine, orderPageActions } from "@reserve/workflows";

const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const kind = option("database", "pglite");
const cluster = kind === "postgres" ? await (await import("../../scripts/lib/postgres.mjs")).startPostgres({ isDurable: false }) : null;
// Read when the test app is imported.
process.env.DB = kind === "postgres" ? "" : "pglite";
process.env.TEST_DATABASE_URL = cluster?.url ?? "";

const { testApp } = await import("../../apps/api/src/testing/test-app.ts");
const { insertOrders, itemId, peopleSeed } = await import("../../apps/api/src/areas/orders/orders.fixtures.ts");

// It belongs to the machines, and is found from there.
const { createActor } = createRequire(new URL("../../packages/workflows/package.json", import.meta.url))("xstate");

/** Embedded, queries take turns. */
const AT_ONCE = kind === "postgres" ? 6 : 1;
/** One payment method of each kind that the rules distinguish, with one delivery method of each kind. */
const METHODS = [
  ["CreditCard", "Colissimo"],
  ["OnInvoice", "MondialRelay"],
  ["CreditCard", "Pickup"],
  ["ManualAtPickup", "ProWithdrawal"],
];
const ADDRESS = {
  firstName: "Yann",
  lastName: "Tanguy",
  address1: "3, quai de la Douane",
  postalCode: "29200",
  city: "Brest",
  country: "FR",
  phone: "06 39 98 41 27",
};
const CALLS = {
  validatePayment: ["validatePayment", () => ({})],
  shipItems: ["shipDocumentItems", (itemIds) => ({ itemIds })],
  setTracking: ["setDeliveryPackage", () => ({ deliveryPackage: "8R42109876543" })],
  cancelItems: ["cancelDocumentItems", (itemIds) => ({ itemIds })],
  notifyPicking: ["notifyPicking", () => ({})],
  validatePicking: ["validatePicking", () => ({})],
  editShippingAddress: ["setShippingAddress", () => ({ shippingAddress: ADDRESS })],
  recordRefund: ["recordRefund", (_, facts) => ({ amount: "1.00", means: "Cash", reason: usualRefundReason(facts) })],
  comment: ["addDocumentComment", () => ({ text: "Vu." })],
  message: ["addDocumentComment", () => ({ text: "Bonjour.", isMessage: true })],
};
/** Both lines in one state, for each state there is, and lines of different ones. */
const LINES = [
  ["Pending", "Processing", "Shipped"],
  ["Created", "Complete", "Cancelled"],
  ...documentItemStatuses.map((status) => [status, status]),
];

const unknown = orderActions.filter((action) => !(action in CALLS));
if (unknown.length > 0) throw new Error(`no call is written for ${unknown.join(", ")}`);

const began = performance.now();
const shop = await testApp({ seed: peopleSeed });
const disagreements = [];
let machineAsked = 0;
try {
  const libraire = await shop.signIn("libraire");
  const flags = shop.ports.variant.flags;
  const { refused, allowed } = await plan(flags);
  const before = await fingerprint();
  await each(refused, async (one) => {
    const { status, body } = await send(libraire, one);
    if (status !== 409 || body.reason !== one.verdict.reason)
      complain(one, `the server ${status} ${body.reason}, the domain ${one.verdict.reason}`);
  });
  const after = await fingerprint();
  if (before !== after) disagreements.push("refused actions changed rows");
  await each(allowed, async (one) => {
    const { status, body } = await send(libraire, one);
    if (status !== 200) complain(one, `the server ${status} ${body.reason}, the domain allows`);
  });
  const found = await outcomes();
  let mails = 0;
  for (const one of allowed) {
    const effect = apply(one.action, one.facts, {
      ...(one.itemIds ? { selectedLineIds: one.itemIds } : {}),
      refundCents: 100,
      refundReason: usualRefundReason(one.facts),
    });
    mails += one.action === "message" ? 1 : effect.mails.length;
    const requested = JSON.stringify([
      effect.documentStatus,
      effect.paymentStatus,
      effect.lines.map(({ status }) => status),
      effect.refundDueCents,
      2,
    ]);
    if (found.get(one.facts.id) !== requested) complain(one, `the server made ${found.get(one.facts.id)}, the domain ${requested}`);
  }
  const { rows } = await shop.database.db.execute(
    "select (select count(*)::int from mails) as mails, (select count(*)::int from audit_entries where entity = 'document') as noted",
  );
  if (rows[0].mails !== mails) disagreements.push(`${rows[0].mails} mails instead of ${mails}`);
  if (rows[0].noted !== allowed.length) disagreements.push(`${rows[0].noted} log entries instead of ${allowed.length}`);
  const [calls, no, yes] = [refused.length + allowed.length, refused.length, allowed.length].map((count) => count.toLocaleString("en"));
  console.log(
    `${kind}: ${documentStatuses.length} document states × ${paymentStatuses.length} payment states × ${METHODS.length} methods × ${LINES.length} sets of lines × ` +
      `${orderActions.length} actions of orders, and the other types of documents: ${calls} calls; ${no} refused (409, the rule's reason, 0 rows changed), ` +
      `${yes} done as the rule says, with ${mails.toLocaleString("en")} mails and ${yes} log entries; ${machineAsked.toLocaleString("en")} asked of the machine; ` +
      `${disagreements.length} disagreements of machine, domain and server; ` +
      `${((performance.now() - began) / 1000).toFixed(0)} s, load average ${loadavg()[0].toFixed(1)}`,
  );
  for (const words of disagreements.slice(0, 20)) console.error(words);
  if (disagreements.length > 0) process.exitCode = 1;
} finally {
  await shop.close();
  await cluster?.stop();
}

/** Returns the requests: rejected ones share an order, successful ones get one of their own. */
async function plan(flags) {
  const refused = [];
  const allowed = [];
  const sketches = [];
  let id = 1000;
  const place = (state, lines) => {
    id += 1;
    sketches.push({ id, lines, ...state });
    return factsOf(id, state, lines);
  };
  for (const [state, lines] of states()) {
    const shared = place(state, lines);
    for (const action of orderActions) {
      const verdict = can(action, shared, flags, chosen(action, shared));
      askMachine(shared, action, flags, verdict);
      const facts = verdict.isAllowed ? place(state, lines) : shared;
      (verdict.isAllowed ? allowed : refused).push({ action, facts, itemIds: chosen(action, facts), verdict });
    }
  }
  for (let start = 0; start < sketches.length; start += 1000) await insertOrders(shop.database.db, sketches.slice(start, start + 1000));
  return { refused, allowed };
}

function* states() {
  // What is no order takes no action but comment and message, however it is paid and delivered.
  for (const documentType of documentTypes)
    for (const documentStatus of documentStatuses)
      for (const paymentStatus of paymentStatuses)
        for (const [paymentMethod, shippingMethod] of documentType === "Order" ? METHODS : METHODS.slice(0, 1))
          for (const lines of documentType === "Order" ? LINES : LINES.slice(0, 2))
            yield [{ documentType, documentStatus, paymentStatus, paymentMethod, shippingMethod }, lines];
}

function factsOf(id, state, lines) {
  return {
    id,
    ...state,
    shippingPriceCents: 490,
    lines: lines.map((status, at) => ({ id: itemId(id, at), status, quantity: 1, unitPriceCents: 1000 })),
  };
}

/** The lines that a person can tick: those that have neither left nor been cancelled, else whatever there is. */
function chosen(action, { lines }) {
  if (action !== "shipItems" && action !== "cancelItems") return undefined;
  const open = lines.filter(({ status }) => ["Created", "Pending", "Processing"].includes(status));
  return (open.length > 0 ? open : lines).map(({ id }) => id);
}

/** The button of the page with the same lines ticked; it ticks no line that can be neither shipped nor cancelled. */
function askMachine(facts, action, flags, { isAllowed }) {
  if (!orderPageActions.includes(action)) return;
  machineAsked += 1;
  const actor = createActor(orderActionsMachine, { input: { order: { ...facts, version: 1 }, rules: flags, newKey: () => "key" } }).start();
  actor.send({ type: "selectLines", lineIds: chosen(action, facts) ?? [] });
  const isOffered = actor.getSnapshot().can({ type: "ask", action });
  actor.stop();
  if (isOffered !== isAllowed) complain({ action, facts }, `the machine ${isOffered}, the domain ${isAllowed}`);
}

async function send(caller, { action, facts, itemIds }) {
  const [operation, rest] = CALLS[action];
  const headers = operations[operation].needsVersion ? { "If-Match": '"1"' } : {};
  return caller.call(operation, { body: { documentId: facts.id, ...rest(itemIds, facts) } }, { headers });
}

async function each(list, work) {
  const left = list.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of left) await work(one);
    }),
  );
}

/** Returns the final state of each order, in terms of the rules. */
async function outcomes() {
  const { rows } = await shop.database.db.execute(`
    select d.id, d.document_status, d.payment_status, array_agg(i.status order by i.position) as lines, d.refund_due_cents, d.version
    from documents d join document_items i on i.document_id = d.id group by d.id`);
  return new Map(
    rows.map((row) => [row.id, JSON.stringify([row.document_status, row.payment_status, row.lines, row.refund_due_cents, row.version])]),
  );
}

async function fingerprint() {
  const { rows } = await shop.database.db.execute(`
    select (select md5(string_agg(d::text, '|' order by id)) from documents d) as documents,
      (select md5(string_agg(i::text, '|' order by id)) from document_items i) as items,
      (select count(*)::int from document_events) as events, (select count(*)::int from mails) as mails,
      (select count(*)::int from audit_entries) as noted, (select count(*)::int from idempotency_keys) as keys`);
  return JSON.stringify(rows[0]);
}

function complain({ action, facts }, words) {
  const { documentType, documentStatus, paymentStatus, paymentMethod, shippingMethod, lines } = facts;
  const from = [documentType, documentStatus, paymentStatus, paymentMethod, shippingMethod, lines.map(({ status }) => status).join("+")];
  disagreements.push(`${action} from ${from.join("/")}: ${words}`);
}
