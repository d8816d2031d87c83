// 50 × kill -9 under four writers: no acknowledged write may be missing, and each restart must be ready in five seconds.
//   npm run bench -- kill [--kills=50] [--database=pglite|postgres]
import { loadavg } from "node:os";
import { demoShop, pause } from "../../scripts/lib/demo-shop.mjs";

const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const kills = Number(option("kills", "50"));
const kind = option("database", "pglite");
const WRITERS = 4;
const LOAD = loadavg()[0].toFixed(1);
const RESTART_LIMIT_MS = 5_000;

const shop = await demoShop({ database: kind });
const acknowledged = new Map();
const restarts = [];
let isStopping = false;
let written = 0;
let repeatedMails = 0;
let failedRestarts = 0;
let seed = 20261121;
const random = () => {
  seed = (seed * 1664525 + 1013904223) % 4294967296;
  return seed / 4294967296;
};

try {
  await shop.start();
  let token = await shop.signIn();
  const { items } = await shop.call("GET", "/BackOffice/Document/Documents?pageSize=100", token);
  const documents = items.map(({ id }) => id);
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, documents));
  for (let kill = 1; kill <= kills; kill++) {
    await pause(150 + random() * 850);
    await shop.kill();
    const began = performance.now();
    try {
      await shop.start();
    } catch (error) {
      failedRestarts += 1;
      console.error(`Redémarrage ${kill} : ${error.message}`);
      break;
    }
    const took = performance.now() - began;
    restarts.push(took);
    if (took > RESTART_LIMIT_MS) console.log(`Redémarrage ${kill} : ${took.toFixed(0)} ms, charge moyenne ${loadavg()[0].toFixed(1)}`);
  }
  isStopping = true;
  await Promise.all(writers);
  token = await shop.signIn();
  const lost = [];
  for (const document of documents) {
    const record = await shop.call("GET", `/BackOffice/Document/Document?id=${document}`, token);
    const texts = record.events.map(({ text }) => text);
    for (const [text, owner] of acknowledged) {
      if (owner !== document) continue;
      const found = texts.filter((other) => other === text).length;
      if (found === 0) lost.push(text);
      if (found > 1) repeatedMails += 1;
    }
  }
  restarts.sort((a, b) => a - b);
  const median = restarts[Math.floor(restarts.length / 2)] ?? 0;
  const slowest = restarts.at(-1) ?? 0;
  console.log(
    `${kind} : ${restarts.length} kill -9 sous ${WRITERS} rédacteurs, ${written} écritures confirmées, ${lost.length} perdues, ${repeatedMails} doublées, ` +
      `${failedRestarts} redémarrages manqués ; prêt en ${median.toFixed(0)} ms (médiane), ${slowest.toFixed(0)} ms au pire ; charge moyenne au départ ${LOAD}`,
  );
  if (lost.length > 0 || repeatedMails > 0 || failedRestarts > 0 || slowest > RESTART_LIMIT_MS) process.exitCode = 1;
} finally {
  isStopping = true;
  await shop.remove();
}

/** Writes comments one after the other; the same key again until an answer comes, as the console does. */
async function write(writer, documents) {
  let token = null;
  for (let count = 0; !isStopping; count++) {
    const document = documents[Math.floor(random() * documents.length)];
    const text = `Rédacteur ${writer}, note ${count}`;
    const key = crypto.randomUUID();
    while (!isStopping) {
      try {
        token ??= await shop.signIn();
        const answer = await fetch(`${shop.origin}/api/BackOffice/Document/DocumentComment`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": key },
          body: JSON.stringify({ documentId: document, text }),
        });
        if (answer.ok) {
          await answer.json();
          acknowledged.set(text, document);
          written += 1;
          break;
        }
        if (answer.status === 401) token = null;
        await pause(20);
      } catch {
        // The server is away: that is what is being tested. Ask again with the same key.
        await pause(20);
      }
    }
  }
}
