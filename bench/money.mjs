// Records payments, a surplus given back and closings of the till, fifty at once, while the API is killed (SIGKILL) repeatedly; whoever is cut off asks again
// with the same Idempotency-Key. Afterwards every movement must be in the ledger exactly once, and the archive of the till must verify.
//   npm run bench -- money [--orders=500] [--kills=20]
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";
import { root } from "../scripts/lib/root.mjs";

const numberOf = (name, otherwise) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const [ORDERS, KILLS, AT_ONCE] = [numberOf("orders", 500), numberOf("kills", 20), 50];
const DOCUMENT = "/BackOffice/Document";

const cluster = await startPostgres();
const url = createDatabase(cluster.url, "money");
const load = loadavg()[0];
const shop = await demoShop({ script: "serve.ts", env: { DATABASE_URL: url, CLIENT: "generic", LOG_LEVEL: "silent" } });
const database = openPostgres(url);
const ask = (query) => database.alone((_run, read) => read(query));
const facts = { cut: 0, done: 0 };
let token = "";
let isUp = true;
let kills = 0;

try {
  await shop.start();
  token = await shop.signIn("admin");
  await fill(ORDERS);
  const orders = await ask(`select id, total_cents from documents where custom_id like 'BENCH-%' order by id`);
  const open = [...orders];
  const clerk = async () => {
    for (let order = open.shift(); order; order = open.shift()) await takeMoney(order);
  };
  await underKills(Promise.all(Array.from({ length: AT_ONCE }, clerk)), () => facts.done / (4 * orders.length), Math.ceil(KILLS * 0.75));
  await underKills(closeDays(), () => 1, KILLS);

  const [sums] = await ask(
    `with mine as (select e.*, d.total_cents from ledger_entries e join documents d on d.id = e.document_id where d.custom_id like 'BENCH-%'),
      wrong as (select document_id from mine group by document_id having count(*) <> 4 or sum(amount_cents) <> min(total_cents)
        or count(*) filter (where kind = 'Refund' and amount_cents = -500) <> 1)
     select (select count(*)::int from mine) as entries, (select count(distinct document_id)::int from mine) as orders,
       (select count(*)::int from wrong) as wrong, (select count(*)::int from ledger_entries) as ledger, (select count(*)::int from ledger_chain) as chain,
       (select count(*)::int from till_closings) as closings, (select count(distinct (store_id, day))::int from till_closings) as days`,
  );
  const verified = await verifyArchive();
  const isWhole =
    sums.entries === 4 * orders.length &&
    sums.orders === orders.length &&
    sums.wrong === 0 &&
    sums.ledger === sums.chain &&
    sums.closings === sums.days;
  console.log(
    `money: ${orders.length} orders with 4 movements each, ${AT_ONCE} at once, ${sums.closings} days closed, ${kills} kills of the API; ` +
      `${facts.cut} requests cut off and asked again: ${isWhole ? "each movement once, each day closed once" : "WRONG"}`,
  );
  console.log(verified);
  if (!isWhole) console.log(sums);
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)}, Node ${process.version}`,
  );
  if (!isWhole || facts.cut === 0 || kills < KILLS) process.exitCode = 1;
} finally {
  await database.close();
  await shop.remove();
  await cluster.stop();
}

/** Takes an order's money: a part in cash, a part by transfer, more than the rest by card, and gives the surplus of 5 € back in cash. */
async function takeMoney({ id, total_cents: total }) {
  const counter = (means, cents) => ({ documentId: id, counterPayments: [{ means, amount: (cents / 100).toFixed(2) }] });
  await once("POST", `${DOCUMENT}/ValidatePayment`, counter("Cash", 100));
  await once("POST", `${DOCUMENT}/ValidatePayment`, { documentId: id, amount: "2.00", means: "BankTransfer" });
  await once("POST", `${DOCUMENT}/ValidatePayment`, {
    documentId: id,
    amount: ((total - 300 + 500) / 100).toFixed(2),
    means: "CreditCard",
  });
  const { version } = await once("GET", `${DOCUMENT}/Document?id=${id}`);
  const refund = { documentId: id, amount: "5.00", reason: "Surplus", means: "Cash", tellsCustomer: false };
  await once("POST", `${DOCUMENT}/Refund`, refund, { "If-Match": `"${version}"` });
}

/** Closes every open day of both shops, the oldest first. */
async function closeDays() {
  for (const storeId of [1, 2])
    for (;;) {
      const { day: today, openBefore } = await once("GET", `/BackOffice/Till/Day?storeId=${storeId}`);
      const day = openBefore ?? today;
      const { payments, expectedCash, closing } = await once("GET", `/BackOffice/Till/Day?storeId=${storeId}&day=${day}`);
      if (closing) break;
      const countedCash = expectedCash.startsWith("-") ? "0.00" : expectedCash;
      await once("POST", "/BackOffice/Till/Close", { day, storeId, countedCash, seenCount: payments.length });
    }
}

/** Asks until there is an answer, always with the same Idempotency-Key. Throws for an answer that is no success. */
async function once(method, path, body, headers = {}) {
  const key = crypto.randomUUID();
  for (;;) {
    while (!isUp) await pause(20);
    try {
      const answer = await shop.call(method, path, token, body, { "Idempotency-Key": key, ...headers });
      if (method === "POST") facts.done += 1;
      return answer;
    } catch (error) {
      if (/: [45]\d\d /.test(String(error)) && !/: (?:401|503) /.test(String(error))) throw error;
      facts.cut += 1;
      await pause(50);
    }
  }
}

/** Kills the API while something is done, each time a further part of it is, until it was killed `most` times; without progress every second. */
async function underKills(work, progress, most) {
  let isOver = false;
  const end = work.finally(() => {
    isOver = true;
  });
  const first = kills;
  while (!isOver && kills < most) {
    const goal = (kills - first + 1) / (most - first + 1);
    while (!isOver && progress() < goal) await pause(5);
    if (progress() >= 1) await pause(300);
    isUp = false;
    await shop.kill();
    await shop.start();
    token = await shop.signIn("admin");
    isUp = true;
    kills += 1;
  }
  await end;
}

/** Verifies the archive of the year by the script that needs neither database nor console; returns what it says. */
async function verifyArchive() {
  const folder = mkdtempSync(join(tmpdir(), "reserve-money-"));
  const day = new Date().toISOString().slice(0, 10);
  const said = [1, 2].map(async (storeId) => {
    const answer = await fetch(`${shop.origin}/api/BackOffice/Till/Archive`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
      body: JSON.stringify({ kind: "Year", day, storeId }),
    });
    const file = join(folder, `${storeId}.jsonl`);
    writeFileSync(file, await answer.text());
    return execFileSync(process.execPath, [join(root, "scripts/verify-till.mjs"), file], { encoding: "utf8" }).trim();
  });
  try {
    return (await Promise.all(said)).join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Places so many orders of one line that wait for their payment, as copies of one that does. */
async function fill(count) {
  await ask(`do $$
    declare sample documents; line document_items; made integer;
    begin
      select d.* into sample from documents d where d.document_type = 'Order' and d.document_status = 'AwaitingPayment' and d.payment_status = 'Pending'
        and d.total_cents > 500 and not exists (select from ledger_entries e where e.document_id = d.id)
        and (select count(*) from document_items i where i.document_id = d.id) = 1 order by d.id limit 1;
      select i.* into line from document_items i where i.document_id = sample.id;
      for place in 1..${count} loop
        sample.custom_id := 'BENCH-' || place;
        sample.id := nextval(pg_get_serial_sequence('documents', 'id'));
        sample.store_id := 1 + place % 2;
        made := sample.id;
        insert into documents select (sample).*;
        line.id := nextval(pg_get_serial_sequence('document_items', 'id'));
        line.document_id := made;
        insert into document_items select (line).*;
      end loop;
    end $$`);
}
