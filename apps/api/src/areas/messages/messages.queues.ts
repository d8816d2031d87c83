import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countPending } from "./messages.store.ts";

/** Work queues of messages: those without an assignee. */
export const workQueues: readonly WorkQueue[] = [{ queue: "messagesPending", claims: operations.listMessages.claims, count: countPending }];
