// What staff ask of the orders at 1,000,000 documents on PostgreSQL and 100,000 embedded: how long the commonest questions take, that no answer
// reads a whole table, and what a streamed export takes of the memory.
// npm run bench -- orders-api [--documents=1000000] [--embedded=100000] [--rounds=60]; 0 leaves a database out. --url=postgres://… measures one that
// was filled before.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { openPglite } from "../apps/api/src/platform/embedded/pglite.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { tapDatabase } from "../apps/api/src/testing/tapped-database.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { cpuMilliseconds } from "../scripts/lib/processes.mjs";
import { fillOrders } from "./orders/fill.mjs";

const word = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const option = (name, fallback) => Number(word(name) ?? fallback);
const URL_GIVEN = word("url");
const DOCUMENTS = { PostgreSQL: option("documents", 1_000_000), PGlite: option("embedded", 100_000) };
const ROUNDS = option("rounds", 60);
const WARM_UP = 5;
/** Number of rows after which an export is paused to measure its memory. */
const STOP_ROWS = 10_000;
/** Maximum megabytes an export may use beyond its first pause, however long the list is. */
const HELD_AT_MOST = 8;
/** Above the number of cores, others were at work on the machine and the times are upper bounds. */
const LOAD = loadavg()[0];
/** Queries the goals apply to: the ten most common ones, then the rest. */
const QUESTIONS = [
  ["first page", "listDocuments", () => ({})],
  ["second page, by cursor", "listDocuments", (_round, known) => ({ after: known[0].cursor })],
  ["« À préparer »", "listDocuments", () => ({ view: "toPrepare" })],
  ["status and payment", "listDocuments", () => ({ documentStatus: ["Processing"], paymentStatus: ["Paid"] })],
  ["one month", "listDocuments", () => ({ dateFrom: "2026-03-01", dateTo: "2026-03-31" })],
  ["search: name", "listDocuments", (round, known) => ({ search: at(known, round).customerName })],
  ["search: number", "listDocuments", (round, known) => ({ search: at(known, round).customId })],
  ["search: EAN", "listDocuments", (round, known) => ({ search: at(known, round).ean })],
  ["twenty pasted numbers", "listDocuments", (_round, known) => ({ number: known.slice(0, 20).map(({ customId }) => customId) })],
  ["one order, whole", "getDocument", (round, known) => ({ id: at(known, round).id })],
  ["one shop, pickups", "listDocuments", () => ({ storeId: [1], shippingMethod: ["Pickup"] })],
  ["sums from 40 to 60 €", "listDocuments", () => ({ amountFrom: "40.00", amountTo: "60.00" })],
  ["by customer's name", "listDocuments", () => ({ sort: "customerName" })],
  ["by sum, dearest first", "listDocuments", () => ({ sort: "-totalPriceWithTax" })],
  ["deep page, by cursor", "listDocuments", (_round, known) => ({ after: known.at(-1).cursor })],
  ["deep page, by number (400)", "listDocuments", () => ({ page: 400 })],
  ["a page in the middle, by number", "listDocuments", (_round, _known, documents) => ({ page: Math.ceil(documents / 50) })],
  ["neighbours, first page", "getDocumentNeighbours", (_round, known) => ({ id: known[0].id })],
  ["neighbours, deep", "getDocumentNeighbours", (_round, known) => ({ id: known.at(-1).id })],
  ["picking list of twenty", "getPickingList", (_round, known) => ({ id: known.slice(0, 20).map(({ id }) => id) })],
  ["related documents", "listRelatedDocuments", (round, known) => ({ id: at(known, round).id })],
  ["« Retrait à notifier »", "listDocuments", () => ({ view: "pickupToNotify" })],
  ["counts of the views", "countDocumentViews", () => ({})],
];

