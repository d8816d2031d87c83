// Sends a campaign to 50,000 subscribers to a local mail server, both killed repeatedly meanwhile, and compares the recorded outcome of each letter
// with the mails that the server received.
//   npm run bench -- campaign [--people=50000] [--kills=20] [--to=subscription|target]
// With `target` it goes to customers who agreed to letters in their account, which is checked once more before each letter is sent.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, freePort, startPostgres } from "../scripts/lib/postgres.mjs";

const option = (name, fallback) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? fallback);
const PEOPLE = option("people", 50_000);
const KILLS = option("kills", 20);
const IS_TARGETED = process.argv.includes("--to=target");
/** Letters between two kills. */
const STRETCH = Math.floor(PEOPLE / (KILLS + 1));
const LETTER =
  '<mjml><mj-body><mj-section><mj-column><mj-text>Douze livres à offrir. <a href="{{unsubscribe}}">Me désabonner</a></mj-text></mj-column></mj-section></mj-body></mjml>';

const folder = mkdtempSync(join(tmpdir(), "reserve-campaign-"));
const file = join(folder, "taken.txt");
writeFileSync(file, "");
const cluster = await startPostgres();
const url = createDatabase(cluster.url, "campaign");
const smtpPort = await freePort();
const load = loadavg()[0];
let peer = openPeer();
const shop = await demoShop({
  script: "serve.ts",
  env: { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, CAMPAIGN_RATE: "1000000", CLIENT: "generic" },
});
/** Kilobytes of the server, looked at again and again, and how many letters were taken by then. */
const memory = [];

