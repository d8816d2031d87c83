import type { Database, Db } from "../platform/database/database.ts";
import { tapDatabase } from "./tapped-database.ts";

/** The same database through a handle whose n-th statement fails before it is sent. */
export interface BreakingDatabase {
  db: Db;
  /** Makes the n-th statement from now on fail; 0 makes none fail. */
  failAt(statement: number): void;
  hasFailed(): boolean;
  close(): Promise<void>;
}

/** Returns a handle on a database that can be made to fail like a connection. */
export function breakingDatabase(database: Database & { url: string | null }): BreakingDatabase {
  let left = 0;
  let hasFailed = false;
  const { db, close } = tapDatabase(database, (query) => {
    // Before `begin` nothing has happened, and `rollback` must work, as it does when a connection breaks.
    if (/^(begin|rollback)/i.test(query) || left === 0) return;
    left -= 1;
    if (left > 0) return;
    hasFailed = true;
    throw new Error("broken on purpose");
  });
  return {
    db,
    close,
    failAt: (statement) => {
      left = statement;
      hasFailed = false;
    },
    hasFailed: () => hasFailed,
  };
}
