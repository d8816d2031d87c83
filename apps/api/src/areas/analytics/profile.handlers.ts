import type { Schemas } from "@reserve/contract";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { planTask } from "../../platform/jobs/jobs.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { countReach, membersOf, type SuppressedKeys } from "./profile.store.ts";
import { RECOMMEND, titlesFor, unfinishedCalculation } from "./profile.titles.ts";
import { lockProfiling, readProfiling, takenProfiles } from "./profiling.store.ts";
import { type FieldSources, labelsOf } from "./target.fields.ts";
import type { Subscribed } from "./targets.people.ts";
import { targetRows } from "./targets.store.ts";

const GONE: Sentence = { fr: "Cette cible n’existe pas ou n’existe plus.", en: "This target does not exist, or no longer." };
const NO_PROFILES: Sentence = { fr: "Aucune cible ne sert de profil.", en: "No target is a profile." };
const NOT_COMPUTED: Sentence = { fr: "Calculez d’abord les profils.", en: "Calculate the profiles first." };
const MOST_CAMPAIGNS = 10;

/** Functions of other areas for mail recipients. */
export interface ProfileSources extends Pick<FieldSources, "countries"> {
  subscribed: Subscribed;
  suppressed: SuppressedKeys;
  /** Returns the campaigns to a target, latest first. */
  campaignsTo: (db: Db, targetId: number, most: number) => Promise<{ id: number; name: string }[]>;
  /** Returns the names of campaigns to this target that are not finished. */
  unsentCampaignsTo: (db: Db, to: { targetId: number }) => Promise<string[]>;
}

type Handlers = Pick<AreaHandlers<"analytics">, "calculateRecommendations" | "getTargetProfiling" | "getTargetEmailing">;

/** Creates the handlers for a target as a profile and as recipients, and for recommended titles. */
export function makeProfile({ subscribed, countries, suppressed, campaignsTo }: ProfileSources): Handlers {
  return {
    calculateRecommendations: async ({ db, ports, user, now, locale, variant, audit }) => {
      const { computedAt } = await lockProfiling(db);
      const open = await unfinishedCalculation(db);
      if (open && open.state !== "Failed") return { ...SUCCESS, entityOutput: taskView(open, ports.jobDefinitions, locale, variant) };
      const targetIds = (await takenProfiles(db)).map(({ id }) => id);
      if (targetIds.length === 0) throw refuse.conflict(NO_PROFILES, "NoProfiles");
      if (!computedAt) throw refuse.conflict(NOT_COMPUTED, "NotComputed");
      const payload = { at: now.toISOString(), targetIds };
      const task = await planTask(db, ports, { kind: RECOMMEND, payload, totalCount: targetIds.length, user }, now);
      audit({ entity: "backgroundTask", entityId: task.id, after: { kind: task.kind, targetIds } });
      return { ...SUCCESS, entityOutput: taskView(task, ports.jobDefinitions, locale, variant) };
    },

    getTargetProfiling: async ({ input: { query }, db, locale }) => {
      const [found, profiling] = await Promise.all([targetRows.find(db, query.id), readProfiling(db)]);
      const { id, name, tree } = existing(found);
      const { profiles, known, computedAt, isStale, recommendedAt } = profiling;
      const place = profiles.findIndex((profile) => profile.id === id) + 1;
      const isProfile = place > 0;
      const [labels, people, titles] = await Promise.all([
        labelsOf(db, tree, { locale, countries }),
        isProfile && computedAt ? membersOf(db, id) : null,
        isProfile ? titlesFor(db, id) : [],
      ]);
      return {
        ...{ id, name, tree: tree as Schemas["TargetGroup"], labels, known, computedAt },
        place: isProfile ? place : null,
        people,
        isStale: isProfile && isStale,
        titles,
        recommendedAt,
      };
    },

    getTargetEmailing: async ({ input: { query }, db, now }) => {
      const { id, name, tree } = existing(await targetRows.find(db, query.id));
      const [reach, campaigns] = await Promise.all([
        countReach(db, tree, now, { subscribed, suppressed }),
        campaignsTo(db, id, MOST_CAMPAIGNS),
      ]);
      return { id, name, ...reach, campaigns };
    },
  };
}

function existing<Row>(found: Row | null): Row {
  if (!found) throw refuse.notFound(GONE);
  return found;
}
