import type { Schemas } from "@reserve/contract";
import type { Db } from "../database/database.ts";

/** What an area does when two customers are merged; each area provides its own. */
export interface PersonMoves {
  /** What is counted, as the preview calls it; null where nobody would miss it in a count. */
  name: Schemas["CustomerMergeCount"]["part"] | null;
  /** How many rows of theirs would move. */
  count(db: Db, customerId: number): Promise<number>;
  /** Moves every row that names the one to the other. */
  move(tx: Db, from: number, into: number): Promise<void>;
}
