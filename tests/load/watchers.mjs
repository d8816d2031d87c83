// Two hundred open order pages that listen: what each costs the server, how soon they hear of a colleague, and that nothing of them is left when
// they are gone.
//   npm run bench -- watchers [--watchers=200] [--rounds=8] [--idle=20] [--database=pglite|postgres]
import { Agent, request } from "node:http";
import { loadavg } from "node:os";
import { demoShop, pause } from "../../scripts/lib/demo-shop.mjs";

const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const WATCHERS = Number(option("watchers", "200"));
const ROUNDS = Number(option("rounds", "8"));
const IDLE_SECONDS = Number(option("idle", "20"));
const kind = option("database", "pglite");
/** Connections per user in this test; the server allows thirty. */
const OF_ONE_PERSON = 25;
const HEARD_WITHIN_MS = 2_000;
const WAIT_AT_MOST_MS = 20_000;
const PASSWORD = "reserve-demo-2026";
const CLAIM = "Permission.BackOffice.Public.DocumentsManage";
/** Code for the server process: reports its memory after a full garbage collection. */
const PROBE = `process.on("message", () => {
  for (let turn = 0; turn < 4; turn += 1) globalThis.gc();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send({ heapUsage: heapUsed + external, rss, sockets: process.getActiveResourcesInfo().filter((one) => one === "TCPSocketWrap").length, cpu: process.cpuUsage() });
});
process.channel.unref();`;

const shop = await demoShop({
  database: kind,
  // The probe looks at the thread that it is loaded into first.
  script: "serve.ts",
  flags: ["--expose-gc", "--import", `data:text/javascript,${encodeURIComponent(PROBE)}`],
  stdio: ["ignore", "ignore", "inherit", "ipc"],
});
const agent = new Agent({ keepAlive: false, maxSockets: Infinity });

try {
  await shop.start();
  const admin = await shop.signIn("admin");
  const people = await Promise.all(Array.from({ length: Math.ceil(WATCHERS / OF_ONE_PERSON) }, (_, index) => hire(admin, index)));
  const colleague = await shop.signIn("libraire");
  const { items } = await shop.call("GET", "/BackOffice/Document/Documents?pageSize=100", colleague);
  const orders = items.map(({ id }) => id);
  // Whatever the first lines load for good is not theirs.
  await disperse(await gather(people, orders));
  await pause(1_000);

  const before = await probe();
  const costs = [];
  const leftovers = [];
  const delays = [];
  let idle = null;
  let resident = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const lines = await gather(people, orders);
    await pause(500);
    const open = await probe();
    resident = Math.max(resident, open.rss);
    delays.push(...(await notify(colleague, lines, orders[round])));
    if (round === 0) idle = await rest(lines);
    await disperse(lines);
    await pause(1_000);
    const left = await probe();
    leftovers.push(left);
    costs.push((open.heapUsage - left.heapUsage) / WATCHERS / 1024);
  }

  delays.sort((a, b) => a - b);
  const each = costs.sort((a, b) => a - b)[Math.floor(costs.length / 2)];
  const growth = leftovers.map(({ heapUsage }) => (heapUsage - before.heapUsage) / 1024);
  const isLeaking = growth.length > 2 && growth.at(-1) - growth[1] > WATCHERS * 2;
  const sockets = leftovers.at(-1).sockets - before.sockets;
  console.log(
    `${kind}: ${WATCHERS} watchers of ${people.length} people: ${each.toFixed(1)} kB of memory each (median of ${ROUNDS} rounds), the process at most ${(resident / 1e6).toFixed(0)} MB; ` +
      `idle for ${IDLE_SECONDS} s they took ${idle.cpu.toFixed(1)} % of a core and ${idle.signs} signs of life came; ` +
      `${delays.length} of ${ROUNDS * WATCHERS} heard of a colleague, p50 ${delays[Math.floor(delays.length / 2)].toFixed(0)} ms, ` +
      `the last ${delays.at(-1).toFixed(0)} ms after the request was sent; when all were gone it used ` +
      `${growth.map((kilobytes) => `${kilobytes >= 0 ? "+" : ""}${kilobytes.toFixed(0)}`).join(", ")} kB and ${Math.max(0, sockets)} sockets more than before; ` +
      `load average ${loadavg()[0].toFixed(1)}`,
  );
  if (delays.length < ROUNDS * WATCHERS || delays.at(-1) > HEARD_WITHIN_MS || isLeaking || sockets > 0) process.exitCode = 1;
} finally {
  agent.destroy();
  await shop.remove();
}

