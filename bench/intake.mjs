// What the shop's site hands over, on PostgreSQL: orders with their customers, in batches of 500 records, every batch sent twice; then as many payments. How many records a
// second, how long a batch takes, and how many were doubled. Then the same orders to a server of its own that is killed while it takes a batch, again and again; what had
// no answer is sent again. How many are lost or doubled.
// npm run bench -- intake [--orders=10000] [--kills=20]
import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { seedDatabase } from "../apps/api/src/seed.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { customerOf, orderOf, paymentOf } from "./intake/records.mjs";

const option = (name, otherwise) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const ORDERS = option("orders", 10_000);
const KILLS = option("kills", 20);
const BATCH = 500;
const CUSTOMERS = 2_000;
const KEY = { name: "Bench", claimTypes: ["Permission.Api.Intake"], ipRanges: [], expiresOn: null, requestsPerMinute: 6000 };
/** Above the number of cores, others were at work on the machine and the times are upper bounds. */
const LOADS = [loadavg()[0]];

const server = await startPostgres({ sharedBuffers: "1GB" });
// Ports, secrets and a clock; its own small database is not what is measured.
const shop = await testApp();
try {
  const measured = await measure(createDatabase(server.url, "bench"));
  const killed = await killBetween(createDatabase(server.url, "killed"), measured.rows.find(({ list }) => list === "orders").p50);
  LOADS.push(loadavg()[0]);
  report({ ...measured, killed });
} finally {
  await shop.close();
  await server.stop();
}

async function measure(url) {
  const database = { ...openPostgres(url), url };
  try {
    await migrate(database, await readMigrations());
    await seedDatabase(database.db, { kind: "scale", products: 10_000, orders: 1_000 }, shop.ports.passwords, TEST_START);
    const read = (text) => database.alone((_, ask) => ask(text));
    const titles = await read("select ean, tax_rate::float8 as rate from products where price_cents is not null order by id limit 3000");
    const app = createApp({ ...shop.ports, db: database.db, settings: { ...shop.ports.settings, validateAnswers: false } });
    const session = await makeCaller(app, "", "").call("createToken", { body: { userName: "admin", password: "reserve-demo-2026" } });
    const admin = makeCaller(app, session.body.entityOutput.accessToken, "");
    const site = makeCaller(app, (await admin.call("createApiKey", { body: KEY })).body.entityOutput.secret, "");

    const orders = Array.from({ length: ORDERS }, (_, n) => orderOf(n, { titles, now: TEST_START, orders: ORDERS, customers: CUSTOMERS }));
    const lists = [
      ["customers", Array.from({ length: CUSTOMERS }, (_, n) => customerOf(n))],
      ["orders", orders],
      ["payments", orders.map(paymentOf)],
    ];
    const before = await countsOf(read);
    const rows = [];
    for (const [list, records] of lists) rows.push({ list, ...(await sendTwice(site, list, records)) });
    const after = await countsOf(read);
    const [{ stored }] = await read(
      "select count(*)::int as stored from documents where custom_id like 'BENCH-%' and payment_status = 'Paid'",
    );
    const [{ version }] = await read("select version()");
    const doubled = after.documents - before.documents - ORDERS + (after.customers - before.customers - CUSTOMERS);
    if (doubled !== 0 || stored !== ORDERS) process.exitCode = 1;
    return { rows, doubled, stored, mails: after.mails - before.mails, version: /PostgreSQL [\d.]+/.exec(version)?.[0] };
  } finally {
    await database.close();
  }
}

