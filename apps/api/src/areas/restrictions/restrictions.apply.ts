import type { RestrictionRule } from "@reserve/domain";
import { and, asc, desc, eq, inArray, max, type SQL, sql } from "drizzle-orm";
import { productSearch, products } from "../../platform/catalog/products.tables.ts";
import { restrictions } from "../../platform/catalog/restrictions.tables.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import { planTask, type TaskRow } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import type { JobContext, Ports } from "../../platform/ports.ts";
import { isHiddenBy, isNamedBy, spelled } from "./restrictions.rules.ts";

/** Title of the background task. */
export const APPLY = "ApplyRestrictions";

/** Number of titles up to which hiding and showing happens within the request. */
const AT_ONCE = 5_000;

/** Titles per step of the background task. */
const BATCH = 5_000;

/**
 * Locks the restriction rules: changes are applied one at a time, and no product is written under the old rules meanwhile. The lock's number is
 * shared with the trigger.
 */
export async function takeRules(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(4400740)`);
}

/** Returns the rules in force. */
export function currentRules(db: Db): Promise<(RestrictionRule & { id: number })[]> {
  return db
    .select({ id: restrictions.id, type: restrictions.type, value: restrictions.value, isExcluded: restrictions.isExcluded })
    .from(restrictions)
    .orderBy(asc(restrictions.id));
}

/**
 * Hides and shows titles after rules were created, changed or deleted (`touched`: before and after): immediately where few titles can be affected,
 * else by a background task, which is returned. A planned task that has not started serves all earlier changes.
 */
export async function applyRules(
  tx: Db,
  ports: Pick<Ports, "jobs">,
  touched: readonly RestrictionRule[],
  user: { id: number; userName: string },
  now: Date,
): Promise<TaskRow | null> {
  const among = await fewConcerned(tx, touched);
  if (among) {
    await setHidden(tx, among);
    return null;
  }
  // Locked until this transaction ends: a worker that would start the task waits, and then sees the new rules.
  const [waiting] = await tx
    .select()
    .from(backgroundTasks)
    .where(and(eq(backgroundTasks.kind, APPLY), eq(backgroundTasks.state, "Planned"), eq(backgroundTasks.doneCount, 0)))
    .orderBy(asc(backgroundTasks.plannedAt))
    .limit(1)
    .for("update");
  if (waiting) return waiting;
  const [row] = await tx.select({ last: max(products.id) }).from(products);
  return planTask(tx, ports, { kind: APPLY, payload: {}, totalCount: row?.last ?? 0, user }, now);
}

/** The background task: checks every title against the rules in force at that time, and updates those whose result changed. */
export async function applyEverywhere({ doneCount, totalCount, step }: JobContext): Promise<void> {
  for (let done = doneCount; done < totalCount; ) {
    const from = done;
    done = await step(
      async (tx) => {
        await takeRules(tx);
        await setHidden(tx, sql`${products.id} > ${from} and ${products.id} <= ${from + BATCH}`);
      },
      Math.min(BATCH, totalCount - from),
    );
  }
}

/** Returns the unfinished or failed task that applies rules; null when all titles are up to date. */
export async function unfinishedTask(db: Db): Promise<TaskRow | null> {
  const ofKind = eq(backgroundTasks.kind, APPLY);
  const [open] = await db
    .select()
    .from(backgroundTasks)
    .where(and(ofKind, inArray(backgroundTasks.state, ["Planned", "Running"])))
    .orderBy(desc(backgroundTasks.plannedAt))
    .limit(1);
  if (open) return open;
  const [last] = await db
    .select()
    .from(backgroundTasks)
    .where(and(ofKind, inArray(backgroundTasks.state, ["Done", "Failed"])))
    .orderBy(desc(backgroundTasks.plannedAt))
    .limit(1);
  return last?.state === "Failed" ? last : null;
}

/** Returns the titles that may change, if they are few or the catalogue is small. */
async function fewConcerned(tx: Db, touched: readonly RestrictionRule[]): Promise<SQL | null> {
  if (await isFew(tx, sql`true`)) return sql`true`;
  if (touched.some(({ isExcluded }) => !isExcluded)) return null;
  const named = isNamedBy(await spelled(tx, touched));
  return named && (await isFew(tx, named)) ? named : null;
}

async function isFew(tx: Db, condition: SQL): Promise<boolean> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select count(*)::integer as count from (select 1 from ${products} where ${condition} limit ${AT_ONCE + 1}) few`,
  );
  return (row?.count ?? 0) <= AT_ONCE;
}

async function setHidden(tx: Db, among: SQL): Promise<void> {
  const isHidden = isHiddenBy(await spelled(tx, await currentRules(tx)));
  await tx
    .update(productSearch)
    .set({ isRestricted: sql`not ${sql.identifier("is_restricted")}` })
    .where(
      sql`${productSearch.productId} in (
        select ${products.id} from ${products} join ${productSearch} found on found.product_id = ${products.id}
        where ${among} and found.is_restricted <> ${isHidden}
      )`,
    );
}
