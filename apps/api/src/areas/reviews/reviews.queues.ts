import { operations } from "@reserve/contract";
import type { WorkQueue } from "../../platform/work-queues.ts";
import { countPending } from "./reviews.store.ts";

/** Work queues of reviews: undecided ones. */
export const workQueues: readonly WorkQueue[] = [{ queue: "reviewsPending", claims: operations.listReviews.claims, count: countPending }];