try {
  await shop.start();
  const database = openPostgres(url);
  await database.alone((run) =>
    run(`
      insert into subscriptions (type, identifier, displayed_text, needs_confirmation, localizations, name_key, search_text, created_at)
        values ('Newsletter', 'mesure', 'Oui.', false, '{"fr":{"name":"Mesure","description":""},"en":{"name":"","description":""}}', 'mesure', ' mesure', now());
      insert into subscribers (subscription_id, email, email_key, first_name, last_name, locale, state, since, consent_at, words, origin, url, network, search_text)
        select s.id, mail, mail, '', '', 'fr', 'Subscribed', now(), now(), 'Oui.', 'Mesure', '', '', ' ' || mail
        from subscriptions s, generate_series(1, ${PEOPLE}) n, lateral (select 'lecteur' || n || '@example.org') made (mail) where s.identifier = 'mesure';
      analyze subscribers;
      insert into customers (first_name, last_name, email, name_key, search_text, created_at)
        select '', 'Lecteur', 'lecteur' || n || '@example.org', 'lecteur', ' lecteur', '2100-01-02' from generate_series(1, ${IS_TARGETED ? PEOPLE : 0}) n;
      insert into customer_subscriptions (customer_id, type, displayed_text, since)
        select id, 'Newsletter', 'Oui.', now() from customers where last_name = 'Lecteur' and email like '%@example.org';
      ${IS_TARGETED ? "delete from subscribers;" : ""}
      analyze customers, customer_subscriptions`),
  );
  const token = await shop.signIn("admin");
  const to = IS_TARGETED
    ? { mailTarget: "AnalyticsTargetIds", subscriptionIdentifier: null, analyticsTargetIds: [await makeTarget(token)] }
    : { mailTarget: "SubscriptionId", subscriptionIdentifier: "mesure", analyticsTargetIds: [] };
  const body = { ...{ name: "Mesure", subject: "Douze livres", contentType: "Mjml", content: LETTER, emailList: "" }, ...to };
  const { entityOutput: campaign } = await shop.call("POST", "/BackOffice/MailCampain/MailCampain", token, body);
  const began = performance.now();
  await shop.call(
    "POST",
    "/BackOffice/MailCampain/Start",
    token,
    { id: campaign.id, recipientCount: PEOPLE, dontSendBeforeDateUtc: null },
    { "If-Match": `"${campaign.version}"` },
  );
  let downtime = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await until(() => taken().length >= kill * STRETCH);
    const from = performance.now();
    if (kill % 2 === 1) {
      await shop.kill();
      await shop.start();
    } else {
      peer.kill("SIGKILL");
      await new Promise((resolve) => peer.once("exit", resolve));
      peer = openPeer();
    }
    downtime += performance.now() - from;
  }
  const statesOf = () =>
    database.alone((_run, read) =>
      read(
        "select m.state, count(*)::int as count from campaign_mails m join campaigns c on c.id = m.campaign_id where c.name = 'Mesure' group by m.state",
      ),
    );
  const isDone = () =>
    database.alone(async (_run, read) => (await read("select mail_sent_done as done from campaigns where name = 'Mesure'"))[0]?.done);
  await until(isDone);
  const seconds = (performance.now() - began) / 1000;
  const states = Object.fromEntries((await statesOf()).map(({ state, count }) => [state, count]));
  const sent = await database.alone((_run, read) =>
    read("select m.email from campaign_mails m join campaigns c on c.id = m.campaign_id where c.name = 'Mesure' and m.state = 'Sent'"),
  );
  await database.close();
  const lines = taken();
  const people = new Map();
  for (const line of lines) {
    const [id, email] = line.split(" ");
    people.set(email, [...(people.get(email) ?? []), id]);
  }
  const doubled = [...people.values()].filter((ids) => ids.length > 1).length;
  const lost = sent.filter(({ email }) => !people.has(email)).length;
  const total = Object.values(states).reduce((sum, one) => sum + one, 0);
  console.log(
    `campaign: ${PEOPLE} people, ${KILLS} kills (server and mail server in turn), ${seconds.toFixed(0)} s, of them ${(downtime / 1000).toFixed(0)} s until the killed one stood again`,
  );
  // Between two letters there is nothing of a second but after a kill, and where the last ones wait for their next try.
  const times = lines.map((line) => Number(line.split(" ")[2]));
  const gaps = times.slice(1).map((time, index) => time - times[index]);
  const pauses = gaps.filter((gap) => gap > 1_000);
  const atWork = gaps.reduce((sum, gap) => sum + gap, 0) - pauses.reduce((sum, gap) => sum + gap, 0);
  const megabytesOf = (from, to) => {
    const some = memory.filter(({ count }) => count > from * PEOPLE && count <= to * PEOPLE).map(({ kilobytes }) => kilobytes / 1024);
    return middle(some).toFixed(0);
  };
  console.log(
    `campaign: ${(lines.length / (atWork / 1000)).toFixed(0)} mails a second at work; until the next letter after a kill ${(middle(pauses) / 1000).toFixed(0)} s (median, of ${pauses.length}); memory of the server, median: ${megabytesOf(0, 0.2)} MB in the first fifth, ${megabytesOf(0.8, 1)} MB in the last, highest ${(Math.max(...memory.map(({ kilobytes }) => kilobytes)) / 1024).toFixed(0)} MB`,
  );
  console.log(
    `campaign: states ${JSON.stringify(states)}, together ${total}; taken ${lines.length}; doubled ${doubled}; said to be sent and not taken ${lost}`,
  );
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)}, Node ${process.version}`,
  );
  if (total !== PEOPLE || doubled > 0 || lost > 0) process.exitCode = 1;
} finally {
  await shop.remove();
  peer.kill("SIGKILL");
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
}

function middle(numbers) {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** A target of the customers that were just added, by its id. */
async function makeTarget(token) {
  const tree = { rule: "all", nodes: [{ field: "createdAt", operator: "since", values: ["2100-01-01"] }] };
  const { entityOutput } = await shop.call("POST", "/BackOffice/Analytics/DetailTarget", token, { name: "Mesure", description: "", tree });
  return entityOutput.id;
}

function openPeer() {
  return spawn(process.execPath, ["bench/campaign/peer.mjs", String(smtpPort), file], { stdio: ["ignore", "ignore", "inherit"] });
}

function taken() {
  return readFileSync(file, "utf8").split("\n").filter(Boolean);
}

async function until(is) {
  const end = Date.now() + 900_000;
  while (Date.now() < end) {
    memory.push({ count: taken().length, kilobytes: residentOf(shop.process?.pid) });
    if (await is()) return;
    await pause(200);
  }
  throw new Error("not done after fifteen minutes");
}

/** Kilobytes; 0 while there is no process. */
function residentOf(pid) {
  try {
    return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) || 0;
  } catch {
    return 0;
  }
}
