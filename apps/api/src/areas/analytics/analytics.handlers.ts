import type { Schemas } from "@reserve/contract";
import {
  actionTypes,
  claims,
  hasClaim,
  type TargetGroup,
  targetFaults,
  targetFieldRanges,
  targetOperators,
  targetRules,
} from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { makeAnalysis } from "./analysis.handlers.ts";
import { actionTexts, faultTexts, operatorTexts, rangeTexts, ruleTexts } from "./analytics.texts.ts";
import { eraseEventsOf, recordEvents } from "./events.store.ts";
import { makeProfile, type ProfileSources } from "./profile.handlers.ts";
import { profilingHandlers } from "./profiling.handlers.ts";
import { type FieldSources, fieldsOf, labelsOf, valuesOf } from "./target.fields.ts";
import { exportPeople } from "./targets.export.ts";
import { countPeople, somePeople } from "./targets.people.ts";
import { asSummary, changeTarget, insertTarget, listTargets, targetRows } from "./targets.store.ts";

const NO_NAME = { fr: "Donnez un nom à la cible.", en: "Give the target a name." };
const NOT_SEARCHED = { fr: "Les valeurs de ce champ ne se cherchent pas.", en: "The values of this field are not searched." };
const NO_PEOPLE = {
  fr: "Vous n’avez pas le droit de lire les clients.",
  en: "You do not have the right to read customers.",
};
/** Reason why a target cannot be deleted: names of campaigns that would lose their recipients. */
const stillWritten = (campaigns: readonly string[]): Sentence => ({
  fr: `Une campagne qui n’est pas encore partie va à cette cible : ${campaigns.map((name) => `« ${name} »`).join(", ")}. Décochez-la d’abord.`,
  en: `A campaign that has not left yet goes to this target: ${campaigns.map((name) => `“${name}”`).join(", ")}. Untick it there first.`,
});
const NO_CUSTOMER = { fr: "Ce client n’existe pas ou n’existe plus.", en: "This customer does not exist, or no longer." };
const SAMPLE = 4;

/** Functions of other areas that analytics uses. */
export type AnalyticsSources = FieldSources & ProfileSources;

/** Creates the handlers of targets, their people, and visitor events. */
export function makeHandlers(sources: AnalyticsSources): AreaHandlers<"analytics"> {
  const { subscribed, countries } = sources;
  const targets = recordHandlers({
    entity: "target",
    notFound: { fr: "Cette cible n’existe pas ou n’existe plus.", en: "This target does not exist, or no longer." },
    rows: targetRows,
    toRecord: async (row, { db, locale }) => ({ ...asSummary(row), labels: await labelsOf(db, row.tree, { locale, countries }) }),
    nameOf: ({ name }) => name,
    // Without the count.
    audited: ({ name, description, tree }) => ({ name, description, tree }),
  });
  const checked = async (db: Db, body: Schemas["TargetSave"], now: Date) => {
    const terms = termsOf(body);
    return { ...terms, people: (await countPeople(db, terms.tree, now, subscribed)).count };
  };
  const labelled = <Key extends string>(keys: readonly Key[], words: Readonly<Record<Key, Sentence>>, locale: "fr" | "en") =>
    keys.map((id) => ({ id, label: words[id][locale] }));

  return {
    ...makeAnalysis(sources, countable),

    ...profilingHandlers,
    ...makeProfile(sources),

    listTargets: ({ input: { query = {} }, db }) => listTargets(db, query),
    getTarget: targets.get,
    createTarget: targets.create(async (body, { db, now }) => insertTarget(db, await checked(db, body, now), now)),
    updateTarget: targets.update(async ({ id }, body, { db, now }) => changeTarget(db, id, await checked(db, body, now), now)),
    deleteTarget: targets.remove(async ({ id }, { db }) => {
      const waiting = await sources.unsentCampaignsTo(db, { targetId: id });
      if (waiting.length > 0) throw refuse.conflict(stillWritten(waiting), "CampaignsWait");
      await targetRows.remove(db, id);
    }),

    countTarget: async ({ input: { body }, db, now }) => {
      const counted = await countPeople(db, countable(body.tree), now, subscribed);
      return { ...SUCCESS, entityOutput: { ...counted, countedAt: now.toISOString() } };
    },

    sampleTarget: async ({ input: { body }, db, now, user }) => {
      const target = countable(body.tree);
      if (!hasClaim(user.claims, [claims.public.customersManage])) return { ...SUCCESS, entityOutput: { people: null } };
      const people = await somePeople(db, target, { now, turn: body.turn, most: SAMPLE }, subscribed);
      return { ...SUCCESS, entityOutput: { people: people.map(({ email: _email, ...person }) => person) } };
    },

    exportTarget: async ({ input: { query }, db, now, user, locale }) => {
      const found = targets.existing(await targetRows.find(db, query.id));
      if (!hasClaim(user.claims, [claims.public.customersManage])) throw refuse.forbidden([claims.public.customersManage], NO_PEOPLE);
      return exportPeople(db, found, subscribed, { locale, now, format: query.format });
    },

    getFieldConfiguration: async ({ locale }) => ({
      ranges: labelled(targetFieldRanges, rangeTexts, locale),
      operators: labelled(targetOperators, operatorTexts, locale),
      rules: labelled(targetRules, ruleTexts, locale),
    }),

    listTargetFields: async ({ input: { query }, locale }) => ({ items: fieldsOf(query.range, locale) }),

    searchFieldValues: async ({ input: { query }, db, locale, variant }) => {
      const { field, search = "" } = query;
      const items = await valuesOf(db, field, search, { locale, variant, sources });
      if (!items) throw refuse.invalid([{ propertyName: "field", errorMessage: NOT_SEARCHED }]);
      return { items };
    },

    listActionTypes: async ({ locale }) => ({ items: labelled(actionTypes, actionTexts, locale) }),

    recordEvents: async ({ input: { body }, db, now }) => {
      const recorded = await recordEvents(db, body.events, now);
      return { ...SUCCESS, entityOutput: { received: body.events.length, recorded: recorded.length } };
    },

    deletePersonEvents: async ({ input: { query }, db, audit }) => {
      const forgotten = await eraseEventsOf(db, query.id);
      if (forgotten === null) throw refuse.notFound(NO_CUSTOMER);
      audit({ entity: "customer", entityId: query.id, before: { events: forgotten } });
      return { ...SUCCESS, entityOutput: { forgotten } };
    },
  };
}

function faultsOf(tree: TargetGroup, mayBeEmpty: boolean) {
  return targetFaults(tree, { mayBeEmpty }).map(({ path, reason }) => ({ propertyName: `tree.${path}`, errorMessage: faultTexts[reason] }));
}

/** Returns a target that can be counted; throws 422 with every invalid path. */
function countable(tree: TargetGroup): TargetGroup {
  const wrong = faultsOf(tree, true);
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return tree;
}

/** Returns the normalized fields of a target; throws 422 with every invalid path. */
function termsOf({ name, description, tree }: Schemas["TargetSave"]) {
  const wrong = faultsOf(tree, false);
  if (name.trim() === "") wrong.unshift({ propertyName: "name", errorMessage: NO_NAME });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return { name: name.trim(), description: description.trim(), tree };
}
