import type { TargetGroup } from "@reserve/domain";
import { and, asc, desc, eq, gt, inArray, lte, max, or, sql } from "drizzle-orm";
import { customers } from "../../platform/customers/customers.tables.ts";
import { isPerson } from "../../platform/customers/is-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { TaskRow } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import { targets } from "./analytics.tables.ts";
import { personProfiles, profiles, profiling } from "./profiling.tables.ts";
import { firstTargetQuery, type Subscribed } from "./targets.people.ts";

/** Title of the background task. */
export const AFFECT = "AffectAllTargetsToUsers";

/** A profile as used by a calculation. */
export interface TakenProfile {
  id: number;
  version: number;
  tree: TargetGroup;
}

const ofShop = eq(profiling.id, 1);

/** Returns the profiles, their people and the last calculation. */
export async function readProfiling(db: Db) {
  // The version first: with profiles older than their version, a write based on them would not be rejected.
  const row = one(await db.select().from(profiling).where(ofShop));
  const [taken, counted, all, known] = await Promise.all([
    takenProfiles(db),
    db
      .select({ id: personProfiles.targetId, people: sql<number>`count(*)::integer` })
      .from(personProfiles)
      .groupBy(personProfiles.targetId),
    db.select({ id: targets.id, name: targets.name }).from(targets).orderBy(asc(targets.nameKey), asc(targets.id)),
    db.$count(customers, isPerson),
  ]);
  const peopleOf = new Map(counted.map(({ id, people }) => [id, people]));
  const ids = taken.map(({ id }) => id);
  const { computedAt, computed, recommendedAt, version } = row;
  return {
    profiles: taken.map(({ id, name, description }) => ({ id, name, description, people: computedAt ? (peopleOf.get(id) ?? 0) : null })),
    others: all.filter(({ id }) => !ids.includes(id)),
    known,
    computedAt: computedAt?.toISOString() ?? null,
    recommendedAt: recommendedAt?.toISOString() ?? null,
    isStale: computed !== null && spelled(computed) !== spelled(taken),
    version,
  };
}

const spelled = (list: readonly { id: number; version: number }[]) => list.map(({ id, version }) => `${id}:${version}`).join(" ");

/** Locks the profiles for this transaction. */
export async function lockProfiling(tx: Db): Promise<typeof profiling.$inferSelect> {
  return one(await tx.select().from(profiling).where(ofShop).for("update"));
}

/** Returns which of these targets exist. */
export async function knownTargets(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: targets.id })
    .from(targets)
    .where(inArray(targets.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** Stores the order of the locked profiles and increments their version. */
export async function writeOrder(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(profiles);
  if (ids.length > 0) await tx.insert(profiles).values(ids.map((targetId, place) => ({ targetId, place })));
  await tx
    .update(profiling)
    .set({ version: sql`${profiling.version} + 1` })
    .where(ofShop);
}

/** Returns the profiles in their order, as used by a calculation. */
export function takenProfiles(db: Db): Promise<(TakenProfile & { name: string; description: string })[]> {
  return db
    .select({ id: targets.id, name: targets.name, description: targets.description, version: targets.version, tree: targets.tree })
    .from(profiles)
    .innerJoin(targets, eq(targets.id, profiles.targetId))
    .orderBy(asc(profiles.place));
}

/** Returns the running calculation, or the last one if it failed; null when done. */
export async function unfinishedRun(db: Db): Promise<TaskRow | null> {
  const hasFailed = eq(backgroundTasks.state, "Failed");
  const isLast = sql`${backgroundTasks.payload} ->> 'run' = (select ${profiling.run}::text from ${profiling})`;
  const [found] = await db
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.kind, AFFECT), or(inArray(backgroundTasks.state, ["Planned", "Running"]), and(hasFailed, isLast))))
    .orderBy(hasFailed, desc(backgroundTasks.plannedAt))
    .limit(1);
  return found ?? null;
}

/** Marks this calculation as current; returns the last person id it covers. */
export async function beginRun(tx: Db, run: string): Promise<number> {
  await tx.update(profiling).set({ run }).where(ofShop);
  const [row] = await tx.select({ last: max(customers.id) }).from(customers);
  return row?.last ?? 0;
}

/** Assigns each person in an id range the first matching profile, replacing the previous. */
export async function affectPeople(
  tx: Db,
  taken: readonly TakenProfile[],
  { now, from, to }: { now: Date; from: number; to: number },
  subscribed: Subscribed,
): Promise<void> {
  await tx.delete(personProfiles).where(and(gt(personProfiles.customerId, from), lte(personProfiles.customerId, to)));
  if (taken.length === 0) return;
  const which = sql`${gt(customers.id, from)} and ${lte(customers.id, to)}`;
  // A target deleted meanwhile matches no one.
  await tx.execute(sql`insert into ${personProfiles} (customer_id, target_id)
    select found.id, found.target_id from (${firstTargetQuery(taken, now, subscribed, which)}) as found
    join ${targets} on ${targets.id} = found.target_id`);
}

/** Records the input and the time of the calculation. */
export async function endRun(tx: Db, taken: readonly TakenProfile[], now: Date): Promise<void> {
  const computed = taken.map(({ id, version }) => ({ id, version }));
  await tx.update(profiling).set({ computed, computedAt: now }).where(ofShop);
}

function one<Row>([row]: Row[]): Row {
  if (!row) throw new Error("the shop has no row of profiling");
  return row;
}
