import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "../../testing/test-app.ts";
import { rowsOf } from "../database/database.ts";
import type { JobDefinitions } from "../ports.ts";
import { planTask, recoverTasks, runTask, UNTIL_WOKEN } from "./jobs.ts";
import { backgroundTasks } from "./tasks.tables.ts";

let shop: TestApp;
/** Hook that runs at a part of a worker's work. */
let atPart: (part: number) => Promise<void> = () => Promise.resolve();

const definitions: JobDefinitions = {
  RefreshCachesAndCovers: {
    label: ({ count }) => ({ fr: `Cache de ${count} titres`, en: `Cache of ${count} titles` }),
    visibleAt: (endedAt) => new Date(endedAt.getTime() + 300_000),
    run: async ({ doneCount, totalCount, step }) => {
      for (let part = doneCount; part < totalCount; part += 1) {
        await step(async (tx) => {
          await tx.execute(sql`insert into parts (part) values (${part})`);
        });
        await atPart(part);
      }
    },
  },
};

beforeAll(async () => {
  shop = await testApp({ jobDefinitions: definitions });
  await shop.ports.db.execute(sql`create table parts (part integer)`);
});
afterAll(() => shop.close());

const plan = (totalCount: number) =>
  shop.ports.db.transaction((tx) =>
    planTask(
      tx,
      shop.ports,
      { kind: "RefreshCachesAndCovers", payload: { count: totalCount }, totalCount, user: { id: 1, userName: "admin" } },
      shop.clock.now(),
    ),
  );
const find = async (id: string) => (await shop.ports.db.select().from(backgroundTasks).where(eq(backgroundTasks.id, id)))[0];
const doneParts = async () =>
  (await rowsOf<{ part: number }>(shop.ports.db, sql`select part from parts order by part`)).map((row) => row.part);
const reset = async () => {
  atPart = () => Promise.resolve();
  shop.jobs.waiting = [];
  await shop.ports.db.execute(sql`delete from parts`);
};

describe("a task", () => {
  it("can be watched from planned to done, and reports when the public site shows it", async () => {
    await reset();
    const admin = await shop.signIn("admin");
    const { id } = await plan(4);
    const seen: unknown[] = [];
    const look = async () => {
      const { body } = await admin.call("getBackgroundTask", { query: { id } });
      seen.push([body.state, body.progress]);
      return body;
    };
    await look();
    atPart = async () => void (await look());
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    const last = await look();
    expect(seen).toEqual([
      ["Planned", 0],
      ["Running", 0.25],
      ["Running", 0.5],
      ["Running", 0.75],
      ["Running", 1],
      ["Done", 1],
    ]);
    expect(last.label).toBe("Cache de 4 titres");
    expect(new Date(last.visibleAt ?? 0).getTime() - new Date(last.endedAt ?? 0).getTime()).toBe(300_000);
  });

  it("exists only when what planned it does", async () => {
    await reset();
    const before = await shop.ports.db.$count(backgroundTasks);
    const failing = shop.ports.db.transaction(async (tx) => {
      await planTask(tx, shop.ports, { kind: "RefreshCachesAndCovers", payload: {}, totalCount: 1, user: null }, shop.clock.now());
      throw new Error("the rest failed");
    });
    await expect(failing).rejects.toThrow("the rest failed");
    expect(await shop.ports.db.$count(backgroundTasks)).toBe(before);
    // The queue may have been notified: there is nothing to do.
    expect(await shop.jobs.drain(shop.ports)).toEqual([]);
    expect(await doneParts()).toEqual([]);
  });

  it("does each part once when its worker is killed at any of them, and a killed worker that comes back does nothing", async () => {
    for (let killedAt = 0; killedAt < 5; killedAt += 1) {
      await reset();
      const { id } = await plan(5);
      let comeBack = () => {};
      const isBack = new Promise<void>((resolve) => {
        comeBack = resolve;
      });
      let reached = () => {};
      const isReached = new Promise<void>((resolve) => {
        reached = resolve;
      });
      // The first worker falls silent for good in the middle.
      atPart = async (part) => {
        if (part !== killedAt) return;
        atPart = () => Promise.resolve();
        reached();
        await isBack;
      };
      const killed = runTask(shop.ports, definitions, id);
      await isReached;
      // Too early: it may still be alive.
      await runTask(shop.ports, definitions, id);
      expect((await find(id))?.doneCount).toBe(killedAt + 1);
      shop.clock.advance(21);
      shop.jobs.waiting = [];
      expect(await recoverTasks(shop.ports, { isAlone: false })).toBe(1);
      expect(await shop.jobs.drain(shop.ports)).toEqual([]);
      comeBack();
      await killed;
      expect(await doneParts()).toEqual([0, 1, 2, 3, 4]);
      expect(await find(id)).toMatchObject({ state: "Done", run: 2, doneCount: 5 });
    }
  });

  it("goes on at once after a restart of the only process", async () => {
    await reset();
    const { id } = await plan(3);
    await shop.ports.db
      .update(backgroundTasks)
      .set({ state: "Running", doneCount: 1, run: 1, beatAt: shop.clock.now() })
      .where(eq(backgroundTasks.id, id));
    shop.jobs.waiting = [];
    expect(await recoverTasks(shop.ports, { isAlone: true })).toBe(1);
    await shop.jobs.drain(shop.ports);
    expect(await doneParts()).toEqual([1, 2]);
    expect((await find(id))?.state).toBe("Done");
  });

  it("goes on after a failure and counts as failed after the fifth, with a sentence and no detail", async () => {
    await reset();
    const { id } = await plan(7);
    atPart = () => Promise.reject(new Error("secret"));
    const failures: unknown[] = [];
    for (let run = 0; run < 6; run += 1) {
      shop.jobs.waiting = [{ queue: "tasks", id }];
      failures.push(...(await shop.jobs.drain(shop.ports)));
    }
    const task = await find(id);
    expect(task).toMatchObject({ state: "Failed", doneCount: 5 });
    expect(task?.error).not.toContain("secret");
    expect(await doneParts()).toEqual([0, 1, 2, 3, 4]);
    // The queue got the first four failures, so that it retries.
    expect(failures).toHaveLength(4);
  });
});

