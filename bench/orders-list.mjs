// The orders list at 100,000 documents on both databases: how long the commonest questions take, and that no answer reads a whole table.
// npm run bench -- orders-list [--documents=100000] [--rounds=60]
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPglite } from "../apps/api/src/platform/node/pglite.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { seedDatabase } from "../apps/api/src/seed.ts";
import { tapDatabase } from "../apps/api/src/testing/tapped-database.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";

const option = (name, fallback) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.split("=")[1] ?? fallback);
const DOCUMENTS = option("documents", 100_000);
const ROUNDS = option("rounds", 60);
const WARM_UP = 5;
/** Above the number of cores, others were at work on the machine and the times are upper bounds. */
const LOAD = loadavg()[0];
/** The seed makes 2.5 orders a product. */
const PRODUCTS = Math.ceil(DOCUMENTS / 2.5);

const QUESTIONS = [
  ["first page", "listDocuments", () => ({})],
  ["fourth page", "listDocuments", () => ({ page: 4 })],
  ["a page in the middle", "listDocuments", () => ({ page: Math.ceil(DOCUMENTS / 50) })],
  ["« À préparer »", "listDocuments", () => ({ view: "toPrepare" })],
  ["status and payment", "listDocuments", () => ({ documentStatus: ["Processing"], paymentStatus: ["Paid"] })],
  ["one month", "listDocuments", () => ({ dateFrom: "2026-03-01", dateTo: "2026-03-31" })],
  ["one shop, pickups", "listDocuments", () => ({ storeId: [1], shippingMethod: ["Pickup"] })],
  ["by customer's name", "listDocuments", () => ({ sort: "customerName" })],
  ["by sum, dearest first", "listDocuments", () => ({ sort: "-totalPriceWithTax" })],
  ["search: name", "listDocuments", (round, known) => ({ search: known[round % known.length].customerName })],
  ["search: number", "listDocuments", (round, known) => ({ search: known[round % known.length].customId })],
  ["search: EAN", "listDocuments", (round, known) => ({ search: known[round % known.length].ean })],
  ["counts of the views", "countDocumentViews", () => ({})],
  ["one order, whole", "getDocument", (round, known) => ({ id: known[round % known.length].id })],
];

const folder = mkdtempSync(join(tmpdir(), "reserve-bench-"));
const clean = () => rmSync(folder, { recursive: true, force: true });
process.once("SIGINT", () => {
  clean();
  process.exit(130);
});
const server = await startPostgres();
// Ports, secrets and a clock; its own small database is not what is measured.
const shop = await testApp();
const columns = [];
let violations = 0;
try {
  const url = createDatabase(server.url, "bench");
  for (const [name, database] of [
    ["PGlite", await openPglite({ dataDir: join(folder, "pglite") })],
    ["PostgreSQL", { ...openPostgres(url), url }],
  ]) {
    columns.push({ name, ...(await measure(name, database)) });
    await database.close();
  }
} finally {
  await shop.close();
  await server.stop();
  clean();
}
report();
if (violations > 0) process.exit(1);

async function measure(name, database) {
  await migrate(database, await readMigrations());
  const filling = performance.now();
  await seedDatabase(database.db, { kind: "scale", products: PRODUCTS }, shop.ports.passwords, TEST_START);
  const fillSeconds = (performance.now() - filling) / 1000;
  const [{ count, version }] = await database.alone((_, read) => read("select count(*)::int as count, version() from documents"));
  console.log(`${name}: ${count} documents in ${fillSeconds.toFixed(0)} s`);

  let statements = [];
  const tapped = tapDatabase(database, (query, parameters) => statements.push([query, parameters]));
  const app = createApp({ ...shop.ports, db: tapped.db, settings: { ...shop.ports.settings, validateAnswers: false } });
  const anonymous = makeCaller(app, "", "");
  const session = await anonymous.call("createToken", { body: { userName: "libraire", password: "reserve-demo-2026" } });
  const libraire = makeCaller(app, session.body.entityOutput.accessToken, "");
  const known = await samples(libraire);

  const rows = [];
  for (const [label, operation, queryOf] of QUESTIONS) {
    const times = [];
    let plans = [];
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      statements = [];
      const started = performance.now();
      const { status, body } = await libraire.call(operation, { query: queryOf(Math.abs(round), known) });
      const elapsed = performance.now() - started;
      if (status !== 200) throw new Error(`${label}: ${status} ${JSON.stringify(body)}`);
      if (operation === "listDocuments" && body.items.length === 0) throw new Error(`${label}: nothing found`);
      if (round >= 0) times.push(elapsed);
      if (round === 0) plans = statements.filter(([query]) => /\bdocument(s|_items|_events)\b/.test(query) && !/^explain/i.test(query));
    }
    for (const [query, parameters] of plans) {
      const plan = await tapped.explain(query, parameters);
      if (!plan.some((line) => /Seq Scan on document(s|_items|_events)\b/.test(line))) continue;
      violations += 1;
      console.error(`${name}, ${label}: a whole table is read\n${query}\n${plan.join("\n")}`);
    }
    times.sort((a, b) => a - b);
    rows.push({ label, p50: at(times, 0.5), p95: at(times, 0.95), statements: plans.length });
  }
  await tapped.close();
  return { rows, fillSeconds, count, version: /PostgreSQL [\d.]+/.exec(version)?.[0] };
}

/** Orders from all over the list, to be looked for. */
async function samples(libraire) {
  const found = [];
  for (let page = 1; page <= 1500; page += 100) {
    const { body } = await libraire.call("listDocuments", { query: { page, pageSize: 10 } });
    for (const { id, customId, customerName } of body.items.slice(0, 2)) {
      const { body: whole } = await libraire.call("getDocument", { query: { id } });
      found.push({ id, customId, customerName, ean: whole.items[0].ean });
    }
  }
  return found;
}

function at(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

function report() {
  const head = columns.map(({ name, version }) => `${name} (${version}) p50 | p95`);
  const lines = [
    `| ms, through \`app.request()\`, ${columns[0].count.toLocaleString("en")} documents | ${head.join(" | ")} |`,
    `|---|${columns.map(() => "---:|---:|").join("")}`,
    ...QUESTIONS.map(
      ([label], index) =>
        `| ${label} | ${columns.map(({ rows }) => `${rows[index].p50.toFixed(1)} | ${rows[index].p95.toFixed(1)}`).join(" | ")} |`,
    ),
    `| filling it, s | ${columns.map(({ fillSeconds }) => `${fillSeconds.toFixed(0)} | `).join(" | ")} |`,
  ];
  const statements = columns.reduce((sum, { rows }) => sum + rows.reduce((all, row) => all + row.statements, 0), 0);
  const text = `${lines.join("\n")}\n\n${ROUNDS} rounds a question; ${statements} plans looked at, ${violations} that read a whole table of documents.
Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOAD.toFixed(1)} at the start.
\`npm run bench -- orders-list\`\n`;
  console.log(text);
  if (DOCUMENTS >= 100_000) writeFileSync(new URL("orders-list.md", import.meta.url), `# The orders list\n\n${text}`);
}
