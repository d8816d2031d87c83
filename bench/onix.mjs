// How fast a message of notices is verified and written on PostgreSQL, in how much memory, and what a server that is killed twenty times in the middle leaves.
// npm run bench -- onix [--megabytes=200] [--kills=20] [--file=path/to/message.xml] [--url=postgres://…]; --file measures a message of your own instead.
import { fork } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import { migrate } from "../apps/api/src/platform/database/migrate.ts";
import { readMigrations } from "../apps/api/src/platform/node/migrations.ts";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { generateMessage } from "./onix/message.mjs";

const word = (name) => process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
const MEGABYTES = Number(word("megabytes") ?? 200);
const KILLS = Number(word("kills") ?? 20);
const folder = mkdtempSync(join(tmpdir(), "reserve-onix-"));
const cluster = word("url") ? null : await startPostgres();

console.log(
  `${cpus()[0].model.trim()}, ${cpus().length} cores, ${Math.round(totalmem() / 1e9)} GB, load ${loadavg()[0].toFixed(2)}, Node ${process.version}`,
);
try {
  const file = word("file") ?? join(folder, "message.xml");
  if (!word("file"))
    await pipeline(Readable.from(generateMessage({ bytes: MEGABYTES * 1_000_000, price: "10.00" })), createWriteStream(file));
  const url = word("url") ?? createDatabase(cluster.url, "onix");
  const database = openPostgres(url, { onError: () => undefined });
  await migrate(database, await readMigrations());
  console.log(`file of ${Math.round(statSync(file).size / 1e6)} MB`);

  await measure("verify, all new", url, { file, pass: "verify" });
  await measure("write, all new", url, { pass: "write" });
  await measure("verify, the same again", url, { file, pass: "verify" });
  await measure("write, the same again", url, { pass: "write" });
  if (!word("file")) {
    const dearer = join(folder, "dearer.xml");
    await pipeline(
      Readable.from(generateMessage({ bytes: MEGABYTES * 1_000_000, price: "11.00", sent: "20261122T0800Z" })),
      createWriteStream(dearer),
    );
    await measure("verify, every price changed", url, { file: dearer, pass: "verify" });
    const { records } = await measure(`write, every price changed, killed ${KILLS} times`, url, { pass: "write", kills: KILLS });
    const [left] = await database.alone((_run, read) =>
      read(`select count(*)::integer as titles, count(distinct ean)::integer as eans, count(*) filter (where price_cents = 1100)::integer as changed,
        max(version) as version, (select count(*)::integer from audit_entries where entity = 'product') as logged from products`),
    );
    console.log(
      `after ${KILLS} kills: ${records} records, ${JSON.stringify(left)}: ${records - left.changed} lost, ${left.logged - left.changed} doubled`,
    );
  }
  await database.close();
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs one pass in a process of its own, killed `kills` times; returns its time and memory. */
async function measure(name, url, { kills = 0, ...pass }) {
  const begun = performance.now();
  let killed = 0;
  let result = null;
  let peak = 0;
  while (!result) {
    const child = fork(new URL("./onix/worker.mjs", import.meta.url), [], { env: { ...process.env, BENCH_URL: url, BENCH_FILES: folder } });
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.on("message", (message) => {
      if (message.peak) peak = Math.max(peak, message.peak);
      if (message.records !== undefined) result = message;
    });
    child.send(pass);
    if (killed < kills) {
      await wait(1_500 + (killed % 5) * 400);
      child.kill("SIGKILL");
      killed += 1;
      await ended;
      if (result) break;
      continue;
    }
    await ended;
    if (!result) throw new Error(`${name}: the worker ended without a result`);
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(
    `${name}: ${result.records} records in ${seconds.toFixed(1)} s, ${Math.round(result.records / result.seconds)} a second at work` +
      `, peak ${Math.round(peak / 1e6)} MB resident; ${JSON.stringify(result.counts)}${kills ? `, ${killed} kills` : ""}`,
  );
  return result;
}
