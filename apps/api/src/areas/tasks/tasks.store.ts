import { desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/database/database.ts";
import type { TaskRow } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { countRows } from "../../platform/lists.ts";

/** One page of tasks, newest first, and how many there are. */
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

/** One task, or null. */
export async function findTask(db: Db, id: string): Promise<TaskRow | null> {
  const [row] = await db.select().from(backgroundTasks).where(eq(backgroundTasks.id, id));
  return row ?? null;
}
