// Hands over orders and their payments, a tenth of them with faulty money (a wrong total, a discount that does not add up, a title that is not in the
// catalogue, a payment of another amount, a payment of an order that was never handed over), each batch twice. Every cent that was handed over must then be
// in the ledger or wait in the tray, and nowhere twice; and in the ledger alone once all entries of the tray are corrected and released.
// npm run bench -- intake-money [--orders=10000]
import { cpus, loadavg, totalmem } from "node:os";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { seedDatabase } from "../apps/api/src/seed.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { customerOf, orderOf, paymentOf } from "./intake/records.mjs";

const ORDERS = Number(process.argv.find((arg) => arg.startsWith("--orders="))?.slice(9) ?? 10_000);
const [BATCH, CUSTOMERS] = [500, 2_000];
const KEY = { name: "Bench", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 6000 };

const cents = (amount) => Math.round(Number(amount) * 100);
const euros = (amount) => (amount / 100).toFixed(2);
const sumOf = (records, amountOf) => records.reduce((sum, record) => sum + cents(amountOf(record)), 0);

/** Faults of an order or of its payment, with which of both has it. */
const FAULTS = [
  (pair) => ({ ...pair, order: { ...pair.order, totalPriceWithTax: euros(cents(pair.order.totalPriceWithTax) + 1) } }),
  (pair) => ({ ...pair, order: { ...pair.order, discounts: [{ amount: "1.00" }] } }),
  (pair) => ({ ...pair, order: { ...pair.order, lines: pair.order.lines.map((line) => ({ ...line, ean: "9789999999991" })) } }),
  (pair) => ({ ...pair, payment: { ...pair.payment, amount: euros(cents(pair.payment.amount) + 123) } }),
  (pair) => ({ ...pair, payment: { ...pair.payment, orderReference: `LOST-${pair.order.reference}` } }),
];

const server = await startPostgres({ sharedBuffers: "1GB" });
const shop = await testApp();
const url = createDatabase(server.url, "money");
const database = { ...openPostgres(url), url };
const read = (text) => database.alone((_, ask) => ask(text));
try {
  await migrate(database, await readMigrations());
  await seedDatabase(database.db, { kind: "scale", products: 10_000, orders: 100 }, shop.ports.passwords, TEST_START);
  const titles = await read("select ean, tax_rate::float8 as rate from products where price_cents is not null order by id limit 3000");
  const app = createApp({ ...shop.ports, db: database.db, settings: { ...shop.ports.settings, validateAnswers: false } });
  const session = await makeCaller(app, "", "").call("createToken", { body: { userName: "admin", password: "reserve-demo-2026" } });
  const admin = makeCaller(app, session.body.entityOutput.accessToken, "");
  const site = makeCaller(app, (await admin.call("createApiKey", { body: KEY })).body.entityOutput.secret, "");

  const right = Array.from({ length: ORDERS }, (_, n) => {
    const order = orderOf(n, { titles, now: TEST_START, orders: ORDERS, customers: CUSTOMERS });
    return { order, payment: paymentOf(order) };
  });
  const sent = right.map((pair, n) => (n % 10 === 3 ? FAULTS[Math.floor(n / 10) % FAULTS.length](pair) : pair));
  const orders = sent.map(({ order }) => order);
  const payments = sent.map(({ payment }) => payment);

  await send(
    site,
    "customers",
    Array.from({ length: CUSTOMERS }, (_, n) => customerOf(n)),
  );
  const first = { orders: await send(site, "orders", orders), payments: await send(site, "payments", payments) };
  const between = await moneyOf();
  const isWhole = between.paid + between.paymentsWaiting === sumOf(payments, ({ amount }) => amount);

  const waiting = await read("select id, kind, reference from intake_tray where state = 'Waiting' order by kind, id");
  const byReference = new Map(
    right.flatMap(({ order, payment }) => [
      [order.reference, { order }],
      [payment.reference, { payment }],
    ]),
  );
  let released = 0;
  for (const { id, reference } of waiting) {
    const entry = await admin.call("getTrayEntry", { query: { id } });
    // A payment may have followed its order.
    if (entry.body.state !== "Waiting") continue;
    const headers = { "If-Match": `"${entry.body.version}"` };
    const answer = await admin.call("releaseTrayEntry", { body: { id, ...byReference.get(reference) } }, { headers });
    if (answer.status !== 200) throw new Error(`${reference}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 400)}`);
    released += 1;
  }
  const after = await moneyOf();
  const isDone =
    after.paymentsWaiting === 0 &&
    after.ordersWaiting === 0 &&
    after.orders === ORDERS &&
    after.total === sumOf(right, ({ order }) => order.totalPriceWithTax) &&
    // A payment of another amount is a fact: it was recorded as it was.
    after.paid === sumOf(sent, ({ payment }) => payment.amount);
  console.log({ first, between, released, after });
  console.log(
    `intake: ${ORDERS} orders and as many payments, a tenth with faulty money, each batch sent twice: ` +
      `${isWhole ? "every cent is in the ledger or in the tray" : "WRONG"}; ` +
      `${released} entries of the tray corrected and released: ${isDone ? "every cent is in the ledger, once" : "WRONG"}`,
  );
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadavg()[0].toFixed(1)}, Node ${process.version}`,
  );
  if (!isWhole || !isDone) process.exitCode = 1;
} finally {
  await database.close();
  await shop.close();
  await server.stop();
}

/** Hands the records over in batches, each twice; returns how many were taken and how many wait in the tray. */
async function send(caller, list, records) {
  const counts = { created: 0, kept: 0 };
  for (let from = 0; from < records.length; from += BATCH) {
    const body = { [list]: records.slice(from, from + BATCH) };
    const { status, body: answer } = await caller.call("takeIntake", { body });
    const again = (await caller.call("takeIntake", { body })).body.entityOutput;
    if (status !== 200 || answer.entityOutput.refused > 0 || again?.unchanged !== body[list].length)
      throw new Error(`${list} ${from}: ${status} ${JSON.stringify(again ?? answer).slice(0, 800)}`);
    counts.created += answer.entityOutput.created;
    counts.kept += answer.entityOutput.kept;
  }
  return counts;
}

/** Returns the cents of the bench's orders, of their payments, and of what waits in the tray. */
async function moneyOf() {
  const [sums] = await read(
    `select (select count(*)::int from documents where custom_id like 'BENCH-%') as orders,
       (select coalesce(sum(total_cents), 0)::int from documents where custom_id like 'BENCH-%') as total,
       (select coalesce(sum(e.amount_cents), 0)::int from ledger_entries e join documents d on d.id = e.document_id
          where d.custom_id like 'BENCH-%') as paid,
       (select count(*)::int from intake_tray where state = 'Waiting' and kind = 'order') as "ordersWaiting",
       (select coalesce(sum(amount_cents), 0)::int from intake_tray where state = 'Waiting' and kind = 'payment') as "paymentsWaiting"`,
  );
  return sums;
}
