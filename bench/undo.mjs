// Undo across crashes: orders are shipped one per second, each undoable for ten seconds; then the API is killed, so that one order is at each step of
// the ten seconds. Of three, one is undone before the kill, one as soon as the API is up again, one never. An undone order must be unchanged and have
// sent no mail; any other, or one undone too late, must have sent one mail.
//   npm run bench -- undo [--kills=5]
import { createRequire } from "node:module";
import { cpus, loadavg, totalmem } from "node:os";
import { openPostgres } from "../apps/api/src/platform/node/postgres.ts";
import { demoShop, pause } from "../scripts/lib/demo-shop.mjs";
import { createDatabase, freePort, startPostgres } from "../scripts/lib/postgres.mjs";

const { SMTPServer } = createRequire(new URL("../apps/api/package.json", import.meta.url))("smtp-server");
const KILLS = Number(process.argv.find((arg) => arg.startsWith("--kills="))?.slice(8) ?? 5);
const UNDO_SECONDS = 10;

/** The subjects of the mails that arrived. */
const arrived = [];
const smtpPort = await freePort();
const peer = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onData(stream, _session, done) {
    const pieces = [];
    stream.on("data", (piece) => pieces.push(piece));
    stream.on("end", () => {
      const [head] = Buffer.concat(pieces).toString().split("\r\n\r\n");
      arrived.push(/^Subject: (.*(?:\r\n[ \t].*)*)/im.exec(head)?.[1] ?? "");
      done();
    });
  },
});
await new Promise((done) => peer.listen(smtpPort, "127.0.0.1", done));

const cluster = await startPostgres();
const url = createDatabase(cluster.url, "undo");
const load = loadavg()[0];
const shop = await demoShop({
  script: "serve.ts",
  env: { DATABASE_URL: url, SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, CLIENT: "generic", LOG_LEVEL: "silent" },
});
const database = openPostgres(url);
const ask = (query) => database.alone((_run, read) => read(query));
const path = "/BackOffice/Document/";
const facts = { undone: 0, late: 0, left: 0, wrong: [] };

try {
  await shop.start();
  const token = await shop.signIn("admin");
  const rows = await ask(
    `select d.id, d.custom_id as number, array_agg(i.id order by i.id) as item_ids from documents d join document_items i on i.document_id = d.id
     where d.document_type = 'Order' and d.document_status = 'Processing' and d.payment_status = 'Paid' and d.shipping_method not in ('Pickup', 'ProWithdrawal')
       and i.status = 'Processing' group by d.id order by d.id limit ${KILLS * (UNDO_SECONDS + 1)}`,
  );
  for (let kill = 0; kill < KILLS; kill += 1) {
    const orders = rows.slice(kill * (UNDO_SECONDS + 1), (kill + 1) * (UNDO_SECONDS + 1));
    for (const [at, order] of orders.entries()) {
      order.before = await standing(order.id);
      const body = { documentId: order.id, itemIds: order.item_ids, undoSeconds: UNDO_SECONDS };
      const { entityOutput } = await shop.call("POST", `${path}ShippItems`, token, body);
      order.undoId = entityOutput.undo.id;
      if (at % 3 === 0) await takeBack(order);
      await pause(1_000);
    }
    await shop.kill();
    await shop.start();
    for (const [at, order] of orders.entries()) if (at % 3 === 1) await takeBack(order);
  }
  const end = Date.now() + 120_000;
  const waiting = async () =>
    (await ask("select count(*)::int as n from document_undos union all select count(*)::int from mails where not processed")).some(
      ({ n }) => n > 0,
    );
  while (Date.now() < end && (await waiting())) await pause(1_000);
  for (const order of rows) {
    const mails = arrived.filter((subject) => subject.includes(order.number)).length;
    const isAsBefore = (await standing(order.id)) === order.before;
    if (order.isBack ? mails !== 0 || !isAsBefore : mails !== 1 || isAsBefore) facts.wrong.push({ ...order, mails, isAsBefore });
    if (!order.isBack && !order.isLate) facts.left += 1;
  }
  console.log(
    `undo: ${rows.length} orders shipped, ${KILLS} kills of the API; ${facts.undone} taken back, ${facts.late} too late, ${facts.left} left alone: ${facts.wrong.length} wrong`,
  );
  for (const one of facts.wrong) console.log(one.number, "mails", one.mails, "as before", one.isAsBefore);
  console.log(
    `${cpus()[0].model}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)}, Node ${process.version}`,
  );
  if (facts.wrong.length > 0 || facts.undone === 0 || facts.left === 0) process.exitCode = 1;

  async function takeBack(order) {
    try {
      await shop.call("POST", `${path}UndoAction`, token, { documentId: order.id, undoId: order.undoId });
      order.isBack = true;
      facts.undone += 1;
    } catch (error) {
      if (!String(error).includes("UndoOver")) throw error;
      order.isLate = true;
      facts.late += 1;
    }
  }
} finally {
  await database.close();
  await shop.remove();
  peer.close();
  await cluster.stop();
}

/** An order with its lines, parcels and thread, as text to compare. */
async function standing(id) {
  const [row] = await ask(
    `select jsonb_build_array(to_jsonb(d) - 'version',
       (select jsonb_agg(i order by i.id) from document_items i where i.document_id = d.id),
       (select jsonb_agg(p order by p.id) from parcels p where p.document_id = d.id),
       (select jsonb_agg(e order by e.id) from document_events e where e.document_id = d.id))::text as text from documents d where d.id = ${id}`,
  );
  return row.text;
}
