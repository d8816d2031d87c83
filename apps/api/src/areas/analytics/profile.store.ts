import type { TargetGroup } from "@reserve/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { personProfiles } from "./profiling.tables.ts";
import { boundTime, peopleQuery, type Subscribed } from "./targets.people.ts";

/** A query of suppressed e-mail addresses in `emailKey` form. */
export type SuppressedKeys = SQL;

/** Returns how many people have a profile. */
export function membersOf(db: Db, targetId: number): Promise<number> {
  return db.$count(personProfiles, eq(personProfiles.targetId, targetId));
}

/** Returns how many people a target matches, and how many of them are suppressed. Sets a statement timeout for the transaction. */
export async function countReach(
  tx: Db,
  target: TargetGroup,
  now: Date,
  { subscribed, suppressed }: { subscribed: Subscribed; suppressed: SuppressedKeys },
): Promise<{ count: number; suppressed: number }> {
  await boundTime(tx);
  const counts = sql`count(*)::integer as count, (count(*) filter (where lower(trim(email)) in (${suppressed})))::integer as suppressed`;
  const [row] = await rowsOf<{ count: number; suppressed: number }>(tx, peopleQuery(target, now, subscribed, counts, sql`true`));
  return { count: row?.count ?? 0, suppressed: row?.suppressed ?? 0 };
}
