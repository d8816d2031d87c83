// 2,000 events to a site that fails half the time and sometimes hangs, while the API is killed again and again: each must arrive at least once under its
// own id, and the published library must verify every signature.
//   npm run bench -- webhooks [--events=2000] [--kills=10]
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { cpus, loadavg, totalmem } from "node:os";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";

const { Webhook } = createRequire(new URL("../apps/api/package.json", import.meta.url))("standardwebhooks");
const option = (name, fallback) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);
const EVENTS = option("events", 2_000);
const KILLS = option("kills", 10);
/** Percentage of requests that are never answered; half of the others fail. */
const HANGS = 1;

/** Number of successful deliveries, and of attempts, by id. */
const taken = new Map();
const came = new Map();
let unverified = 0;
let secret = "";
const peer = createServer(async (request, response) => {
  const pieces = [];
  for await (const piece of request) pieces.push(piece);
  const id = request.headers["webhook-id"];
  came.set(id, (came.get(id) ?? 0) + 1);
  try {
    new Webhook(secret).verify(Buffer.concat(pieces).toString(), request.headers);
  } catch {
    unverified += 1;
  }
  const chance = Math.random() * 100;
  if (chance < HANGS) return;
  if (chance < HANGS + (100 - HANGS) / 2) return void response.writeHead(503).end("busy");
  taken.set(id, (taken.get(id) ?? 0) + 1);
  response.writeHead(204).end();
}).on("clientError", (_error, socket) => socket.destroy());
await new Promise((done) => peer.listen(0, "127.0.0.1", done));

const cluster = await startPostgres();
const url = createDatabase(cluster.url, "webhooks");
const load = loadavg()[0];
const shop = await demoShop({
  script: "serve.ts",
  env: { DATABASE_URL: url, WEBHOOK_HOSTS: "127.0.0.1", CLIENT: "generic", LOG_LEVEL: "silent" },
});
const database = openPostgres(url);
const read = (query) => database.alone((_run, ask) => ask(query));

try {
  await shop.start();
  const token = await shop.signIn("admin");
  const { entityOutput: webhook } = await shop.call("POST", "/BackOffice/Webhook/Webhook", token, {
    ...{ url: `http://127.0.0.1:${peer.address().port}/`, description: "Mesure", events: ["cache.refreshed"], isActive: true },
  });
  ({ secret } = await shop.call("POST", "/BackOffice/Webhook/Secret", token, { id: webhook.id }, { "If-Match": '"1"' }));
  const productIds = (await read("select id from products order by id limit 200")).map(({ id }) => id);
  const began = performance.now();
  for (let asked = 0; asked < EVENTS; ) {
    const some = productIds.slice(0, EVENTS - asked);
    await shop.call("POST", "/BackOffice/Catalog/RefreshCachesAndCovers", token, { productIds: some });
    asked += some.length;
  }
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(() => taken.size >= (kill * EVENTS) / (KILLS + 1));
    await shop.kill();
    await shop.start();
  }
  await until(async () => {
    const [row] = await read(
      "select (select count(*) from webhook_events)::int as events, (select count(*) from webhook_deliveries where delivered_at is null)::int as waiting",
    );
    return row.events === EVENTS && row.waiting === 0;
  });
  const seconds = (performance.now() - began) / 1_000;
  const ids = (await read("select id from webhook_events")).map(({ id }) => id);
  const lost = ids.filter((id) => !taken.has(id)).length;
  const strange = [...came.keys()].filter((id) => !ids.includes(id)).length;
  const twice = [...taken.values()].filter((count) => count > 1).length;
  const requests = [...came.values()].reduce((sum, count) => sum + count, 0);
  console.log(`webhooks: ${ids.length} events, ${KILLS} kills of the API, ${seconds.toFixed(0)} s; ${requests} requests`);
  console.log(`webhooks: lost ${lost}, taken twice ${twice}, under an id of no event ${strange}, signatures not verified ${unverified}`);
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)}, Node ${process.version}`,
  );
  if (ids.length !== EVENTS || lost > 0 || strange > 0 || unverified > 0) process.exitCode = 1;
} finally {
  await database.close();
  await shop.remove();
  peer.closeAllConnections();
  peer.close();
  await cluster.stop();
}

/** Waits for a condition and fast-forwards the three days of retries: pending deliveries are made due at once, given up ones are resent. */
async function until(is) {
  const end = Date.now() + 1_800_000;
  while (Date.now() < end) {
    if (await is()) return;
    await database.alone((run) =>
      run(`update webhook_deliveries set next_try_at = now(), round_tries = least(round_tries, 5)
           where delivered_at is null and not is_sending and (next_try_at is null or next_try_at > now())`),
    );
    await pause(1_000);
  }
  throw new Error("not done after thirty minutes");
}