/** Hands the orders to a server that is killed at another moment of each batch; what had no answer is sent again, and then once more. */
async function killBetween(url, batchMs) {
  const killed = await demoShop({ script: "serve.ts", env: { DATABASE_URL: url, CLIENT: "generic", LOG_LEVEL: "silent" } });
  const database = { ...openPostgres(url), url };
  const read = (text) => database.alone((_, ask) => ask(text));
  const facts = { before: 0, after: 0, lost: 0, doubled: 0 };
  try {
    await killed.start();
    const path = "/Intake/Batch";
    const made = await killed.call("POST", "/BackOffice/ApiKey/ApiKey", await killed.signIn("admin"), KEY);
    const key = made.entityOutput.secret;
    const titles = await read("select ean, tax_rate::float8 as rate from products where price_cents is not null order by id limit 3000");
    const orders = Array.from({ length: ORDERS }, (_, n) => orderOf(n, { titles, now: new Date(), orders: ORDERS, customers: CUSTOMERS }));
    const customers = Array.from({ length: CUSTOMERS }, (_, n) => customerOf(n));
    for (let from = 0; from < CUSTOMERS; from += BATCH)
      await killed.call("POST", path, key, { customers: customers.slice(from, from + BATCH) });
    const size = Math.ceil(ORDERS / KILLS);
    for (let kill = 0; kill < KILLS; kill += 1) {
      const body = { orders: orders.slice(kill * size, (kill + 1) * size) };
      const count = body.orders.length;
      const answer = killed.call("POST", path, key, body).then(
        () => "answered",
        () => "none",
      );
      // From the beginning of a batch to some time after its end.
      await pause((1.5 * batchMs * kill) / KILLS);
      await killed.kill();
      await answer;
      await killed.start();
      const again = (await killed.call("POST", path, key, body)).entityOutput;
      if (again.created === count) facts.before += 1;
      else if (again.unchanged === count) facts.after += 1;
      else throw new Error(`batch ${kill} was taken in part: ${JSON.stringify({ ...again, records: again.records.slice(0, 3) })}`);
      const third = (await killed.call("POST", path, key, body)).entityOutput;
      if (third.unchanged !== count)
        throw new Error(`batch ${kill} changed when it was sent again: ${JSON.stringify(third.records.slice(0, 3))}`);
    }
    const rows = await read(
      `select d.custom_id as number, count(*) over (partition by d.custom_id)::int as times,
         (select count(*)::int from document_items i where i.document_id = d.id) as lines,
         (select count(*)::int from document_events e where e.document_id = d.id and e.kind = 'Created') as created,
         (select count(*)::int from mails m where m.document_id = d.id) as mails
       from documents d where d.custom_id like 'BENCH-%'`,
    );
    const linesOf = new Map(orders.map(({ reference, lines }) => [reference, lines.length]));
    facts.lost = ORDERS - new Set(rows.map(({ number }) => number)).size;
    // An order has its lines, one beginning, and one mail to the customer and one to the shop.
    facts.doubled = rows.filter(
      ({ number, times, lines, created, mails }) => times !== 1 || lines !== linesOf.get(number) || created !== 1 || mails !== 2,
    ).length;
    if (facts.lost !== 0 || facts.doubled !== 0) process.exitCode = 1;
    return facts;
  } finally {
    await database.close();
    await killed.remove();
  }
}

/** Each batch, then the same again at once, as a site does that had no answer. */
async function sendTwice(site, list, records) {
  const times = [];
  const again = [];
  for (let from = 0; from < records.length; from += BATCH) {
    const body = { [list]: records.slice(from, from + BATCH) };
    for (const [kept, result] of [
      [times, "created"],
      [again, "unchanged"],
    ]) {
      const started = performance.now();
      const answer = await site.call("takeIntake", { body });
      kept.push(performance.now() - started);
      if (answer.status !== 200 || answer.body.entityOutput[result] !== body[list].length)
        throw new Error(`${list} ${from}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`);
    }
  }
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
  const figures = {
    count: records.length,
    perSecond: records.length / seconds,
    p50: share(times, 0.5),
    p95: share(times, 0.95),
    again: share(again, 0.95),
  };
  console.log(list, figures);
  return figures;
}

async function countsOf(read) {
  const [counts] = await read(
    "select (select count(*)::int from documents) as documents, (select count(*)::int from customers) as customers, (select count(*)::int from mails) as mails",
  );
  return counts;
}

function share(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function report({ rows, doubled, stored, mails, version, killed }) {
  const text = `| batches of ${BATCH}, one after the other | records | records a second | ms a batch, p50 | p95 | the same again, p95 |
|---|---:|---:|---:|---:|---:|
${rows.map(({ list, count, perSecond, p50, p95, again }) => `| ${list} | ${count.toLocaleString("en")} | ${Math.round(perSecond).toLocaleString("en")} | ${p50.toFixed(0)} | ${p95.toFixed(0)} | ${again.toFixed(0)} |`).join("\n")}

Every batch was sent twice: ${doubled} doubled, ${stored.toLocaleString("en")} of ${ORDERS.toLocaleString("en")} orders stand as paid, ${mails.toLocaleString("en")} mails wait to leave.
${KILLS} kills of a server while it took a batch of ${Math.ceil(ORDERS / KILLS)} orders (${killed.before} before its commit, ${killed.after} after), each batch sent again twice: of ${ORDERS.toLocaleString("en")} orders ${killed.lost} lost, ${killed.doubled} doubled.
${version}; orders of one to three lines. Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOADS.map((load) => load.toFixed(1)).join(", then ")}.
\`npm run bench -- intake\`
`;
  console.log(text);
  if (ORDERS < 10_000) return;
  const file = new URL("intake.md", import.meta.url);
  let kept = "";
  try {
    // Text written by hand below the figures is preserved.
    kept = readFileSync(file, "utf8").replace(/^[\s\S]*?(?=\n## |$)/, "");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  writeFileSync(file, `# What the shop's site hands over\n\n${text}${kept}`);
}
