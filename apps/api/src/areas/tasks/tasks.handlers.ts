import { claims, hasClaim } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { replanTask } from "../../platform/jobs/jobs.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { pageFacts } from "../../platform/lists.ts";
import { findTask, listTasks, listTasksOf } from "./tasks.store.ts";

const DAY_MILLISECONDS = 86_400_000;
const NO_SUCH_TASK = { fr: "Cette tâche n’existe pas ou n’existe plus.", en: "This task does not exist, or no longer." };
const NOT_RETRYABLE = { fr: "Seule une tâche en échec peut être relancée.", en: "Only a failed task can be tried again." };

/** Handlers of background tasks and their progress. */
export const handlers: AreaHandlers<"tasks"> = {
  listBackgroundTasks: async ({ input, db, locale, variant, ports }) => {
    const { page = 1, pageSize = 25, state } = input.query ?? {};
    const { rows, counted } = await listTasks(db, { states: state, page, pageSize });
    return { ...pageFacts({ page, pageSize }, counted), items: rows.map((row) => taskView(row, ports.jobDefinitions, locale, variant)) };
  },

  getBackgroundTask: async ({ input, db, user, locale, variant, ports }) => {
    const row = await findTask(db, input.query.id);
    // For users without access to all tasks, tasks of others do not exist.
    const maySee = row !== null && (row.userId === user.id || hasClaim(user.claims, [claims.management.backgroundTasks]));
    if (!maySee) throw refuse.notFound(NO_SUCH_TASK);
    return taskView(row, ports.jobDefinitions, locale, variant);
  },

  listMyTasks: async ({ db, user, now, locale, variant, ports }) => {
    const rows = await listTasksOf(db, user.id, new Date(now.getTime() - DAY_MILLISECONDS));
    return { items: rows.map((row) => taskView(row, ports.jobDefinitions, locale, variant)) };
  },

  retryBackgroundTask: async ({ input, db, now, locale, variant, ports, audit }) => {
    const before = await findTask(db, input.body.id);
    if (!before) throw refuse.notFound(NO_SUCH_TASK);
    const task = ports.jobDefinitions[before.kind] ? await replanTask(db, ports, before.id, now) : null;
    if (!task) throw refuse.conflict(NOT_RETRYABLE, "NotFailed");
    audit({
      entity: "backgroundTask",
      entityId: task.id,
      before: { state: "Failed", doneCount: task.doneCount },
      after: { state: task.state, doneCount: task.doneCount },
    });
    return { ...SUCCESS, entityOutput: taskView(task, ports.jobDefinitions, locale, variant) };
  },
};
