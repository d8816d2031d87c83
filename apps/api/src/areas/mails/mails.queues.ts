import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countFailing } from "./mails.store.ts";

/** Mails that do not leave. */
export const workQueues: readonly WorkQueue[] = [{ queue: "mailsFailing", claims: operations.listMails.claims, count: countFailing }];
