import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import type { Ports } from "../../platform/ports.ts";
import { unfinishedCalculation } from "./profile.titles.ts";
import {
  AFFECT,
  beginRun,
  knownTargets,
  lockProfiling,
  readProfiling,
  takenProfiles,
  unfinishedRun,
  writeOrder,
} from "./profiling.store.ts";

const NO_TARGET = { fr: "Cette cible n’existe pas ou n’existe plus.", en: "This target does not exist, or no longer." };
const UNDER_WAY = { fr: "Un calcul des profils est déjà en cours.", en: "A calculation of the profiles is under way already." };

/** Handlers of profiles: their targets, their order, and who has which. */
export const profilingHandlers: Pick<
  AreaHandlers<"analytics">,
  "listTargetsProfiling" | "saveProfileDisplayOrders" | "affectAllTargetsToUsers"
> = {
  listTargetsProfiling: async ({ db, ports, locale, setVersion }) => {
    const found = await profilingView(db, ports, locale);
    setVersion(found.version);
    return found;
  },

  saveProfileDisplayOrders: async ({ input: { body }, db, ports, locale, requireVersion, setVersion, audit }) => {
    await lockProfiling(db);
    const before = await profilingView(db, ports, locale);
    requireVersion(before.version, before);
    const knownIds = await knownTargets(db, body.targetIds);
    const gone = body.targetIds.flatMap((id, index) => (knownIds.has(id) ? [] : [`targetIds[${index}]`]));
    if (gone.length > 0) throw refuse.invalid(gone.map((propertyName) => ({ propertyName, errorMessage: NO_TARGET })));
    await writeOrder(db, body.targetIds);
    const after = await profilingView(db, ports, locale);
    audit({ entity: "profiling", entityId: "1", before: noted(before), after: noted(after) });
    setVersion(after.version);
    return { ...SUCCESS, entityOutput: after };
  },

  affectAllTargetsToUsers: async ({ db, ports, user, now, locale, variant, audit }) => {
    await lockProfiling(db);
    const unfinished = await unfinishedRun(db);
    if (unfinished && unfinished.state !== "Failed") throw refuse.conflict(UNDER_WAY, "UnderWay");
    const run = crypto.randomUUID();
    const last = await beginRun(db, run);
    const profiles = (await takenProfiles(db)).map(({ id, version, tree }) => ({ id, version, tree }));
    // One step more than people: the last one marks completion.
    const task = await planTask(
      db,
      ports,
      { kind: AFFECT, payload: { run, at: now.toISOString(), profiles }, totalCount: last + 1, user },
      now,
    );
    audit({ entity: "backgroundTask", entityId: task.id, after: { kind: task.kind, targetIds: profiles.map(({ id }) => id) } });
    return { ...SUCCESS, entityOutput: taskView(task, ports.jobDefinitions, locale, variant) };
  },
};

async function profilingView(
  db: Db,
  { jobDefinitions, variant }: Pick<Ports, "jobDefinitions" | "variant">,
  locale: LocaleCode,
): Promise<Schemas["TargetsProfiling"]> {
  const [found, task, recommending] = await Promise.all([readProfiling(db), unfinishedRun(db), unfinishedCalculation(db)]);
  return {
    ...found,
    task: task && taskView(task, jobDefinitions, locale, variant),
    recommending: recommending && taskView(recommending, jobDefinitions, locale, variant),
  };
}

function noted({ profiles }: Schemas["TargetsProfiling"]) {
  return { profiles: profiles.map(({ name }) => name) };
}
