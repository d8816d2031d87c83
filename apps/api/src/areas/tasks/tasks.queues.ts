import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countFailed } from "./tasks.store.ts";

/** Work queue of failed background tasks. */
export const workQueues: readonly WorkQueue[] = [
  { queue: "tasksFailed", claims: operations.listBackgroundTasks.claims, count: countFailed },
];
