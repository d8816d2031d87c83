import { afterAll, beforeAll, expect, it } from "vitest";
import { mails } from "../../platform/mail/mails.tables.ts";
import type { Caller, TestApp } from "../../testing/test-app.ts";
import { customerOf, EAN, lineOf, openIntakeShop, orderOf, paymentOf, problemsOf, resultsOf, takeBatch } from "./intake.fixtures.ts";
import { intakeTray } from "./intake.tables.ts";

let shop: TestApp;
let admin: Caller;
let site: Caller;
let n = 700;

beforeAll(async () => {
  ({ shop, admin, site } = await openIntakeShop());
});
afterAll(() => shop.close());

const UNKNOWN = "9782070360024";
const wrong = (id: number) => orderOf(id, { lines: [lineOf({ ean: UNKNOWN })] });
/** Sends an order with an unknown title, and its payment. */
async function sendWrong() {
  n += 1;
  const batch = { customers: [customerOf(n)], orders: [wrong(n)], payments: [paymentOf(n)] };
  return { n, taken: await takeBatch(site, batch), batch };
}
const waiting = async () => (await admin.call("listTrayEntries")).body;
const entryOf = async (reference: string) => {
  const { items } = await waiting();
  const id = items.find((one) => one.reference === reference)?.id ?? expect.fail(`nothing waits under ${reference}`);
  return (await admin.call("getTrayEntry", { query: { id } })).body;
};
const release = ({ id, version }: { id: number; version: number }, more: object = {}) =>
  admin.call("releaseTrayEntry", { body: { id, ...more } }, { headers: { "If-Match": `"${version}"` } });
const orders = async (number: number) => (await admin.call("listDocuments", { query: { number: [`SITE-${number}`] } })).body.items;

it("keeps an order that cannot be, with its payment, and counts it nowhere", async () => {
  const mailsBefore = await shop.database.db.$count(mails);
  const { n: id, taken, batch } = await sendWrong();
  expect(resultsOf(taken)).toEqual(["customers[0] created", "orders[0] kept", "payments[0] kept"]);
  expect(problemsOf(taken)).toEqual(["orders[0].lines[0].ean", "payments[0].orderReference"]);
  expect((await waiting()).items).toMatchObject([
    { kind: "order", reference: `SITE-${id}`, amount: "28.70", documentId: null, problems: [{ propertyName: "lines[0].ean" }] },
    { kind: "payment", reference: `PAY-${id}`, amount: "28.70", problems: [{ propertyName: "orderReference" }] },
  ]);
  expect([await orders(id), await shop.database.db.$count(mails)]).toEqual([[], mailsBefore]);
  // Sent again: known, with the same ids.
  const again = await takeBatch(site, batch);
  expect(resultsOf(again)).toEqual(["customers[0] unchanged", "orders[0] unchanged", "payments[0] unchanged"]);
  expect(again.records.map(({ id: entry }) => entry)).toEqual(taken.records.map(({ id: entry }) => entry));
});

it("releases it once staff corrected it, together with its payment", async () => {
  const { n: id, batch } = await sendWrong();
  const entry = await entryOf(`SITE-${id}`);
  const still = await release(entry);
  expect([still.status, still.body.propertiesErrorMessages.map(({ propertyName }) => propertyName)]).toEqual([422, ["order.lines[0].ean"]]);
  const order = { ...entry.order, lines: [lineOf({ ean: EAN })] };
  const other = await release(entry, { order: { ...order, reference: "SITE-OTHER" } });
  expect([other.status, other.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "order.reference"]);
  const { status, body } = await release(entry, { order });
  expect([status, body.entityOutput.state]).toEqual([200, "Released"]);
  const [made] = await orders(id);
  expect(made).toMatchObject({ id: body.entityOutput.documentId, paymentStatus: "Paid", documentStatus: "Processing" });
  expect((await release(entry, { order })).body.reason).toBe("Released");
  // The site repeats what it sent: it is known, and the order stays one.
  expect(resultsOf(await takeBatch(site, batch))).toEqual(["customers[0] unchanged", "orders[0] unchanged", "payments[0] unchanged"]);
  expect(await orders(id)).toHaveLength(1);
});

it("releases it by itself once what it refers to is handed over, or the site corrects it", async () => {
  n += 1;
  const alone = await takeBatch(site, { orders: [orderOf(n)], payments: [paymentOf(n)] });
  expect(problemsOf(alone)).toEqual(["orders[0].customerReference", "payments[0].orderReference"]);
  await takeBatch(site, { customers: [customerOf(n)] });
  expect(await orders(n)).toMatchObject([{ paymentStatus: "Paid" }]);

  const { n: id } = await sendWrong();
  expect(resultsOf(await takeBatch(site, { orders: [orderOf(id)] }))).toEqual(["orders[0] created"]);
  expect(await orders(id)).toMatchObject([{ paymentStatus: "Paid" }]);
});

it("refuses for good what no correction by staff helps", async () => {
  n += 1;
  await takeBatch(site, { customers: [customerOf(n)], orders: [orderOf(n)] });
  const late = paymentOf(n, { at: "2026-12-24T08:00:00.000Z" });
  expect(resultsOf(await takeBatch(site, { payments: [late, paymentOf(n, { reference: `ZERO-${n}`, amount: "0.00" })] }))).toEqual([
    "payments[0] refused",
    "payments[1] refused",
  ]);
});

it("discards with a reason, and is emptied with the person", async () => {
  const { n: id } = await sendWrong();
  const entry = await entryOf(`SITE-${id}`);
  const headers = { "If-Match": `"${entry.version}"` };
  const blank = await admin.call("discardTrayEntry", { body: { id: entry.id, reason: " " } }, { headers });
  expect([blank.status, blank.body.propertiesErrorMessages[0]?.propertyName]).toEqual([422, "reason"]);
  const { body } = await admin.call("discardTrayEntry", { body: { id: entry.id, reason: "Un essai." } }, { headers });
  expect(body.entityOutput).toMatchObject({ state: "Discarded", reason: "Un essai." });
  expect(body.entityOutput.order).toBeUndefined();

  const { n: erased } = await sendWrong();
  await takeBatch(site, { erasures: [{ reference: `ERASE-${erased}`, customerReference: `C-${erased}` }] });
  const rows = await shop.database.db.select().from(intakeTray);
  expect(rows.find(({ reference }) => reference === `SITE-${erased}`)).toMatchObject({ state: "Discarded", content: null });
});

it("lets one of two people release it", async () => {
  const { n: id } = await sendWrong();
  const entry = await entryOf(`SITE-${id}`);
  const order = { ...entry.order, lines: [lineOf()] };
  const both = await Promise.all([release(entry, { order }), release(entry, { order })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await orders(id)).toHaveLength(1);
});
