// The mail server goes away, then comes back, then the shop is killed again and again while it sends: no answered wish may be missing.
//   npm run bench -- mails [--kills=30] [--database=pglite|postgres]
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

// It belongs to the API's tests, and is found from there.
const fromApi = createRequire(new URL("../../apps/api/package.json", import.meta.url));
const { SMTPServer } = fromApi("smtp-server");
const { simpleParser } = fromApi("mailparser");

const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const kills = Number(option("kills", "30"));
const kind = option("database", "pglite");
const WRITERS = 3;
const AWAY_MILLISECONDS = 5_000;
const account = { userName: "libraire", password: "reserve-demo-2026" };

const folder = mkdtempSync(join(tmpdir(), "reserve-mails-"));
const cluster = kind === "postgres" ? await (await import("../../scripts/lib/postgres.mjs")).startPostgres() : null;
const port = await freePort();
const smtpPort = await freePort();
const origin = `http://127.0.0.1:${port}`;
/** How often each text arrived, and under how many ids. */
const arrived = new Map();
const wished = [];
let peer = null;
let server = null;
let isStopping = false;

try {
  await start();
  const token = await signIn();
  const { items } = await call("GET", "/BackOffice/Message/Messages?pageSize=100", token);
  const letters = items.map(({ id }) => id);

  const began = performance.now();
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, letters));
  await pause(AWAY_MILLISECONDS);
  const whileAway = wished.length;
  const waiting = (await call("GET", "/BackOffice/Mail/Mails?processed=false&pageSize=100&search=Re", token)).totalCount;
  await openPeer();
  for (let kill = 1; kill <= kills; kill++) {
    await pause(300 + Math.random() * 700);
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.kill("SIGKILL");
    await gone;
    await start();
  }
  isStopping = true;
  await Promise.all(writers);
  await settled();

  const lost = wished.filter((text) => !arrived.has(text));
  const doubled = [...arrived.values()].filter(({ ids }) => ids.size > 1).length;
  const repeated = [...arrived.values()].filter(({ times, ids }) => times > ids.size).length;
  const unknown = [...arrived.keys()].filter((text) => !wished.includes(text)).length;
  console.log(
    `${kind} : ${wished.length} réponses confirmées en ${((performance.now() - began) / 1000).toFixed(0)} s, dont ${whileAway} sans serveur de courrier ` +
      `(${waiting} en attente) ; ${kills} kill -9 ; ${lost.length} perdues, ${doubled} doublées, ` +
      `${repeated} remises deux fois sous le même Message-ID, ${unknown} jamais confirmées`,
  );
  if (lost.length > 0 || doubled > 0) process.exitCode = 1;
} finally {
  isStopping = true;
  server?.kill("SIGKILL");
  await new Promise((resolve) => (peer ? peer.close(resolve) : resolve()));
  await cluster?.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A mail server that takes its time over each reader, as real ones do, so that a kill often falls into a conversation. */
async function openPeer() {
  peer = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) => setTimeout(done, 20 + Math.random() * 40),
    onData: (stream, _session, done) => {
      simpleParser(stream).then(({ text = "", messageId = "" }) => {
        const words = /ecrivain-\d+-reponse-\d+/.exec(text)?.[0];
        // The demo shop's own mails leave, too.
        if (!words) return done();
        const known = arrived.get(words) ?? { times: 0, ids: new Set() };
        known.times += 1;
        known.ids.add(messageId);
        arrived.set(words, known);
        return done();
      }, done);
    },
  });
  peer.on("error", () => {
    // A conversation that a killed sender broke off.
  });
  await new Promise((resolve) => {
    peer.listen(smtpPort, "127.0.0.1", resolve);
  });
}

/** Answers messages one after the other; the same key again until an answer comes, as the console does. */
async function write(writer, letters) {
  let token = null;
  for (let count = 0; !isStopping; count++) {
    const id = letters[count % letters.length];
    const text = `ecrivain-${writer}-reponse-${count}`;
    const key = crypto.randomUUID();
    while (!isStopping) {
      try {
        token ??= await signIn();
        const answer = await fetch(`${origin}/api/BackOffice/Message/Reply`, {
          method: "POST",
          headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": key },
          body: JSON.stringify({ id, text }),
        });
        if (answer.ok) {
          await answer.json();
          wished.push(text);
          break;
        }
        if (answer.status === 401) token = null;
        await pause(20);
      } catch {
        // The server is away: that is what is being tested. Ask again with the same key.
        await pause(20);
      }
    }
    await pause(60);
  }
}

/** Waits until nothing waits any more; what failed while the mail server was away is tried again after some seconds. */
async function settled() {
  const end = Date.now() + 180_000;
  for (let token = await signIn(); Date.now() < end; ) {
    const { totalCount } = await call("GET", "/BackOffice/Mail/Mails?processed=false&search=Re", token);
    if (totalCount === 0) return;
    await pause(500);
  }
}
async function start() {
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    SEED: "demo",
    DATA_DIR: folder,
    DATABASE_URL: cluster?.url ?? "",
    LOG_LEVEL: "error",
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  };
  const child = spawn(process.execPath, ["apps/api/src/server.ts"], { env, stdio: ["ignore", "ignore", "inherit"] });
  server = child;
  const end = Date.now() + 300_000;
  while (Date.now() < end) {
    const isReady = await fetch(`${origin}/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (child.exitCode !== null) throw new Error(`le serveur s’est arrêté avec le code ${child.exitCode}`);
    await pause(25);
  }
  throw new Error("le serveur n’est pas prêt après cinq minutes");
}

async function signIn() {
  const { entityOutput } = await call("POST", "/BackOffice/Authentication/Token", null, account);
  return entityOutput.accessToken;
}

async function call(method, path, token, body) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...(body ? { "Content-Type": "application/json" } : {}) },
    body: body ? JSON.stringify(body) : undefined,
  });
  if (!answer.ok) throw new Error(`${method} ${path} : ${answer.status}`);
  return answer.json();
}

function pause(milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