/** Opens every line; each watches one order of its own choice and the first ones, which all watch. */
async function gather(people, orders) {
  return Promise.all(
    Array.from({ length: WATCHERS }, (_, index) => {
      const ids = [...new Set([...orders.slice(0, ROUNDS), orders[index % orders.length]])];
      return listen(people[index % people.length], ids);
    }),
  );
}

function listen(token, ids) {
  return new Promise((resolve, reject) => {
    const line = { changes: [], signs: 0, onChange: null, isOpen: false };
    const asked = request(
      `${shop.origin}/api/BackOffice/Document/Changes?${ids.map((id) => `id=${id}`).join("&")}`,
      { agent, headers: { Authorization: `Bearer ${token}` } },
      (answer) => {
        if (answer.statusCode !== 200) {
          answer.resume();
          reject(new Error(`a line was answered ${answer.statusCode}`));
          return;
        }
        line.isOpen = true;
        line.close = () => asked.destroy();
        let rest = "";
        answer.setEncoding("utf8");
        answer.on("data", (text) => {
          const blocks = (rest + text).split("\n\n");
          rest = blocks.pop() ?? "";
          for (const block of blocks) {
            if (block.startsWith(":")) line.signs += 1;
            else {
              const change = JSON.parse(block.split("data: ")[1]);
              line.changes.push(change);
              line.onChange?.(change);
            }
          }
          // Every order has been announced once: the stream is open.
          if (line.changes.length >= ids.length) resolve(line);
        });
        answer.on("error", () => undefined);
        answer.on("close", () => {
          line.isOpen = false;
        });
      },
    );
    asked.on("error", reject);
    asked.end();
  });
}

/** A colleague comments on an order that all watch: returns the milliseconds until each is notified. */
async function notify(colleague, lines, id) {
  const heard = [];
  let began = 0;
  const all = Promise.all(
    lines.map(
      (line) =>
        new Promise((resolve) => {
          line.onChange = (change) => {
            if (change.id !== id) return;
            heard.push(performance.now() - began);
            line.onChange = null;
            resolve();
          };
        }),
    ),
  );
  began = performance.now();
  await shop.call("POST", "/BackOffice/Document/DocumentComment", colleague, { documentId: id, text: "Vu." });
  await Promise.race([all, pause(WAIT_AT_MOST_MS)]);
  return heard;
}

/** Measures the cost of idle connections, and whether each receives its heartbeat. */
async function rest(lines) {
  const before = { cpu: (await probe()).cpu, signs: lines.reduce((sum, { signs }) => sum + signs, 0), at: performance.now() };
  await pause(IDLE_SECONDS * 1_000);
  const { cpu } = await probe();
  if (lines.some(({ isOpen }) => !isOpen)) throw new Error("a line broke while nothing happened");
  const used = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1_000;
  return {
    cpu: (used / (performance.now() - before.at)) * 100,
    signs: lines.reduce((sum, { signs }) => sum + signs, 0) - before.signs,
  };
}

async function disperse(lines) {
  for (const line of lines) line.close();
  const end = Date.now() + WAIT_AT_MOST_MS;
  while (lines.some(({ isOpen }) => isOpen) && Date.now() < end) await pause(20);
}

function probe() {
  return new Promise((resolve) => {
    shop.process.once("message", resolve);
    shop.process.send("probe");
  });
}

/** Creates a user with permission to see orders. */
async function hire(admin, index) {
  const userName = `veilleur${index + 1}`;
  await shop.call("POST", "/BackOffice/User/User", admin, {
    userName,
    email: `${userName}@example.fr`,
    firstName: "Camille",
    lastName: `Le Bihan ${index + 1}`,
    password: PASSWORD,
    claimTypes: [CLAIM],
    roles: [],
  });
  return shop.signIn(userName);
}
