// Purchasing on PostgreSQL: duration of the list to order and of an arrival scan, one after the other and fifty at once.
// npm run bench -- purchasing [--products=1000000] [--orders=300000]
import { writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { seedDatabase } from "../apps/api/src/seed.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";

const numberOf = (name, otherwise) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? otherwise);
const PRODUCTS = numberOf("products", 1_000_000);
const ORDERS = numberOf("orders", 300_000);
const TIMES = 20;
/** Above the number of cores, others were at work on the machine and the times are upper bounds. */
const LOADS = [loadavg()[0]];

const server = await startPostgres({ sharedBuffers: "1GB" });
// Ports, secrets and a clock; its own small database is not what is measured.
const shop = await testApp();
try {
  await measure(createDatabase(server.url, "bench")).catch((error) => {
    console.error(error);
    process.exitCode = 1;
  });
} finally {
  await shop.close();
  await server.stop();
}

async function measure(url) {
  const database = { ...openPostgres(url), url };
  try {
    await migrate(database, await readMigrations());
    await seedDatabase(database.db, { kind: "scale", products: PRODUCTS, orders: ORDERS }, shop.ports.passwords, TEST_START);
    const read = (text) => database.alone((_, ask) => ask(text));
    // A third of the waiting titles are out of stock.
    await read(
      "update products set stock = 0 where id % 3 = 0 and ean in (select ean from document_items where status in ('Created', 'Pending', 'Processing'))",
    );
    const app = createApp({ ...shop.ports, db: database.db, settings: { ...shop.ports.settings, validateAnswers: false } });
    const session = await makeCaller(app, "", "").call("createToken", { body: { userName: "admin", password: "reserve-demo-2026" } });
    const admin = makeCaller(app, session.body.entityOutput.accessToken, "");
    const rows = [];
    const first = await admin.call("listTitlesToOrder", { query: { pageSize: 100 } });
    const { items, totalCount } = first.body;
    await admin.call("recordPurchase", {
      body: { lines: items.map(({ ean, missingCount }) => ({ ean, quantity: Math.max(1, missingCount) })) },
    });
    for (const [what, query] of [
      ["the first page", {}],
      ["a hundred, by what is missing", { sort: "-missingCount", pageSize: 100 }],
      ["a search", { search: "le" }],
      ["what is on order", { state: "Ordered" }],
    ])
      rows.push({ what, ...(await timed(TIMES, () => admin.call("listTitlesToOrder", { query }))) });
    const scan = (ean) => admin.call("receiveCopy", { body: { ean } });
    const awaited = items.map(({ ean }) => ean);
    rows.push({ what: "a scan for an order", ...(await timed(TIMES, (n) => scan(awaited[n % awaited.length]))) });
    const shelved = await read("select ean from products where stock > 10 order by id limit 20");
    rows.push({ what: "a scan for the shelf", ...(await timed(shelved.length, (n) => scan(shelved[n].ean))) });
    const started = performance.now();
    await Promise.all(Array.from({ length: 50 }, (_, n) => scan(awaited[n % Math.min(10, awaited.length)])));
    rows.push({ what: "fifty scans of ten titles at once, all of them", p50: performance.now() - started, p95: null });
    const [{ lines }] = await read(
      "select count(*)::int as lines from document_items where status in ('Created', 'Pending', 'Processing')",
    );
    const [{ version }] = await read("select version()");
    LOADS.push(loadavg()[0]);
    report({ rows, totalCount, lines, version: /PostgreSQL [\d.]+/.exec(version)?.[0] });
  } finally {
    await database.close();
  }
}

/** Runs an action `times` times; returns median and 95th percentile without the first, which is a warm-up. */
async function timed(times, act) {
  const taken = [];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    const { status, body } = await act(n);
    taken.push(performance.now() - started);
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body).slice(0, 500)}`);
  }
  const sorted = taken.slice(1).toSorted((a, b) => a - b);
  return { p50: sorted[Math.floor(sorted.length * 0.5)], p95: sorted[Math.floor(sorted.length * 0.95)] };
}

function report({ rows, totalCount, lines, version }) {
  const count = (number) => number.toLocaleString("en");
  const text = `# What is to be ordered, and what arrives

| ${count(PRODUCTS)} titles, ${count(ORDERS)} orders | ms, p50 | p95 |
|---|---:|---:|
${rows.map(({ what, p50, p95 }) => `| ${what} | ${p50.toFixed(0)} | ${p95 === null ? "" : p95.toFixed(0)} |`).join("\n")}

${count(lines)} lines have not left; ${count(totalCount)} titles are to be ordered.
${version}. Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOADS.map((load) => load.toFixed(1)).join(", then ")}.
\`npm run bench -- purchasing\`
`;
  console.log(text);
  if (ORDERS < 30_000) return;
  writeFileSync(new URL("purchasing.md", import.meta.url), text);
}
