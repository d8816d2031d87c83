// One pass over one message, in a process that can be killed; started by bench/onix.mjs.
import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { jobDefinitions } from "../../apps/api/src/app.ts";
import { planWriting } from "../../apps/api/src/areas/imports/imports.run.ts";
import { importRow } from "../../apps/api/src/areas/imports/imports.store.ts";
import { receiveFile } from "../../apps/api/src/areas/imports/receive-file.ts";
import { runTask } from "../../apps/api/src/platform/jobs/jobs.ts";
import { folderFiles } from "../../apps/api/src/platform/node/files.ts";
import { openPostgres } from "../../apps/api/src/platform/node/postgres.ts";

const database = openPostgres(process.env.BENCH_URL, { onError: () => undefined });
const { db } = database;
const files = folderFiles(join(process.env.BENCH_FILES, "files"));
const ports = {
  db,
  files,
  clock: { now: () => new Date() },
  jobs: { enqueue: async () => undefined, wake: () => undefined },
  log: (level, message, fields) => console.log(level, message, JSON.stringify(fields)),
};
const memory = setInterval(() => process.send({ peak: process.memoryUsage.rss() }), 100);

process.once("message", async ({ file, pass }) => {
  const now = new Date();
  if (pass === "verify") {
    mkdirSync(join(process.env.BENCH_FILES, "files", "uploads"), { recursive: true });
    const name = `uploads/${crypto.randomUUID()}`;
    copyFileSync(file, join(process.env.BENCH_FILES, "files", name));
    await db.transaction((tx) =>
      receiveFile(
        tx,
        ports,
        {
          fileName: "message.xml",
          upload: { file: name, size: 200_000_000, digest: "" },
          user: { id: 1, userName: "mesure", name: "Mesure" },
        },
        now,
      ),
    );
  }
  const row = async () => {
    const [last] = await database.alone((_run, read) => read("select id, task_id from imports order by id desc limit 1"));
    return last;
  };
  const { id } = await row();
  const { state } = await importRow(db, id);
  if (pass === "write" && state === "Verified")
    await db.transaction(async (tx) => planWriting(tx, ports, await importRow(tx, id), { id: 1, userName: "mesure", name: "Mesure" }, now));
  const { task_id: task } = await row();
  // A process killed a moment ago sends no heartbeat: mark its task as stale, as the server does at its start when it is alone on its database.
  if (pass === "write" && state === "Importing")
    await database.alone((run) => run(`update background_tasks set beat_at = '1970-01-01' where id = '${task}' and state = 'Running'`));
  const begun = performance.now();
  await runTask(ports, jobDefinitions, task);
  const seconds = (performance.now() - begun) / 1000;
  const done = await importRow(db, id);
  clearInterval(memory);
  process.send({
    records: done.recordCount,
    seconds,
    counts: {
      state: done.state,
      found: [done.newCount, done.changedCount, done.unchangedCount, done.refusedCount],
      written: [done.writtenNewCount, done.writtenChangedCount],
    },
    peak: process.memoryUsage.rss(),
  });
  await database.close();
  process.disconnect();
});
