// The mail server goes away, then comes back, then the shop is killed again and again while it sends: no answered request may be missing.
//   npm run bench -- mails [--kills=30] [--database=pglite|postgres]
import { createRequire } from "node:module";
import { demoShop, pause } from "../../scripts/lib/demo-shop.mjs";
import { freePort } from "../../scripts/lib/postgres.mjs";

// It belongs to the API's tests, and is found from there.
const fromApi = createRequire(new URL("../../apps/api/package.json", import.meta.url));
const { SMTPServer } = fromApi("smtp-server");
const { simpleParser } = fromApi("mailparser");

const option = (name, fallback) => process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split("=")[1] ?? fallback;
const kills = Number(option("kills", "30"));
const kind = option("database", "pglite");
const WRITERS = 3;
const AWAY_MILLISECONDS = 5_000;

const smtpPort = await freePort();
const shop = await demoShop({ database: kind, env: { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` } });
/** Number of arrivals of each text, and their ids. */
const arrived = new Map();
const requested = [];
let peer = null;
let isStopping = false;

try {
  await shop.start();
  const token = await shop.signIn();
  const { items } = await shop.call("GET", "/BackOffice/Message/Messages?pageSize=100", token);
  const letters = items.map(({ id }) => id);

  const began = performance.now();
  const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer, letters));
  await pause(AWAY_MILLISECONDS);
  const whileAway = requested.length;
  const waiting = (await shop.call("GET", "/BackOffice/Mail/Mails?processed=false&pageSize=100&search=Re", token)).totalCount;
  await openPeer();
  for (let kill = 1; kill <= kills; kill++) {
    await pause(300 + Math.random() * 700);
    await shop.kill();
    await shop.start();
  }
  isStopping = true;
  await Promise.all(writers);
  await settled();

  const lost = requested.filter((text) => !arrived.has(text));
  const doubled = [...arrived.values()].filter(({ ids }) => ids.size > 1).length;
  const repeated = [...arrived.values()].filter(({ times, ids }) => times > ids.size).length;
  const unknown = [...arrived.keys()].filter((text) => !requested.includes(text)).length;
  console.log(
    `${kind} : ${requested.length} réponses confirmées en ${((performance.now() - began) / 1000).toFixed(0)} s, dont ${whileAway} sans serveur de courrier ` +
      `(${waiting} en attente) ; ${kills} kill -9 ; ${lost.length} perdues, ${doubled} doublées, ` +
      `${repeated} remises deux fois sous le même Message-ID, ${unknown} jamais confirmées`,
  );
  if (lost.length > 0 || doubled > 0) process.exitCode = 1;
} finally {
  isStopping = true;
  shop.process?.kill("SIGKILL");
  await new Promise((resolve) => (peer ? peer.close(resolve) : resolve()));
  await shop.remove();
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
    let key = crypto.randomUUID();
    let version = null;
    while (!isStopping) {
      try {
        token ??= await shop.signIn();
        version ??= (await shop.call("GET", `/BackOffice/Message/Message?id=${id}`, token)).version;
        const answer = await fetch(`${shop.origin}/api/BackOffice/Message/Reply`, {
          method: "POST",
          headers: {
            Authorization: `Bearer ${token}`,
            "Content-Type": "application/json",
            "Idempotency-Key": key,
            "If-Match": `"${version}"`,
          },
          body: JSON.stringify({ id, text }),
        });
        if (answer.ok) {
          await answer.json();
          requested.push(text);
          break;
        }
        if (answer.status === 401) token = null;
        // Another writer was faster: what they answered is read, then this one answers all the same, which is another request.
        if (answer.status === 412) {
          version = null;
          key = crypto.randomUUID();
        }
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
  for (let token = await shop.signIn(); Date.now() < end; ) {
    const { totalCount } = await shop.call("GET", "/BackOffice/Mail/Mails?processed=false&search=Re", token);
    if (totalCount === 0) return;
    await pause(500);
  }
}
