import type { Schemas } from "@reserve/contract";
import { type ActionType, type AnalysisFaultReason, analysisFaults, analysisParts, type TargetGroup } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { refuse, type Sentence } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { type Analysed, figuresOf, figuresOverTime, topsOf } from "./analysis.store.ts";
import { type FieldSources, labelsOf } from "./target.fields.ts";
import { countKnown, type Subscribed, targetedIds } from "./targets.people.ts";
import { targetRows } from "./targets.store.ts";

const ONE_TARGET: Sentence = {
  fr: "Donnez une cible enregistrée ou des conditions, l’une ou l’autre.",
  en: "Give a saved target or conditions, one or the other.",
};
const GONE: Sentence = { fr: "Cette cible n’existe pas ou n’existe plus.", en: "This target does not exist, or no longer." };

const faultTexts: Readonly<Record<AnalysisFaultReason, Sentence>> = {
  NoDay: { fr: "Cette date n’existe pas.", en: "There is no such date." },
  EndsBeforeStart: { fr: "La période finit avant d’avoir commencé.", en: "The period ends before it begins." },
  NotBegun: { fr: "Cette période n’a pas encore commencé.", en: "This period has not begun yet." },
  TooLong: {
    fr: "La période est trop longue : un an par jour, trois ans par semaine, dix ans par mois.",
    en: "The period is too long: a year by day, three by week, ten by month.",
  },
  NoTimeZone: { fr: "Ce fuseau horaire n’existe pas.", en: "There is no such time zone." },
};

type AnalysisHandlers = Pick<
  AreaHandlers<"analytics">,
  "statsFromTarget" | "overTimeFromTarget" | "topsFromTarget" | "topsFromTargetAndActionType"
>;

/** Creates the handlers of target analyses; `countable` drops conditions that cannot be evaluated. */
export function makeAnalysis(
  { subscribed, countries }: Pick<FieldSources, "countries"> & { subscribed: Subscribed },
  countable: (tree: TargetGroup) => TargetGroup,
): AnalysisHandlers {
  /** Validates the question; throws 422 with every invalid property. Sets a statement timeout for the rest of the transaction. */
  async function analysed(db: Db, question: Schemas["AnalysisQuestion"], now: Date) {
    const { targetId, tree } = question;
    const wrong = analysisFaults(question, now).map(({ field, reason }) => ({
      propertyName: field as string,
      errorMessage: faultTexts[reason],
    }));
    if ((targetId === null) === (tree === null)) wrong.unshift({ propertyName: "tree", errorMessage: ONE_TARGET });
    const saved = targetId === null ? null : await targetRows.find(db, targetId);
    if (targetId !== null && !saved) wrong.unshift({ propertyName: "targetId", errorMessage: GONE });
    if (wrong.length > 0) throw refuse.invalid(wrong);
    const target = saved?.tree ?? countable(tree ?? { rule: "all", nodes: [] });
    const parts = analysisParts(question, now);
    const analysis: Analysed = { people: await targetedIds(db, target, now, subscribed), parts };
    return { target, analysis, period: { period: parts.period, previous: parts.previous, countedAt: now.toISOString() } };
  }

  async function tops(db: Db, question: Schemas["AnalysisTopsQuestion"], action: ActionType | null, now: Date) {
    const { analysis, period } = await analysed(db, question, now);
    const { kind, most } = question;
    return { ...SUCCESS, entityOutput: { ...period, items: await topsOf(db, analysis, { kind, most, action }) } };
  }

  return {
    statsFromTarget: async ({ input: { body }, db, now, locale }) => {
      const { target, analysis, period } = await analysed(db, body, now);
      const targeted = analysis.people?.count ?? (await countKnown(db));
      const labels = await labelsOf(db, target, { locale, countries });
      return { ...SUCCESS, entityOutput: { ...period, labels, targeted, ...(await figuresOf(db, analysis)) } };
    },

    overTimeFromTarget: async ({ input: { body }, db, now }) => {
      const { analysis, period } = await analysed(db, body, now);
      const figures = await figuresOverTime(db, analysis);
      const { parts, before } = analysis.parts;
      const points = figures.now.map((found, index) => {
        const [part, earlier, then] = [parts[index], before[index], figures.before[index]];
        if (!part || !earlier || !then) throw new Error("a part without the one before it");
        return { start: part.start, isComplete: part.isComplete, ...found, previous: { start: earlier.start, ...then } };
      });
      return { ...SUCCESS, entityOutput: { ...period, points } };
    },

    topsFromTarget: async ({ input: { body }, db, now }) => tops(db, body, null, now),

    topsFromTargetAndActionType: async ({ input: { body }, db, now }) => tops(db, body, body.action, now),
  };
}
