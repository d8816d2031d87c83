import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countPending } from "./messages.store.ts";

/** Messages that nobody has taken up. */
export const workQueues: readonly WorkQueue[] = [{ queue: "messagesPending", claims: operations.listMessages.claims, count: countPending }];
