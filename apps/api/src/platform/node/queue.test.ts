import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isPostgresRun } from "../../testing/databases.ts";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { type Db, rowsOf } from "../database/database.ts";
import type { EmbeddedDatabase } from "../embedded/pglite.ts";
import { planTask } from "../jobs/jobs.ts";
import { backgroundTasks } from "../jobs/tasks.tables.ts";
import { type MailRequest, queueMail, queueMails } from "../mail/mail.ts";
import { mails } from "../mail/mails.tables.ts";
import type { JobDefinitions } from "../ports.ts";
import type { ServerDatabase } from "./postgres.ts";
import { openQueue, type Queue } from "./queue.ts";

const definitions: JobDefinitions = {
  RefreshCachesAndCovers: {
    label: () => ({ fr: "Parties", en: "Parts" }),
    run: async ({ payload, doneCount, totalCount, step }) => {
      for (let part = doneCount; part < totalCount; part += 1) {
        await step(async (tx) => {
          await tx.execute(sql`insert into parts (task, part) values (${String(payload.name)}, ${part})`);
        });
      }
    },
  },
};

let shop: TestApp;
let queue: Queue;
beforeAll(async () => {
  shop = await testApp({ jobDefinitions: definitions });
  await shop.ports.db.execute(sql`create table parts (task text, part integer)`);
  queue = await openQueue(shop.database as unknown as EmbeddedDatabase | ServerDatabase, shop.database.url, shop.ports.log);
  shop.ports.jobs = queue;
  await queue.work(shop.ports);
});
afterAll(async () => {
  await queue.stop();
  await shop.close();
});

const until = async (isTrue: () => Promise<boolean>) => {
  for (let round = 0; round < 200; round += 1) {
    if (await isTrue()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it did not happen within ten seconds");
};

describe(`the queue on ${isPostgresRun ? "PostgreSQL" : "PGlite"}`, () => {
  it("works on what was committed and never on what was rolled back", async () => {
    const task = (name: string) => ({ kind: "RefreshCachesAndCovers", payload: { name }, totalCount: 3, user: null });
    await expect(
      shop.ports.db.transaction(async (tx) => {
        await planTask(tx, shop.ports, task("rolled back"), shop.clock.now());
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    const ids = await Promise.all(
      ["a", "b", "c", "d"].map((name) =>
        shop.ports.db.transaction(async (tx) => (await planTask(tx, shop.ports, task(name), shop.clock.now())).id),
      ),
    );
    queue.wake();
    await until(async () => {
      const rows = await shop.ports.db.select().from(backgroundTasks);
      return ids.every((id) => rows.find((row) => row.id === id)?.state === "Done");
    });
    const parts = await rowsOf<{ task: string; count: number }>(
      shop.ports.db,
      sql`select task, count(*)::integer as count from parts group by task order by task`,
    );
    expect(parts).toEqual(["a", "b", "c", "d"].map((name) => ({ task: name, count: 3 })));
  });

  it("sends the mails of a transaction once", async () => {
    const ids = await shop.ports.db.transaction(async (tx) => {
      const made: string[] = [];
      for (let number = 0; number < 5; number += 1) {
        const to = `client-${number}@example.fr`;
        made.push(
          await queueMail(tx, shop.ports, { type: "completed", to, locale: "fr", facts: { number: String(number) } }, shop.clock.now()),
        );
      }
      return made;
    });
    queue.wake();
    await until(async () => (await shop.ports.db.select().from(mails).where(eq(mails.processed, true))).length === 5);
    expect(shop.mailbox.map((mail) => mail.id).sort()).toEqual([...ids].sort());
  });

  it("sends many mails that were queued at once, each once, and none of them when that was rolled back", async () => {
    const requests = Array.from({ length: 120 }, (_, number) => ({
      ...{ to: `lecteur-${number}@example.fr`, locale: "fr" as const },
      facts: { number: String(number) },
    }));
    const queueAll = (tx: Db) => queueMails(tx, shop.ports, "completed", requests, shop.clock.now());
    await expect(
      shop.ports.db.transaction(async (tx) => {
        await queueAll(tx);
        throw new Error("no");
      }),
    ).rejects.toThrow("no");
    await shop.ports.db.transaction(queueAll);
    queue.wake();
    const readers = () => shop.mailbox.flatMap(({ to }) => to).filter((email) => email.startsWith("lecteur-"));
    await until(async () => readers().length >= requests.length);
    expect([readers().length, new Set(readers()).size]).toEqual([120, 120]);
  });

  it("works off what has piled up without a pause", async () => {
    const before = shop.mailbox.length;
    await shop.ports.db.transaction(async (tx) => {
      for (let number = 0; number < 25; number += 1) {
        const request: MailRequest = {
          type: "completed",
          to: `lecteur-${number}@example.fr`,
          locale: "fr",
          facts: { number: String(number) },
        };
        await queueMail(tx, shop.ports, request, shop.clock.now());
      }
    });
    queue.wake();
    // One every two seconds would take fifty.
    await until(async () => shop.mailbox.length === before + 25);
  });

  it("lets no slow mail keep others waiting, and an urgent one least of all", async () => {
    const before = shop.mailbox.length;
    const { mail } = shop.ports;
    const answered = Promise.withResolvers<void>();
    const slow: string[] = [];
    shop.ports.mail = {
      ...mail,
      send: async (one) => {
        if (one.to[0]?.startsWith("lent")) {
          slow.push(one.id);
          await answered.promise;
        }
        await mail.send(one);
      },
    };
    const queueTo = async (to: string, type: MailRequest["type"] = "completed") => {
      const request: MailRequest = { type, to, locale: "fr", facts: { number: "1", customerName: "Anne" } };
      await shop.ports.db.transaction((tx) => queueMail(tx, shop.ports, request, shop.clock.now()));
      queue.wake();
    };
    await queueTo("lent-0@example.fr");
    await until(() => Promise.resolve(slow.length === 1));
    for (let number = 0; number < 5; number += 1) await queueTo(`lectrice-${number}@example.fr`);
    await until(() => Promise.resolve(shop.mailbox.length === before + 5));
    // However many are slow.
    for (let number = 1; number < 10; number += 1) await queueTo(`lent-${number}@example.fr`);
    await queueTo("libraire@example.fr", "emailChanged");
    await until(() => Promise.resolve(shop.mailbox.at(-1)?.to[0] === "libraire@example.fr"));
    answered.resolve();
    await until(() => Promise.resolve(shop.mailbox.length === before + 16));
    expect(new Set(slow).size).toBe(10);
    shop.ports.mail = mail;
  });
});