describe("the list", () => {
  it("is there for who may see all tasks; one's own task can be watched without that, another's is not found", async () => {
    await reset();
    const { id } = await plan(1);
    const [admin, stagiaire] = [await shop.signIn("admin"), await shop.signIn("stagiaire")];
    const list = await admin.call("listBackgroundTasks", { query: { state: ["Planned"] } });
    expect(list.status).toBe(200);
    expect(list.body.items.map((task) => task.id)).toContain(id);
    expect((await stagiaire.call("listBackgroundTasks")).status).toBe(403);
    expect((await stagiaire.call("getBackgroundTask", { query: { id } })).status).toBe(404);
    expect((await admin.call("getBackgroundTask", { query: { id: crypto.randomUUID() } })).status).toBe(404);
    expect((await admin.call("getBackgroundTask", { query: { id: "x" } })).status).toBe(422);
    expect((await shop.anonymous.call("getBackgroundTask", { query: { id } })).status).toBe(401);
  });
});

describe("a clock that was put back", () => {
  it("keeps no task waiting that was planned or put to rest before, but one that somebody has to wake", async () => {
    await reset();
    const planned = await plan(1);
    const [resting, paused] = [await plan(1), await plan(1)];
    const { db, clock } = shop.ports;
    const rest = (id: string, notBefore: Date) =>
      db.update(backgroundTasks).set({ beatAt: clock.now(), notBefore }).where(eq(backgroundTasks.id, id));
    await rest(resting.id, new Date(clock.now().getTime() + 60_000));
    await rest(paused.id, UNTIL_WOKEN);
    // The queue has a clock of its own, and it was put back, too.
    shop.jobs.waiting = [];
    shop.clock.advance(-3_600);
    await recoverTasks(shop.ports, { isAlone: false });
    await shop.jobs.drain(shop.ports);
    const states = await Promise.all([planned, resting, paused].map(async ({ id }) => (await find(id))?.state));
    expect(states).toEqual(["Done", "Done", "Planned"]);
    shop.clock.advance(3_600);
  });
});
