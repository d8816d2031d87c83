import type { Schemas } from "@reserve/contract";
import type { Db } from "../database/database.ts";

/** Actions of an area when two customers are merged; each area provides its own. */
export interface PersonMoves {
  /** Label in the merge preview; null for rows not worth counting. */
  name: Schemas["CustomerMergeCount"]["part"] | null;
  /** Returns the number of rows that would move. */
  count(db: Db, customerId: number): Promise<number>;
  /** Moves every row of one customer to the other. */
  move(tx: Db, from: number, into: number): Promise<void>;
}
