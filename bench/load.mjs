// Requests a second, waiting times, CPU and memory of the server under load: a list of orders, one order, a search and a comment on an order, by 1 to 256
// callers at once, each of which sends its next request when the last one is answered.
//   npm run bench -- load [--database=postgres|pglite] [--orders=1000000] [--processes=1,2] [--callers=1,16,64,256] [--seconds=5] [--calls=list,order]
// Without --orders the demo shop. Callers and server share the machine.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { argon2Passwords } from "../apps/api/src/platform/node/passwords.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { cpuMilliseconds } from "../scripts/lib/processes.mjs";
import { fillOrders } from "./orders/fill.mjs";

const { values } = parseArgs({
  options: {
    database: { type: "string", default: "postgres" },
    orders: { type: "string", default: "0" },
    processes: { type: "string" },
    callers: { type: "string", default: "1,16,64,256" },
    seconds: { type: "string", default: "5" },
    calls: { type: "string" },
  },
});
const isEmbedded = values.database === "pglite";
const ORDERS = Number(values.orders);
const SECONDS = Number(values.seconds);
const numbers = (list) => list.split(",").map(Number);
// The embedded database belongs to one process.
const PROCESSES = numbers(values.processes ?? (isEmbedded ? "1" : "1,2"));
const CALLERS = numbers(values.callers);
const WARM_UP_SECONDS = 2;
/** Seconds without a request before memory is read, so that timers and the garbage collector have run. */
const REST_SECONDS = 5;
/** A quarter of the memory of a small server. */
const SHARED_BUFFERS = "1GB";
const LOAD = loadavg()[0];
const DOCUMENTS = "/BackOffice/Document";
/** Requests of each measured call, by its name; a round sends them in turn. */
const CALLS = {
  list: () => [{ method: "GET", path: `${DOCUMENTS}/Documents?pageSize=25` }],
  order: (orders) => orders.map(({ id }) => ({ method: "GET", path: `${DOCUMENTS}/Document?id=${id}` })),
  search: (orders) =>
    orders.map(({ customerName }) => ({ method: "GET", path: `${DOCUMENTS}/Documents?search=${encodeURIComponent(customerName)}` })),
  comment: (orders) =>
    orders.map(({ id: documentId }) => ({
      method: "POST",
      path: `${DOCUMENTS}/DocumentComment`,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ documentId, text: "Cliente rappelée." }),
    })),
};
if (isEmbedded && ORDERS > 0) throw new Error("--orders fills a PostgreSQL; PGlite has the demo shop.");

const cluster = isEmbedded ? null : await startPostgres({ sharedBuffers: SHARED_BUFFERS });
const url = cluster ? createDatabase(cluster.url, "load") : "";
const database = cluster ? openPostgres(url, { connections: 1 }) : null;
const callers = fork(new URL("load/callers.mjs", import.meta.url));
const rows = [];
const memory = [];
let orderCount = 0;
try {
  if (database && ORDERS > 0) {
    await migrate(database, await readMigrations());
    await fillOrders(database, ORDERS, { passwords: argon2Passwords(), now: new Date() });
  }
  for (const processes of PROCESSES) await measure(processes);
} finally {
  callers.kill();
  await database?.close();
  await cluster?.stop();
}
report();

async function measure(processes) {
  const shops = [];
  try {
    for (let count = 0; count < processes; count += 1) {
      const shop = await demoShop({ script: "serve.ts", env: { DATABASE_URL: url, CLIENT: "generic" } });
      shops.push(shop);
      await shop.start();
      // Started again: a process that has filled the database is not at rest.
      await shop.kill();
      await shop.start();
    }
    const [shop] = shops;
    const orders = await samples(shop);
    await pause(REST_SECONDS * 1_000);
    const atRest = shops.map(residentMegabytes);
    for (const [name, callsOf] of Object.entries(CALLS)) {
      if (values.calls && !values.calls.split(",").includes(name)) continue;
      await round(shops, callsOf(orders), { callers: 16, seconds: WARM_UP_SECONDS });
      for (const count of CALLERS) {
        const row = { processes, name, callers: count, ...(await round(shops, callsOf(orders), { callers: count, seconds: SECONDS })) };
        rows.push(row);
        console.log(cellsOf(row));
      }
    }
    await pause(REST_SECONDS * 1_000);
    memory.push({ processes, atRest, after: shops.map(residentMegabytes) });
  } finally {
    for (const shop of shops) await shop.remove();
  }
}

