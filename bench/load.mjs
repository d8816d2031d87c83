// Requests a second, waiting times, CPU and memory of the server under load: a list of orders, one order, a search and a comment on an order, by 1 to 256
// callers at once, each of which sends its next request when the last one is answered.
//   npm run bench -- load [--database=postgres|pglite] [--orders=1000000] [--processes=1,2] [--callers=1,16,64,256] [--seconds=5] [--calls=list,order]
//                         [--against=<ref> [--rounds=6]]
// Without --orders the demo shop. Callers and server share the machine. With --against an earlier commit runs beside this tree on a database of its
// own; their rounds take turns, and the medians of both and of the ratio of each pair are printed.
import { fork } from "node:child_process";
import { readFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { parseArgs } from "node:util";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { argon2Passwords } from "../apps/api/src/platform/node/passwords.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { checkOutEarlier } from "../scripts/lib/earlier-tree.mjs";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { cpuMilliseconds, runCommand } from "../scripts/lib/processes.mjs";
import { root } from "../scripts/lib/root.mjs";
import { fillOrders } from "./orders/fill.mjs";

const { values } = parseArgs({
  options: {
    database: { type: "string", default: "postgres" },
    orders: { type: "string", default: "0" },
    processes: { type: "string" },
    callers: { type: "string", default: "1,16,64,256" },
    seconds: { type: "string", default: "5" },
    calls: { type: "string" },
    against: { type: "string" },
    rounds: { type: "string", default: "6" },
  },
});
const ROUNDS = Number(values.rounds);
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
const earlier = values.against ? checkOutEarlier(values.against) : null;
/** The trees that are measured, each with a database of its own: this one last. */
const trees = [...(earlier ? [{ name: earlier.name, cwd: earlier.folder }] : []), { name: "now", cwd: root }];
const callers = fork(new URL("load/callers.mjs", import.meta.url));
const rows = [];
const memory = [];
let orderCount = 0;
try {
  // Only to install what the earlier tree needs.
  if (earlier) await runCommand("npm", ["run", "check", "environment"], { cwd: earlier.folder });
  for (const tree of trees) {
    if (!cluster) continue;
    tree.url = createDatabase(cluster.url, `load_${tree.name}`);
    tree.database = openPostgres(tree.url, { connections: 1 });
    if (ORDERS === 0) continue;
    await migrate(tree.database, await readMigrations());
    await fillOrders(tree.database, ORDERS, { passwords: argon2Passwords(), now: new Date() });
  }
  for (const processes of PROCESSES) await measure(processes);
} finally {
  callers.kill();
  for (const { database } of trees) await database?.close();
  await cluster?.stop();
  earlier?.remove();
}
report();

async function measure(processes) {
  const started = [];
  try {
    for (const tree of trees) {
      const shops = [];
      started.push({ ...tree, shops });
      for (let count = 0; count < processes; count += 1) {
        const shop = await demoShop({ cwd: tree.cwd, env: { DATABASE_URL: tree.url ?? "", CLIENT: "generic" } });
        shops.push(shop);
        await shop.start();
        // Started again: a process that has filled the database is not at rest.
        await shop.kill();
        await shop.start();
      }
    }
    for (const tree of started) tree.orders = await samples(tree.shops[0]);
    await pause(REST_SECONDS * 1_000);
    const atRest = started.map(({ shops }) => shops.map(residentMegabytes));
    for (const [name, callsOf] of Object.entries(CALLS)) {
      if (values.calls && !values.calls.split(",").includes(name)) continue;
      for (const tree of started) await round(tree, callsOf(tree.orders), { callers: 16, seconds: WARM_UP_SECONDS });
      for (const count of CALLERS) {
        const rounds = started.map(() => []);
        for (let turn = 0; turn < (earlier ? ROUNDS : 1); turn += 1) {
          for (const [at, tree] of started.entries())
            rounds[at].push(await round(tree, callsOf(tree.orders), { callers: count, seconds: SECONDS }));
        }
        for (const [at, tree] of started.entries()) {
          const row = { processes, name, callers: count, tree: tree.name, ...summed(rounds[at]) };
          if (earlier && tree.name === "now")
            row.ratio = median(rounds[1].map(({ perSecond }, turn) => perSecond / rounds[0][turn].perSecond));
          rows.push(row);
          console.log(cellsOf(row));
        }
      }
    }
    await pause(REST_SECONDS * 1_000);
    for (const [at, { name, shops }] of started.entries())
      memory.push({ processes, tree: name, atRest: atRest[at], after: shops.map(residentMegabytes) });
  } finally {
    for (const { shops } of started) for (const shop of shops) await shop.remove();
  }
}

/** Returns one row of several rounds: medians, the longest answer and the answers of all. */
function summed(rounds) {
  const names = ["perSecond", "p50", "p95", "p99", "serverMs", "databaseMs", "bytes", "resident"];
  const statuses = {};
  for (const round of rounds)
    for (const [status, times] of Object.entries(round.statuses)) statuses[status] = (statuses[status] ?? 0) + times;
  return {
    ...Object.fromEntries(names.map((name) => [name, median(rounds.map((one) => one[name]))])),
    longest: Math.max(...rounds.map(({ longest }) => longest)),
    statuses,
  };
}

function median(numbers) {
  return share(
    [...numbers].sort((a, b) => a - b),
    0.5,
  );
}

/** Runs one round of calls, spread over the processes, and returns what it took of the server and its database. */
async function round({ shops, database }, calls, { callers: count, seconds }) {
  // An access token lasts ten minutes.
  const headers = {
    Authorization: `Bearer ${await shops[0].signIn()}`,
    "Accept-Encoding": "gzip, deflate, br",
    "Accept-Language": "fr-FR",
  };
  const spread = calls.flatMap((call) =>
    shops.map(({ origin }) => ({ ...call, url: `${origin}/api${call.path}`, headers: { ...headers, ...call.headers } })),
  );
  const before = await work(shops, database);
  callers.send({ calls: spread, callers: count, seconds });
  const { times, statuses, bodyBytes, seconds: elapsed } = await new Promise((resolve) => callers.once("message", resolve));
  const after = await work(shops, database);
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
async function work(shops, database) {
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
  const resident = memory.map(({ processes, tree, atRest, after }) => {
    const list = (megabytes) => megabytes.map((one) => one.toFixed(0)).join(" and ");
    return `${earlier ? `${tree}, ` : ""}${processes} process${processes > 1 ? "es" : ""}: ${list(atRest)} MB at rest, ${list(after)} after`;
  });
  console.log(`
| processes | call | callers | ${earlier ? "tree | ratio | " : ""}requests/s | p50 ms | p95 | p99 | longest | server CPU ms | database CPU ms | kB | RSS MB | answers |
|---:|---|---:|${earlier ? "---|---:|" : ""}---:|---:|---:|---:|---:|---:|---:|---:|---:|---|
${rows.map(cellsOf).join("\n")}

${isEmbedded ? "PGlite" : "PostgreSQL"}, about ${orderCount.toLocaleString("en")} orders; ${earlier ? `medians of ${ROUNDS} rounds of ${SECONDS} s in turn` : `${SECONDS} s a row`} after ${WARM_UP_SECONDS} s of warm-up; CPU a request; RSS of the largest process. ${resident.join("; ")}.
Machine: ${cpus().length} cores (${cpus()[0].model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}; load average ${LOAD.toFixed(1)} at the start.
${new Date().toISOString().slice(0, 10)}, \`npm run bench -- load${process.argv
    .slice(2)
    .map((option) => ` ${option}`)
    .join("")}\``);
}

function cellsOf({
  processes,
  name,
  callers: count,
  tree,
  ratio,
  perSecond,
  p50,
  p95,
  p99,
  longest,
  serverMs,
  databaseMs,
  bytes,
  resident,
  statuses,
}) {
  const times = [p50, p95, p99, longest].map((time) => time.toFixed(time < 100 ? 1 : 0)).join(" | ");
  const answers = Object.entries(statuses)
    .map(([status, times]) => `${times} × ${status}`)
    .join(", ");
  const compared = earlier ? `${tree} | ${ratio?.toFixed(2) ?? ""} | ` : "";
  return `| ${processes} | ${name} | ${count} | ${compared}${perSecond.toFixed(0)} | ${times} | ${serverMs.toFixed(1)} | ${isEmbedded ? "in it" : databaseMs.toFixed(1)} | ${(bytes / 1_000).toFixed(1)} | ${resident.toFixed(0)} | ${answers} |`;
}

function residentMegabytes({ process: { pid } }) {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))[1]) / 1_024;
}

function share(sorted, part) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
}