// Measures memory after garbage collection, because garbage says nothing about an export.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const folder = mkdtempSync(join(tmpdir(), "reserve-bench-"));
const clean = () => rmSync(folder, { recursive: true, force: true });
process.once("SIGINT", () => {
  clean();
  process.exit(130);
});
const server = URL_GIVEN ? null : await startPostgres();
// Ports, secrets and a clock; its own small database is not what is measured.
const shop = await testApp();
const columns = [];
let violations = 0;
try {
  if (DOCUMENTS.PostgreSQL > 0) {
    const url = URL_GIVEN ?? createDatabase(server.url, "bench");
    await column("PostgreSQL", { ...openPostgres(url), url });
  }
  if (DOCUMENTS.PGlite > 0) await column("PGlite", await openPglite({ dataDir: join(folder, "pglite") }));
} finally {
  await shop.close();
  await server?.stop();
  clean();
}
report();
if (violations > 0) process.exit(1);

async function column(name, database) {
  columns.push({ name, ...(await measure(name, database)) });
  await database.close();
}

async function measure(name, database) {
  await migrate(database, await readMigrations());
  const filling = performance.now();
  const isFilled = name === "PostgreSQL" && URL_GIVEN !== undefined;
  if (!isFilled) await fillOrders(database, DOCUMENTS[name], { passwords: shop.ports.passwords, now: TEST_START });
  const fillSeconds = isFilled ? null : (performance.now() - filling) / 1000;
  const [{ count, version }] = await database.alone((_, read) => read("select count(*)::int as count, version() from documents"));
  console.log(`${name}: ${count} documents${fillSeconds === null ? "" : ` in ${fillSeconds.toFixed(0)} s`}`);

  let statements = [];
  const tapped = tapDatabase(database, (query, parameters) => statements.push([query, parameters]));
  const app = createApp({ ...shop.ports, db: tapped.db, settings: { ...shop.ports.settings, validateAnswers: false } });
  const anonymous = makeCaller(app, "", "");
  const session = await anonymous.call("createToken", { body: { userName: "libraire", password: "reserve-demo-2026" } });
  const libraire = makeCaller(app, session.body.entityOutput.accessToken, "");
  /** Milliseconds of a core that this process and the database's own have used so far: what others do on the machine hardly changes them. */
  const work = async () => {
    const { user, system } = process.cpuUsage();
    if (name === "PGlite") return (user + system) / 1000;
    const pids = await database.alone((_, read) => read("select pid from pg_stat_activity where datname = current_database()"));
    return (user + system) / 1000 + pids.reduce((sum, { pid }) => sum + cpuMilliseconds(pid), 0);
  };
  const known = await samples(libraire);

  const rows = [];
  for (const [label, operation, queryOf] of QUESTIONS) {
    const times = [];
    let plans = [];
    let workedBefore = 0;
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      statements = [];
      if (round === 0) workedBefore = await work();
      const started = performance.now();
      const { status, body } = await libraire.call(operation, { query: queryOf(Math.abs(round), known, count) });
      const elapsed = performance.now() - started;
      if (status !== 200) throw new Error(`${label}: ${status} ${JSON.stringify(body)}`);
      if (operation === "listDocuments" && body.items.length === 0) throw new Error(`${label}: nothing found`);
      if (round >= 0) times.push(elapsed);
      if (round === 0) plans = statements.filter(([query]) => /\bdocument(s|_items|_events)\b/.test(query) && !/^explain/i.test(query));
    }
    const worked = ((await work()) - workedBefore) / ROUNDS;
    for (const [query, parameters] of plans) {
      const plan = await tapped.explain(query, parameters);
      if (!plan.some((line) => /Seq Scan on document(s|_items|_events)\b/.test(line))) continue;
      violations += 1;
      console.error(`${name}, ${label}: a whole table is read\n${query}\n${plan.join("\n")}`);
    }
    times.sort((a, b) => a - b);
    rows.push({ label, p50: share(times, 0.5), p95: share(times, 0.95), worked, statements: plans.length });
    console.log(`${label}: ${share(times, 0.5).toFixed(1)} | ${share(times, 0.95).toFixed(1)} | ${worked.toFixed(1)}`);
  }
  const exported = await exportAll(libraire);
  if (exported.most > exported.first + HELD_AT_MOST) {
    violations += 1;
    console.error(`${name}: an export holds ${exported.most.toFixed(1)} MB, after its first rows it held ${exported.first.toFixed(1)} MB`);
  }
  await tapped.close();
  return { rows, exported, fillSeconds, count, version: /PostgreSQL [\d.]+/.exec(version)?.[0] };
}

