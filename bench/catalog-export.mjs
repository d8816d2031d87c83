// How fast the whole catalogue leaves as CSV and as a workbook, in how much memory, and what narrowing costs: on PostgreSQL.
// npm run bench -- catalog-export [--titles=200000]; --url=postgres://… measures one that was filled before.
import { cpus, loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { createApp } from "../apps/api/src/app.ts";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { makeCaller, TEST_START, testApp } from "../apps/api/src/testing/test-app.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { fillCatalogue } from "./catalog/fill.mjs";

const word = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const TITLES = Number(word("titles") ?? 200_000);
const URL_GIVEN = word("url");
const ROUNDS = 20;

const shop = await testApp();
const postgres = URL_GIVEN ? null : await startPostgres({ isDurable: false });
const database = openPostgres(URL_GIVEN ?? createDatabase(postgres.url, "reserve_export"), { connections: 4 });
await migrate(database, await readMigrations());
if (!URL_GIVEN) await fillCatalogue(database, TITLES, { passwords: shop.ports.passwords, now: TEST_START });
const app = createApp({ ...shop.ports, db: database.db, settings: { ...shop.ports.settings, validateAnswers: false } });
const { body } = await makeCaller(app, "", "").call("createToken", { body: { userName: "libraire", password: "reserve-demo-2026" } });
const libraire = makeCaller(app, body.entityOutput.accessToken, body.entityOutput.refreshToken);

globalThis.gc?.();
const rows = (await libraire.call("countProducts", {})).body.count;
const thousands = (count) => Math.round(count).toLocaleString("en");
for (const format of ["csv", "xlsx"]) {
  const memory = [process.memoryUsage().rss];
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const started = performance.now();
  const answer = await libraire.open("exportProducts", { query: { format } });
  if (answer.status !== 200) throw new Error(`the export answered ${answer.status}`);
  let bytes = 0;
  let next = started + 2_000;
  for await (const piece of answer.body) {
    bytes += piece.byteLength;
    if (performance.now() < next) continue;
    memory.push(process.memoryUsage().rss);
    next += 2_000;
  }
  const seconds = (performance.now() - started) / 1000;
  loop.disable();
  const [most, longest] = [Math.max(...memory) / 2 ** 20, loop.max / 1e6];
  console.log(`export as ${format}: ${thousands(rows)} rows in ${seconds.toFixed(1)} s, ${thousands(rows / seconds)} rows/s`);
  console.log(`${thousands(bytes / 1e6)} MB; memory ${thousands(most)} MB at most; longest block ${thousands(longest)} ms`);
}

const narrow = [
  ["facets of all", "getProductFacets", {}],
  ["facets of a publisher and a kind", "getProductFacets", { publisher: ["Gallimard"], kind: ["Book"] }],
  ["facets of what is on sale", "getProductFacets", { sale: ["OnSale"] }],
  ["facets of a subject", "getProductFacets", { clil: ["3442"] }],
  ["a publisher, first page", "listProducts", { publisher: ["Gallimard"] }],
  ["on sale, first page", "listProducts", { sale: ["OnSale"] }],
  ["hidden by a rule, first page", "listProducts", { sale: ["Restricted"] }],
  ["a subject, first page", "listProducts", { clil: ["3442"] }],
  ["a language that is rare, first page", "listProducts", { language: ["bre"] }],
  ["a year and a price, first page", "listProducts", { year: [2019], price: ["10-15"] }],
  ["a publisher, deep page (200)", "listProducts", { publisher: ["Gallimard"], page: 200 }],
  ["counted exactly: on sale", "countProducts", { sale: ["OnSale"] }],
];
for (const [label, operation, query] of narrow) {
  const times = [];
  for (let round = -2; round < ROUNDS; round += 1) {
    const before = performance.now();
    const { status, body: said } = await libraire.call(operation, { query });
    if (status !== 200) throw new Error(`${label}: ${status} ${JSON.stringify(said)}`);
    if (round >= 0) times.push(performance.now() - before);
  }
  times.sort((a, b) => a - b);
  console.log(`${label}: p50 ${times[ROUNDS / 2].toFixed(1)} ms, p95 ${times[Math.floor(ROUNDS * 0.95)].toFixed(1)} ms`);
}
console.log(
  `${thousands(rows)} titles; ${cpus().length} cores (${cpus()[0].model.trim()}), Node ${process.versions.node}, load average ${loadavg()[0].toFixed(1)}`,
);
await database.close();
await shop.close();
await postgres?.stop();
