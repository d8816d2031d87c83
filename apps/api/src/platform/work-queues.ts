import type { ClientVariant } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import type { Db } from "./database/database.ts";

/** What a queue is counted by. */
export interface QueueFacts {
  now: Date;
  variant: ClientVariant;
}

/** How many wait, and since when the oldest one does. */
export interface Waiting {
  count: number;
  /** How many of them are collected in a shop, where parcels and pickups stand in one queue. */
  pickups?: number;
  oldestAt: Date | null;
}

/** Something that waits for somebody, as an area says it; the home page shows it to those who may open its list. */
export interface WorkQueue {
  queue: Schemas["WorkQueueName"];
  /** Those of the operation that lists what waits. */
  claims: readonly string[];
  count(db: Db, facts: QueueFacts): Promise<Waiting>;
}
