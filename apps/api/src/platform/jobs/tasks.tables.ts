import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../database/columns.ts";

/** Background tasks as users see them; the queue only triggers workers. */
export const backgroundTasks = pgTable(
  "background_tasks",
  {
    id: uuid("id").primaryKey(),
    kind: text("kind").notNull(),
    state: text("state", { enum: ["Planned", "Running", "Done", "Failed"] }).notNull(),
    /** Input of the worker; the label is derived from it in the reader's language. */
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    doneCount: integer("done_count").notNull().default(0),
    totalCount: integer("total_count").notNull(),
    error: text("error"),
    userId: integer("user_id"),
    userName: text("user_name"),
    plannedAt: moment("planned_at").notNull(),
    startedAt: moment("started_at"),
    endedAt: moment("ended_at"),
    /** Last heartbeat of the worker; an old one on a running task means that it was killed. */
    beatAt: moment("beat_at"),
    /** Run that owns the task; an older run that resumes sees a different number and stops. */
    run: integer("run").notNull().default(0),
    /** Attempts count from this run on; retrying a failed task by hand increases it. */
    firstRun: integer("first_run").notNull().default(0),
    /** While it rests: the earliest time at which a worker resumes it. */
    notBefore: moment("not_before"),
  },
  (table) => [
    index("background_tasks_planned_at").on(table.plannedAt.desc(), table.id),
    index("background_tasks_state").on(table.state),
    index("background_tasks_user").on(table.userId, table.plannedAt.desc()),
  ],
);
