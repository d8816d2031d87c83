import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countFailing } from "./mails.store.ts";

/** Work queue of mails that fail to be sent. */
export const workQueues: readonly WorkQueue[] = [{ queue: "mailsFailing", claims: operations.listMails.claims, count: countFailing }];
