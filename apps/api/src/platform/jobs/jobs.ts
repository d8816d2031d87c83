import { and, eq, isNull, lt, lte, or, sql } from "drizzle-orm";
import { writeAudit } from "../audit/audit.ts";
import { isFromAhead } from "../clock-jumps.ts";
import type { Db } from "../database/database.ts";
import type { JobDefinitions, Ports, QueueName } from "../ports.ts";
import { backgroundTasks } from "./tasks.tables.ts";

/** A row of the task list. */
export type TaskRow = typeof backgroundTasks.$inferSelect;

/** Thrown when another worker has claimed the task; the run must stop without writing. */
export class LostTask extends Error {
  override name = "LostTask";
}

/** Milliseconds without a heartbeat after which a running task counts as killed. */
const SILENT_MILLISECONDS = 20_000;
const BEAT_MILLISECONDS = 5_000;
/** Number of attempts after which the task counts as failed. */
export const MAXIMUM_TRIES = 5;

/** Delay of a task that sleeps until it is woken. */
export const UNTIL_WOKEN = new Date("9999-12-31T00:00:00.000Z");

/** Returns the queue of a task kind. Campaigns, which take hours, have their own queue so that interactive tasks do not wait behind them. */
function queueOf(kind: string): QueueName {
  return kind === "SendCampaign" ? "campaigns" : "tasks";
}

/** Stored marker of a failure; users see a message derived from the attempts, the reason is only in the log. */
const FAILED = "failed";

/** Returns the number of attempts of a task since it was planned or restarted. */
export function triesOf(task: Pick<TaskRow, "run" | "firstRun">): number {
  return task.run - task.firstRun;
}

/** Plans a task inside the business transaction, with which it is committed or rolled back. */
export async function planTask(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  task: { kind: string; payload: Record<string, unknown>; totalCount: number; user: { id: number; userName: string } | null },
  now: Date,
): Promise<TaskRow> {
  const id = crypto.randomUUID();
  const [row] = await tx
    .insert(backgroundTasks)
    .values({
      id,
      kind: task.kind,
      state: "Planned",
      payload: task.payload,
      totalCount: task.totalCount,
      userId: task.user?.id ?? null,
      userName: task.user?.userName ?? null,
      plannedAt: now,
    })
    .returning();
  if (!row) throw new Error("an insert returned no row");
  await ports.jobs.enqueue(tx, queueOf(task.kind), id);
  return row;
}

/** Plans a failed task again, from where it stopped; null unless it has failed. */
export async function replanTask(tx: Db, ports: Pick<Ports, "jobs">, id: string, now: Date): Promise<TaskRow | null> {
  const [row] = await tx
    .update(backgroundTasks)
    .set({
      state: "Planned",
      plannedAt: now,
      startedAt: null,
      endedAt: null,
      beatAt: null,
      error: null,
      firstRun: sql`${backgroundTasks.run}`,
      notBefore: null,
    })
    .where(and(eq(backgroundTasks.id, id), eq(backgroundTasks.state, "Failed")))
    .returning();
  if (row) await ports.jobs.enqueue(tx, queueOf(row.kind), id);
  return row ?? null;
}

/** Wakes a sleeping task; one about to sleep continues. A caller that also locks what the task works on must lock the task first, as its steps do. */
export async function wakeTask(tx: Db, ports: Pick<Ports, "jobs">, id: string): Promise<void> {
  const [row] = await tx.update(backgroundTasks).set({ notBefore: null }).where(eq(backgroundTasks.id, id)).returning();
  if (row?.state === "Planned") await ports.jobs.enqueue(tx, queueOf(row.kind), id);
}

/** Runs a task to its end, or from where a killed run stopped. Calling it twice, or on two machines at the same time, does the work once. */
export async function runTask(ports: Ports, definitions: JobDefinitions, id: string): Promise<void> {
  const { db, clock } = ports;
  const task = await claim(db, id, clock.now());
  if (!task) return;
  const definition = definitions[task.kind];
  const isOurs = and(eq(backgroundTasks.id, id), eq(backgroundTasks.run, task.run), eq(backgroundTasks.state, "Running"));
  const lockTask = async (tx: Db): Promise<TaskRow> => {
    const [row] = await tx.select().from(backgroundTasks).where(isOurs).for("update");
    if (!row) throw new LostTask(id);
    return row;
  };
  const beat = setInterval(() => {
    db.update(backgroundTasks)
      .set({ beatAt: clock.now() })
      .where(isOurs)
      .catch((error: unknown) => ports.log("warn", "task could not give a sign of life", { task: id, error: String(error) }));
  }, BEAT_MILLISECONDS);

  try {
    if (!definition) throw new Error(`There is no worker for ${task.kind}.`);
    let isResting = false;
    await definition.run({
      payload: task.payload,
      ports,
      doneCount: task.doneCount,
      totalCount: task.totalCount,
      step: (work, parts = 1) =>
        db.transaction(async (tx) => {
          const { doneCount } = await lockTask(tx);
          await work(tx);
          const done = Math.min(doneCount + parts, task.totalCount);
          await tx.update(backgroundTasks).set({ doneCount: done, beatAt: clock.now() }).where(eq(backgroundTasks.id, id));
          return done;
        }),
      rest: async (tx, until) => {
        isResting = true;
        await tx.update(backgroundTasks).set({ notBefore: until }).where(eq(backgroundTasks.id, id));
      },
    });
    await db.transaction(async (tx) => {
      const { notBefore } = await lockTask(tx);
      if (isResting) {
        // The run so far was no failure: attempts are counted afresh.
        await tx.update(backgroundTasks).set({ state: "Planned", firstRun: task.run, error: null }).where(eq(backgroundTasks.id, id));
        if (notBefore?.getTime() !== UNTIL_WOKEN.getTime()) await ports.jobs.enqueue(tx, queueOf(task.kind), id, notBefore ?? undefined);
        return;
      }
      const endedAt = clock.now();
      await tx
        .update(backgroundTasks)
        .set({ state: "Done", doneCount: task.totalCount, error: null, endedAt })
        .where(eq(backgroundTasks.id, id));
      await writeAudit(tx, frameOf(task, endedAt, "done"), {
        entity: "backgroundTask",
        entityId: id,
        after: { state: "Done", parts: task.totalCount },
      });
    });
  } catch (error) {
    if (error instanceof LostTask) return;
    await giveUp(ports, task, isOurs, error);
    if (triesOf(task) < MAXIMUM_TRIES) throw error;
  } finally {
    clearInterval(beat);
  }
}

