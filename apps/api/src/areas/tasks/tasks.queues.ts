import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countFailed } from "./tasks.store.ts";

/** Background tasks that gave up. */
export const workQueues: readonly WorkQueue[] = [
  { queue: "tasksFailed", claims: operations.listBackgroundTasks.claims, count: countFailed },
];
