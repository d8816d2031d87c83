import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Db } from "./database/database.ts";

/** Facts from which the work queues are counted. */
export interface QueueFacts {
  now: Date;
  variant: ClientVariant;
}

/** Number of waiting records, and the time since which the oldest has waited. */
export interface Waiting {
  count: number;
  /** Number of pickups in a queue of parcels and pickups. */
  pickups?: number;
  oldestAt: Date | null;
}

/** A work queue as its area defines it; the home page shows it to users who may open its list. */
export interface WorkQueue {
  queue: Schemas["WorkQueueName"];
  /** Claims of the operation that lists the waiting items. */
  claims: readonly string[];
  count(db: Db, facts: QueueFacts): Promise<Waiting>;
}
