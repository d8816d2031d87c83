import type { Schemas } from "@reserve/contract";
import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { productTitles } from "../../platform/catalog/product-titles.ts";
import { type Db, rowsOf } from "../../platform/database/database.ts";
import type { TaskRow } from "../../platform/jobs/jobs.ts";
import { backgroundTasks } from "../../platform/jobs/tasks.tables.ts";
import type { JobContext, JobDefinitions, Ports } from "../../platform/ports.ts";
import { analyticEvents } from "./analytics.tables.ts";
import { personProfiles, profiles, profileTitles, profiling } from "./profiling.tables.ts";

/** Title of the background task. */
export const RECOMMEND = "CalculateRecommendations";

/** Filters products to those shown on the public site. */
export type ShownProducts = (db: Db, ids: readonly number[], variant: Ports["variant"]) => Promise<readonly { id: number }[]>;

/** Number of recommended titles, and of candidates considered. */
const RECOMMENDED = 20;
const LOOKED_AT = 100;

/** Jobs that calculate recommendations for profiles. */
export function recommendationJobs(shownProducts: ShownProducts): JobDefinitions {
  return {
    [RECOMMEND]: {
      label: () => ({ fr: "Calcul des recommandations", en: "Calculation of the recommendations" }),
      run: (context) => recommend(context, shownProducts),
    },
  };
}

/** Calculates recommendations profile by profile; skips a target that is no longer a profile. */
async function recommend({ payload, ports, doneCount, step }: JobContext, shownProducts: ShownProducts): Promise<void> {
  const { at, targetIds } = payload as { at: string; targetIds: number[] };
  for (const [index, targetId] of [...targetIds.entries()].slice(doneCount)) {
    await step(async (tx) => {
      if (await isProfile(tx, targetId)) await writeTitles(tx, targetId, await bestOf(tx, targetId, ports.variant, shownProducts));
      if (index === targetIds.length - 1) await tx.update(profiling).set({ recommendedAt: new Date(at) });
    });
  }
}

async function isProfile(tx: Db, targetId: number): Promise<boolean> {
  const [row] = await tx.select({ id: profiles.targetId }).from(profiles).where(eq(profiles.targetId, targetId)).for("share");
  return row !== undefined;
}

/** Returns the titles that most people of a profile bought, among those on the public site. */
async function bestOf(tx: Db, targetId: number, variant: Ports["variant"], shownProducts: ShownProducts) {
  const bought = await rowsOf<{ ean: string; people: number; id: number }>(
    tx,
    sql`select bought.ean, people, ${productTitles.id} from (
        select ${analyticEvents.ean} as ean, count(distinct ${analyticEvents.customerId})::integer as people
        from ${analyticEvents} join ${personProfiles} on ${personProfiles.customerId} = ${analyticEvents.customerId}
        where ${personProfiles.targetId} = ${targetId} and ${analyticEvents.action} = 'Order' and ${analyticEvents.ean} is not null
        group by 1
      ) as bought join ${productTitles} on ${productTitles.ean} = bought.ean
      order by people desc, bought.ean collate "C" limit ${LOOKED_AT}`,
  );
  const ids = bought.map(({ id }) => id);
  const shown = new Set((await shownProducts(tx, ids, variant)).map(({ id }) => id));
  return bought.filter(({ id }) => shown.has(id)).slice(0, RECOMMENDED);
}

async function writeTitles(tx: Db, targetId: number, titles: readonly { ean: string; people: number }[]): Promise<void> {
  await tx.delete(profileTitles).where(eq(profileTitles.targetId, targetId));
  if (titles.length > 0)
    await tx.insert(profileTitles).values(titles.map(({ ean, people }, index) => ({ targetId, place: index + 1, ean, people })));
}

/** Returns the waiting or running calculation, or the last one if it failed; null when done. */
export async function unfinishedCalculation(db: Db): Promise<TaskRow | null> {
  const [last] = await db
    .select()
    .from(backgroundTasks)
    .where(eq(backgroundTasks.kind, RECOMMEND))
    .orderBy(inArray(backgroundTasks.state, ["Done", "Failed"]), desc(backgroundTasks.plannedAt))
    .limit(1);
  return last && last.state !== "Done" ? last : null;
}

/** Returns the recommended titles of a profile. */
export async function titlesFor(db: Db, targetId: number): Promise<Schemas["ProfileTitle"][]> {
  const rows = await db
    .select({ ean: profileTitles.ean, people: profileTitles.people, productId: productTitles.id, title: productTitles.title })
    .from(profileTitles)
    .leftJoin(productTitles, eq(productTitles.ean, profileTitles.ean))
    .where(eq(profileTitles.targetId, targetId))
    .orderBy(asc(profileTitles.place));
  return rows.map(({ title, ...row }) => ({ ...row, title: title ?? row.ean }));
}
