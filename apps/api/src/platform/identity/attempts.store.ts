import { sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { attempts } from "./identity.tables.ts";

/** Adds an attempt to a bucket; returns the count and its expiry. A single statement, so that parallel attempts are all counted. */
export async function countAttempt(db: Db, bucket: string, now: Date, windowSeconds: number): Promise<{ count: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const [row] = await db
    .insert(attempts)
    .values({ bucket, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempts.bucket,
      set: {
        count: sql`case when ${attempts.resetsAt} <= ${now.toISOString()}::timestamptz then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${attempts.resetsAt} <= ${now.toISOString()}::timestamptz then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning({ count: attempts.count, resetsAt: attempts.resetsAt });
  if (!row) throw new Error("an upsert returned no row");
  return row;
}
