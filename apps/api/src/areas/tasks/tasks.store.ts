import { and, count, desc, eq, gte, inArray, min, or } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { TaskRow } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { countRows } from "../../platform/lists.ts";
import type { Waiting } from "../../platform/work-queues.ts";

/** Returns a page of tasks, newest first, with the total. */
export async function listTasks(db: Db, filter: { states: TaskRow["state"][] | undefined; page: number; pageSize: number }) {
  const where = filter.states?.length ? inArray(backgroundTasks.state, filter.states) : undefined;
  const rows = await db
    .select()
    .from(backgroundTasks)
    .where(where)
    .orderBy(desc(backgroundTasks.plannedAt), backgroundTasks.id)
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize);
  return { rows, counted: await countRows(db, backgroundTasks, where) };
}

/** Returns a task; null if there is none. */
export async function findTask(db: Db, id: string): Promise<TaskRow | null> {
  const [row] = await db.select().from(backgroundTasks).where(eq(backgroundTasks.id, id));
  return row ?? null;
}

/** Returns a person's tasks: unfinished ones, and those ended since a time; newest first, at most a hundred. */
export async function listTasksOf(db: Db, userId: number, endedSince: Date): Promise<TaskRow[]> {
  const isWanted = or(inArray(backgroundTasks.state, ["Planned", "Running"]), gte(backgroundTasks.endedAt, endedSince));
  return db
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.userId, userId), isWanted))
    .orderBy(desc(backgroundTasks.plannedAt), backgroundTasks.id)
    .limit(100);
}

/** Counts the failed tasks, and since when the first failed. */
export async function countFailed(db: Db): Promise<Waiting> {
  const [row] = await db
    .select({ count: count(), oldestAt: min(backgroundTasks.endedAt) })
    .from(backgroundTasks)
    .where(eq(backgroundTasks.state, "Failed"));
  return row ?? { count: 0, oldestAt: null };
}