/** Runs one round of calls, spread over the processes, and returns what it took of the server and its database. */
async function round(shops, calls, { callers: count, seconds }) {
  // An access token lasts ten minutes.
  const headers = {
    Authorization: `Bearer ${await shops[0].signIn()}`,
    "Accept-Encoding": "gzip, deflate, br",
    "Accept-Language": "fr-FR",
  };
  const spread = calls.flatMap((call) =>
    shops.map(({ origin }) => ({ ...call, url: `${origin}/api${call.path}`, headers: { ...headers, ...call.headers } })),
  );
  const before = await work(shops);
  callers.send({ calls: spread, callers: count, seconds });
  const { times, statuses, bodyBytes, seconds: elapsed } = await new Promise((resolve) => callers.once("message", resolve));
  const after = await work(shops);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    ...{ p50: share(times, 0.5), p95: share(times, 0.95), p99: share(times, 0.99), longest: times.at(-1) },
    serverMs: (after.server - before.server) / times.length,
    databaseMs: (after.database - before.database) / times.length,
    bytes: bodyBytes / times.length,
    resident: Math.max(...shops.map(residentMegabytes)),
    statuses,
  };
}

/** Returns the CPU milliseconds that the server's processes and the database's connections have used so far. */
async function work(shops) {
  const server = shops.reduce((sum, { process: { pid } }) => sum + cpuMilliseconds(pid), 0);
  const connections =
    (await database?.alone((_, read) => read("select pid from pg_stat_activity where datname = current_database()"))) ?? [];
  return { server, database: connections.reduce((sum, { pid }) => sum + cpuMilliseconds(pid), 0) };
}

/** A hundred orders to open, to search by customer and to comment on. */
async function samples(shop) {
  const { items, totalCount } = await shop.call("GET", `${DOCUMENTS}/Documents?pageSize=100`, await shop.signIn());
  orderCount = totalCount;
  return items;
}

function report() {
  const resident = memory.map(({ processes, atRest, after }) => {
    const list = (megabytes) => megabytes.map((one) => one.toFixed(0)).join(" and ");
    return `${processes} process${processes > 1 ? "es" : ""}: ${list(atRest)} MB at rest, ${list(after)} after`;
  });
  console.log(`
| processes | call | callers | requests/s | p50 ms | p95 | p99 | longest | server CPU ms | database CPU ms | kB | RSS MB | answers |
|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
${rows.map(cellsOf).join("\n")}

${isEmbedded ? "PGlite" : "PostgreSQL"}, about ${orderCount.toLocaleString("en")} orders; ${SECONDS} s a row after ${WARM_UP_SECONDS} s of warm-up; CPU a request; RSS of the largest process. ${resident.join("; ")}.
Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOAD.toFixed(1)} at the start.
${new Date().toISOString().slice(0, 10)}, \`npm run bench -- load${process.argv
    .slice(2)
    .map((option) => ` ${option}`)
    .join("")}\``);
}

function cellsOf({ processes, name, callers: count, perSecond, p50, p95, p99, longest, serverMs, databaseMs, bytes, resident, statuses }) {
  const times = [p50, p95, p99, longest].map((time) => time.toFixed(time < 100 ? 1 : 0)).join(" | ");
  const answers = Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(", ");
  return `| ${processes} | ${name} | ${count} | ${perSecond.toFixed(0)} | ${times} | ${serverMs.toFixed(1)} | ${isEmbedded ? "in it" : databaseMs.toFixed(1)} | ${(bytes / 1_000).toFixed(1)} | ${resident.toFixed(0)} | ${answers} |`;
}

function residentMegabytes({ process: { pid } }) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1_024;
}

function share(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