/** Orders from all over the list, to be looked for; walked by cursor, so that the last one is deep. */
async function samples(libraire) {
  const found = [];
  let after;
  for (let page = 0; page < 100; page += 1) {
    const { body } = await libraire.call("listDocuments", { query: { pageSize: 100, ...(after ? { after } : {}) } });
    const [{ id, customId, customerName }] = body.items;
    if (page % 4 === 0 || page === 99) {
      const { body: whole } = await libraire.call("getDocument", { query: { id } });
      found.push({ id, customId, customerName, ean: whole.items[0].ean, cursor: body.nextCursor });
    }
    after = body.nextCursor;
    if (!after) break;
  }
  return found;
}

/** The whole list as CSV, thrown away as it comes: rows, seconds, how much the process grew at most, and how much of that is no garbage. */
async function exportAll(libraire) {
  const bufferedBytes = () => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = { rss: process.memoryUsage().rss, buffered: bufferedBytes() };
  let peak = before.rss;
  /** Memory in use after each ten thousand rows. */
  const stops = [];
  let bytes = 0;
  let rows = -1;
  let paused = 0;
  const since = performance.now();
  const answer = await libraire.open("exportDocuments", {});
  for await (const piece of answer.body) {
    bytes += piece.length;
    for (const byte of piece) if (byte === 10) rows += 1;
    peak = Math.max(peak, process.memoryUsage().rss);
    if (rows < (stops.length + 1) * STOP_ROWS) continue;
    const pausing = performance.now();
    stops.push((bufferedBytes() - before.buffered) / 1e6);
    paused += performance.now() - pausing;
  }
  const seconds = (performance.now() - since - paused) / 1000;
  return { rows, megabytes: bytes / 1e6, seconds, memory: (peak - before.rss) / 1e6, first: stops[0] ?? 0, most: Math.max(0, ...stops) };
}

function at(list, index) {
  return list[index % list.length];
}

function share(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}

function report() {
  const head = columns.map(({ name, version, count }) => `${name} (${version}), ${count.toLocaleString("en")} documents: p50 | p95 | work`);
  const lines = [
    `| ms, through \`app.request()\` | ${head.join(" | ")} |`,
    `|---|${columns.map(() => "---:|---:|---:|").join("")}`,
    ...QUESTIONS.map(
      ([label], index) =>
        `| ${label} | ${columns.map(({ rows }) => `${rows[index].p50.toFixed(1)} | ${rows[index].p95.toFixed(1)} | ${rows[index].worked.toFixed(1)}`).join(" | ")} |`,
    ),
    `| filling it, s | ${columns.map(({ fillSeconds }) => `${fillSeconds?.toFixed(0) ?? "–"} | |`).join(" | ")} |`,
  ];
  const statements = columns.reduce((sum, { rows }) => sum + rows.reduce((all, row) => all + row.statements, 0), 0);
  const sheets = columns.map(
    ({ name, exported }) =>
      `${name}: ${exported.rows.toLocaleString("en")} rows, ${exported.megabytes.toFixed(0)} MB in ${exported.seconds.toFixed(1)} s, ${exported.memory.toFixed(0)} MB of memory more at most, without garbage ${exported.first.toFixed(1)} MB more after the first ${STOP_ROWS.toLocaleString("en")} rows and ${exported.most.toFixed(1)} MB at most`,
  );
  const text = `${lines.join("\n")}\n\n${ROUNDS} rounds a question; « work » is what a question takes of a core, of this process and the database's together; ${statements} plans looked at, ${violations} that read a whole table of documents.
The whole list as CSV, read to its end: ${sheets.join("; ")}.
Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOAD.toFixed(1)} at the start.
\`npm run bench -- orders-api\`\n`;
  console.log(text);
  if (DOCUMENTS.PostgreSQL >= 100_000)
    writeFileSync(new URL("orders-api.md", import.meta.url), `# What staff ask of the orders\n\n${text}`);
}