/** Re-enqueues tasks without a living worker. `isAlone`: no other process can be working on any. Returns their number. */
export async function recoverTasks(ports: Ports, options: { isAlone: boolean }): Promise<number> {
  const now = ports.clock.now();
  const silentSince = new Date(now.getTime() - SILENT_MILLISECONDS);
  return ports.db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: backgroundTasks.id, kind: backgroundTasks.kind })
      .from(backgroundTasks)
      .where(
        or(
          and(eq(backgroundTasks.state, "Running"), options.isAlone ? undefined : isSilent(now)),
          and(
            eq(backgroundTasks.state, "Planned"),
            or(lt(backgroundTasks.plannedAt, silentSince), isFromAhead(backgroundTasks.plannedAt, now)),
            mayBegin(now),
          ),
        ),
      )
      .limit(100);
    for (const { id, kind } of rows) {
      if (options.isAlone)
        await tx
          .update(backgroundTasks)
          .set({ beatAt: new Date(0) })
          .where(eq(backgroundTasks.id, id));
      await ports.jobs.enqueue(tx, queueOf(kind), id);
    }
    return rows.length;
  });
}

/** Returns the condition that a task does not rest, no longer rests, or rests by a clock that has been set back since. */
function mayBegin(now: Date) {
  const lastSign = sql`coalesce(${backgroundTasks.beatAt}, ${backgroundTasks.plannedAt})`;
  return or(
    isNull(backgroundTasks.notBefore),
    lte(backgroundTasks.notBefore, now),
    and(lt(backgroundTasks.notBefore, UNTIL_WOKEN), isFromAhead(lastSign, now)),
  );
}

/** Returns the condition that a worker's heartbeat is too old, or from before the clock was set back, which a living worker would have renewed. */
function isSilent(now: Date) {
  return or(
    lt(backgroundTasks.beatAt, new Date(now.getTime() - SILENT_MILLISECONDS)),
    isFromAhead(backgroundTasks.beatAt, now, SILENT_MILLISECONDS),
  );
}

async function claim(db: Db, id: string, now: Date): Promise<TaskRow | null> {
  const [row] = await db
    .update(backgroundTasks)
    .set({
      state: "Running",
      run: sql`${backgroundTasks.run} + 1`,
      beatAt: now,
      notBefore: null,
      startedAt: sql`coalesce(${backgroundTasks.startedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(
      and(
        eq(backgroundTasks.id, id),
        or(and(eq(backgroundTasks.state, "Planned"), mayBegin(now)), and(eq(backgroundTasks.state, "Running"), isSilent(now))),
      ),
    )
    .returning();
  return row ?? null;
}

async function giveUp(ports: Ports, task: TaskRow, isOurs: ReturnType<typeof and>, error: unknown): Promise<void> {
  const isFinal = triesOf(task) >= MAXIMUM_TRIES;
  const now = ports.clock.now();
  ports.log("error", "background task failed", {
    task: task.id,
    kind: task.kind,
    run: task.run,
    error: error instanceof Error ? error.message : String(error),
  });
  await ports.db.transaction(async (tx) => {
    const rows = await tx
      .update(backgroundTasks)
      .set(isFinal ? { state: "Failed", endedAt: now, error: FAILED } : { state: "Planned", error: FAILED })
      .where(isOurs)
      .returning({ id: backgroundTasks.id });
    if (isFinal && rows.length > 0) {
      await writeAudit(tx, frameOf(task, now, "refused"), { entity: "backgroundTask", entityId: task.id, after: { state: "Failed" } });
    }
  });
}

function frameOf(task: TaskRow, at: Date, outcome: "done" | "refused") {
  const user = task.userId !== null && task.userName !== null ? { id: task.userId, userName: task.userName } : null;
  return { at, action: task.kind, outcome, user, clientIp: "", requestId: `task_${task.id}` };
}
