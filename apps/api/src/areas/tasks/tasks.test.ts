import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "../../platform/audit/audit.tables.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { type Caller, type TestApp, testApp } from "../../testing/test-app.ts";

let shop: TestApp;
let libraire: Caller;
/** Parts that the worker has done, in order. */
let done: number[] = [];
/** The part at which the worker stumbles; null: none. */
let stone: number | null = null;

beforeAll(async () => {
  shop = await testApp({
    jobDefinitions: {
      RefreshCachesAndCovers: {
        label: ({ count }) => ({ fr: `Cache de ${count} titres`, en: `Cache of ${count} titles` }),
        run: async ({ doneCount, totalCount, step }) => {
          for (let part = doneCount; part < totalCount; part += 1) {
            if (part === stone) throw new Error("a stone");
            await step(() => Promise.resolve());
            done.push(part);
          }
        },
      },
    },
  });
  libraire = await shop.signIn("libraire");
});
afterAll(() => shop.close());
beforeEach(async () => {
  done = [];
  stone = null;
  shop.jobs.waiting = [];
  await shop.ports.db.delete(backgroundTasks);
});

const users = { libraire: { id: 2, userName: "libraire" }, stagiaire: { id: 5, userName: "stagiaire" } };

function plan(who: keyof typeof users, totalCount = 4) {
  return shop.ports.db.transaction((tx) =>
    planTask(
      tx,
      shop.ports,
      { kind: "RefreshCachesAndCovers", payload: { count: totalCount }, totalCount, user: users[who] },
      shop.clock.now(),
    ),
  );
}

/** A task that stumbled five times at its third part. */
async function failed() {
  stone = 2;
  const { id } = await plan("libraire");
  for (let tries = 0; tries < 5; tries += 1) {
    shop.jobs.waiting = [{ queue: "tasks", id }];
    await shop.jobs.drain(shop.ports);
  }
  return id;
}

describe("my tasks", () => {
  it("are those of the caller: all that wait or run, and those that ended within a day", async () => {
    const old = await plan("stagiaire");
    await shop.jobs.drain(shop.ports);
    shop.clock.advance(86_401);
    const recent = await plan("stagiaire");
    await shop.jobs.drain(shop.ports);
    shop.clock.advance(60);
    const waiting = await plan("stagiaire");
    await plan("libraire");
    const again = await shop.signIn("stagiaire");
    const { status, body } = await again.call("listMyTasks");
    expect(status).toBe(200);
    expect(body.items.map(({ id, state }) => [id, state])).toEqual([
      [waiting.id, "Planned"],
      [recent.id, "Done"],
    ]);
    expect(body.items.map(({ id }) => id)).not.toContain(old.id);
  });
});

describe("trying a failed task again", () => {
  it("goes on where it stopped, with five new tries, and is noted", async () => {
    libraire = await shop.signIn("libraire");
    const id = await failed();
    const { body: task } = await libraire.call("getBackgroundTask", { query: { id } });
    expect(task).toMatchObject({ state: "Failed", doneCount: 2, isRetryable: true });
    expect(task.error).toBe("Le travail a échoué 5 fois. Le journal du serveur dit pourquoi.");
    const english = await libraire.call("getBackgroundTask", { query: { id } }, { headers: { "Accept-Language": "en" } });
    expect(english.body.error).toBe("The work failed 5 times. The server’s log says why.");

    const { status, body } = await libraire.call("retryBackgroundTask", { body: { id } });
    expect(status).toBe(200);
    expect(body.entityOutput).toMatchObject({ id, state: "Planned", doneCount: 2, error: null, startedAt: null, endedAt: null });
    const [entry] = await shop.ports.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({
      action: "retryBackgroundTask",
      entity: "backgroundTask",
      entityId: id,
      changes: { state: ["Failed", "Planned"] },
    });

    await shop.jobs.drain(shop.ports);
    expect((await libraire.call("getBackgroundTask", { query: { id } })).body).toMatchObject({ state: "Planned", doneCount: 2 });
    expect((await libraire.call("getBackgroundTask", { query: { id } })).body.error).toBe("Essai 1 sur 5 en échec ; un autre suit.");
    stone = null;
    shop.jobs.waiting = [{ queue: "tasks", id }];
    await shop.jobs.drain(shop.ports);
    expect((await libraire.call("getBackgroundTask", { query: { id } })).body).toMatchObject({
      state: "Done",
      error: null,
      isRetryable: false,
    });
    expect(done).toEqual([0, 1, 2, 3]);
  });

  it("answers the same request with the same answer, once", async () => {
    const id = await failed();
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const first = await libraire.call("retryBackgroundTask", { body: { id } }, { headers });
    const waiting = shop.jobs.waiting.length;
    const second = await libraire.call("retryBackgroundTask", { body: { id } }, { headers });
    expect([second.status, second.headers.get("Idempotency-Replayed")]).toEqual([200, "true"]);
    expect(second.body).toEqual(first.body);
    expect(shop.jobs.waiting).toHaveLength(waiting);
  });

  it("409: is refused unless it failed, also when two people try at once", async () => {
    const { id } = await plan("libraire");
    const refused = await libraire.call("retryBackgroundTask", { body: { id } });
    expect([refused.status, refused.body.reason, refused.body.errors[0]]).toEqual([
      409,
      "NotFailed",
      "Seule une tâche en échec peut être relancée.",
    ]);
    const other = await failed();
    const answers = await Promise.all([1, 2].map(() => libraire.call("retryBackgroundTask", { body: { id: other } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("409: a task that nobody can work on any more stays failed", async () => {
    const id = await failed();
    await shop.ports.db.update(backgroundTasks).set({ kind: "Forgotten" }).where(eq(backgroundTasks.id, id));
    expect((await libraire.call("retryBackgroundTask", { body: { id } })).status).toBe(409);
  });

  it("404, 422", async () => {
    const id = crypto.randomUUID();
    expect((await libraire.call("retryBackgroundTask", { body: { id } })).status).toBe(404);
    expect((await libraire.call("retryBackgroundTask", { body: { id: "7" } })).status).toBe(422);
  });
});
