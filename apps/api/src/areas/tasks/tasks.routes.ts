import { claims, hasClaim } from "@reserve/domain";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import { unanswered } from "../../platform/contract/unanswered.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { pageFacts } from "../../platform/lists.ts";
import { findTask, listTasks } from "./tasks.store.ts";

/** Background tasks and how far they are. */
export const handlers: AreaHandlers<"tasks"> = {
  ...unanswered("listMyTasks", "retryBackgroundTask"),
  listBackgroundTasks: async ({ input, db, locale, variant, ports }) => {
    const { page = 1, pageSize = 25, state } = input.query ?? {};
    const { rows, counted } = await listTasks(db, { states: state, page, pageSize });
    return { ...pageFacts({ page, pageSize }, counted), items: rows.map((row) => taskView(row, ports.jobDefinitions, locale, variant)) };
  },

  getBackgroundTask: async ({ input, db, user, locale, variant, ports }) => {
    const row = await findTask(db, input.query.id);
    // Somebody else's task does not exist for those who may not see them all.
    const maySee = row !== null && (row.userId === user.id || hasClaim(user.claims, [claims.management.backgroundTasks]));
    if (!maySee) throw refuse.notFound({ fr: "Cette tâche n’existe pas ou n’existe plus.", en: "This task does not exist, or no longer." });
    return taskView(row, ports.jobDefinitions, locale, variant);
  },
};
