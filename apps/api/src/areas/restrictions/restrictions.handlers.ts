import type { LocaleCode } from "@reserve/client-variant";
import type { Schemas } from "@reserve/contract";
import { availabilityCodes, parseRestrictionValue, restrictionTakes, restrictionTypes } from "@reserve/domain";
import { SUCCESS } from "../../platform/contract/answers.ts";
import type { AreaHandlers } from "../../platform/contract/handlers.ts";
import { type PropertyRefusal, refuse } from "../../platform/contract/refusals.ts";
import type { Db } from "../../platform/database/database.ts";
import { taskView } from "../../platform/jobs/task-view.ts";
import { recordHandlers } from "../../platform/records/record-handlers.ts";
import { applyRules, takeRules, unfinishedTask } from "./restrictions.apply.ts";
import { checkRules } from "./restrictions.check.ts";
import {
  asRestriction,
  changeRestriction,
  insertRestrictions,
  listRestrictions,
  MOST_VALUES,
  namesOf,
  type RestrictionText,
  restrictionRows,
  valuesTaken,
} from "./restrictions.store.ts";
import { sentenceOfDuplicate, sentenceOfFault, TYPE_TEXTS } from "./restrictions.texts.ts";

const ONE_VALUE = { fr: "Une règle porte sur une seule valeur.", en: "A rule is about one value only." };

/** Languages of French bookshops, most likely first. */
const LANGUAGES = [
  "fre",
  "eng",
  "spa",
  "ger",
  "ita",
  "por",
  "bre",
  "oci",
  "baq",
  "cat",
  "cos",
  "ara",
  "chi",
  "jpn",
  "rus",
  "dut",
  "gre",
  "lat",
  "mul",
];

const records = recordHandlers({
  entity: "restriction",
  notFound: { fr: "Cette règle n’existe pas ou n’existe plus.", en: "This rule does not exist, or no longer." },
  rows: {
    find: restrictionRows.find,
    lock: async (tx, id) => {
      await takeRules(tx);
      return restrictionRows.lock(tx, id);
    },
  },
  toRecord: asRestriction,
  nameOf,
});

/** Handlers of the rules that hide titles from the public site. */
export const handlers: AreaHandlers<"restrictions"> = {
  listRestrictions: ({ input: { query = {} }, db }) => listRestrictions(db, query),
  getRestriction: records.get,

  createRestriction: async ({ input: { body }, db, user, now, locale, variant, ports, audit }) => {
    const texts = checked(body);
    await takeRules(db);
    await requireFree(db, texts, null);
    const items = await insertRestrictions(db, texts, now);
    const task = await applyRules(db, ports, items, user, now);
    const [first, ...more] = items;
    const isOne = first !== undefined && more.length === 0;
    audit({
      entity: "restriction",
      entityId: isOne ? first.id : null,
      entityName: isOne ? nameOf(first) : null,
      after: isOne
        ? { ...first }
        : { type: body.type, isExcluded: body.isExcluded, label: body.label, values: items.map(({ value }) => value) },
    });
    return { ...SUCCESS, entityOutput: { items, task: task && taskView(task, ports.jobDefinitions, locale, variant) } };
  },

  updateRestriction: records.update(async (before, body, { db, user, now, ports }) => {
    const texts = checked(body);
    const [text] = texts;
    if (!text || texts.length > 1) throw refuse.invalid([{ propertyName: "values", errorMessage: ONE_VALUE }]);
    await requireFree(db, texts, before.id);
    const after = await changeRestriction(db, before.id, text);
    await applyRules(db, ports, [before, after], user, now);
    return after;
  }),

  deleteRestriction: records.remove(async (rule, { db, user, now, ports }) => {
    await restrictionRows.remove(db, rule.id);
    await applyRules(db, ports, [rule], user, now);
  }),

  checkRestrictions: async ({ input: { body }, db, variant }) => {
    const { id, type, isExcluded, values, after } = body;
    if (id !== null) records.existing(await restrictionRows.find(db, id));
    const rules = checked({ type, isExcluded, values, label: "" });
    return { ...SUCCESS, entityOutput: await checkRules(db, { id, rules }, { onlyCustom: variant.flags.onlyCustomProducts, after }) };
  },

  listRestrictionTypes: async ({ locale }) => ({
    items: restrictionTypes.map((id) => ({ id, label: TYPE_TEXTS[id][locale], takes: restrictionTakes[id] })),
  }),

  listRestrictionValues: async ({ input: { query }, db, locale, variant }) => {
    const { type, search } = query;
    switch (type) {
      case "Ean":
      case "Price":
        return { items: [] };
      case "AvailabilityCode":
        return { items: availabilityCodes.map((value) => ({ value, label: variant.availabilities[value].label[locale] })) };
      case "Language":
        return {
          items: [...new Set([...LANGUAGES, ...(await namesOf(db, type, undefined))])]
            .slice(0, MOST_VALUES)
            .map((value) => ({ value, label: languageOf(value, locale) })),
        };
      default:
        return { items: (await namesOf(db, type, search)).map((value) => ({ value, label: value })) };
    }
  },

  getRestrictionProgress: async ({ db, locale, variant, ports }) => {
    const task = await unfinishedTask(db);
    return { task: task && taskView(task, ports.jobDefinitions, locale, variant) };
  },
};

/** Returns the name of a rule in the log. */
function nameOf({ label, value }: Schemas["Restriction"]): string {
  return label || value;
}

/** Returns one normalized rule per value; throws 422 with every invalid value. */
function checked({ type, values, isExcluded, label }: Schemas["RestrictionSave"]): RestrictionText[] {
  const wrong: PropertyRefusal[] = [];
  const texts = values.flatMap((typed, place): RestrictionText[] => {
    const verdict = parseRestrictionValue(type, typed);
    if (verdict.isValid) return [{ type, value: verdict.value, isExcluded, label: label.trim() }];
    wrong.push({ propertyName: `values[${place}]`, errorMessage: sentenceOfFault(typed, verdict) });
    return [];
  });
  if (wrong.length > 0) throw refuse.invalid(wrong);
  return texts;
}

/** Throws 409 with every value that already has a rule, or was submitted twice. */
async function requireFree(db: Db, texts: readonly RestrictionText[], exceptId: number | null): Promise<void> {
  const [first] = texts;
  if (!first) return;
  const values = texts.map(({ value }) => value);
  const taken = await valuesTaken(db, first.type, values, exceptId);
  const [, ...others] = taken.map(({ place, isInList }) => ({
    propertyName: `values[${place}]`,
    errorMessage: sentenceOfDuplicate(values[place] ?? "", isInList),
  }));
  const [one] = taken;
  if (!one) return;
  const message = sentenceOfDuplicate(values[one.place] ?? "", one.isInList);
  throw refuse.conflict(message, "duplicate", [{ propertyName: `values[${one.place}]`, errorMessage: message }, ...others]);
}

function languageOf(code: string, locale: LocaleCode): string {
  try {
    const name = new Intl.DisplayNames([locale], { type: "language", fallback: "code" }).of(code);
    return name === undefined || name === code ? code : `${name} (${code})`;
  } catch {
    // A feed may contain an invalid code, which is shown unchanged.
    return code;
  }
}
