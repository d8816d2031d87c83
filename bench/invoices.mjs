// Completes orders fifty at once while the API is killed repeatedly; interrupted requests are repeated. Afterwards the numbers of invoices must have no
// gap, and each shipped order must have exactly one.
//   npm run bench -- invoices [--orders=1000] [--kills=20]
import { cpus, loadavg, totalmem } from "node:os";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, startPostgres } from "../scripts/lib/postgres.mjs";

const numberOf = (name, otherwise) => Number(process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3) ?? otherwise);
const [ORDERS, KILLS, AT_ONCE] = [numberOf("orders", 1_000), numberOf("kills", 20), 50];

const cluster = await startPostgres();
const url = createDatabase(cluster.url, "invoices");
const load = loadavg()[0];
const shop = await demoShop({ script: "serve.ts", env: { DATABASE_URL: url, CLIENT: "generic", LOG_LEVEL: "silent" } });
const database = openPostgres(url);
const ask = (query) => database.alone((_run, read) => read(query));
const facts = { cut: 0, again: 0, done: 0 };
/** Time from the first completion to the last, without the downtime of the server. */
let busyMs = 0;

try {
  await shop.start();
  let token = await shop.signIn("admin");
  await fill(ORDERS);
  const waiting = await ask(
    `select d.id, array_agg(i.id order by i.id) as item_ids from documents d join document_items i on i.document_id = d.id
     where d.custom_id like 'BENCH-%' group by d.id order by d.id`,
  );
  const total = waiting.length;
  const open = [...waiting];
  let isUp = true;
  let kills = 0;
  /** Completes orders until none is left; interrupted ones are queued again. */
  const clerk = async () => {
    for (;;) {
      while (!isUp) await pause(20);
      const order = open.shift();
      if (!order) return;
      try {
        await shop.call("POST", "/BackOffice/Document/ShippItems", token, { documentId: order.id, itemIds: order.item_ids });
        facts.done += 1;
      } catch (error) {
        // The connection broke: the result is unknown. A 4xx response to the retry means that the first try succeeded.
        const wasAnswered = /: 4\d\d /.test(String(error));
        if (wasAnswered && order.wasCut) facts.again += 1;
        else if (wasAnswered) throw error;
        else {
          facts.cut += 1;
          open.push({ ...order, wasCut: true });
          await pause(50);
        }
      }
    }
  };
  const killer = async () => {
    for (; kills < KILLS; kills += 1) {
      const goal = Math.floor(((kills + 1) * total) / (KILLS + 1));
      const answered = () => facts.done + facts.again;
      while (answered() < goal) await pause(5);
      isUp = false;
      await shop.kill();
      await shop.start();
      token = await shop.signIn("admin");
      isUp = true;
    }
  };
  const began = performance.now();
  await Promise.all([killer(), ...Array.from({ length: AT_ONCE }, clerk)]);
  busyMs = performance.now() - began;

  const [sums] = await ask(
    `select (select count(*)::int from documents where custom_id like 'BENCH-%' and document_status in ('Shipped', 'Complete')) as left,
       (select count(*)::int from (select document_id from issued_papers p join documents d on d.id = p.document_id
          where d.custom_id like 'BENCH-%' and kind = 'Invoice' group by document_id having count(*) = 1) one) as invoiced,
       (select count(*)::int from issued_papers where kind = 'Invoice') as papers,
       (select count(distinct sequence)::int from issued_papers where kind = 'Invoice') as numbers,
       (select max(sequence) from issued_papers where kind = 'Invoice') as highest,
       (select last from paper_series where kind = 'Invoice') as series,
       (select count(*)::int from (select document_id from document_events where kind = 'InvoiceIssued' group by document_id having count(*) > 1) twice) as told_twice`,
  );
  const isWhole =
    sums.left === total &&
    sums.invoiced === total &&
    new Set([sums.papers, sums.numbers, sums.highest, sums.series]).size === 1 &&
    sums.told_twice === 0;
  console.log(
    `invoices: ${total} orders completed, ${AT_ONCE} at once, ${kills} kills of the API; ${facts.cut} requests cut off, ${facts.again} of them had been done; ` +
      `${sums.papers} invoices, numbers 1 to ${sums.highest}: ${isWhole ? "no gap, one an order" : "WRONG"}`,
  );
  if (!isWhole) console.log(sums);
  console.log(`${Math.round(busyMs / 1_000)} s, of which most is starting again`);
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)}, Node ${process.version}`,
  );
  if (!isWhole || facts.cut === 0 || kills < KILLS) process.exitCode = 1;
} finally {
  await database.close();
  await shop.remove();
  await cluster.stop();
}

/** Places so many orders of one line that are paid and in preparation, as copies of one that is. */
async function fill(count) {
  await ask(`do $$
    declare sample documents; line document_items; made integer;
    begin
      select d.* into sample from documents d where d.document_type = 'Order' and d.document_status = 'Processing' and d.payment_status = 'Paid'
        and d.shipping_method = 'Colissimo' and (select count(*) from document_items i where i.document_id = d.id) = 1 order by d.id limit 1;
      select i.* into line from document_items i where i.document_id = sample.id;
      for place in 1..${count} loop
        sample.custom_id := 'BENCH-' || place;
        sample.id := nextval(pg_get_serial_sequence('documents', 'id'));
        made := sample.id;
        insert into documents select (sample).*;
        line.id := nextval(pg_get_serial_sequence('document_items', 'id'));
        line.document_id := made;
        insert into document_items select (line).*;
      end loop;
    end $$`);
}
