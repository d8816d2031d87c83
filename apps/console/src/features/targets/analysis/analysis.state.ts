import {
  type ActionType,
  type AnalysisTopKind,
  actionTypes,
  analysisTopKinds,
  isTargetGroup,
  parisDay,
  type StatsUnit,
  shiftDay,
  statsUnits,
  type TargetGroup,
  type TargetNode,
  targetFieldIds,
  targetOperators,
  targetRules,
} from "@reserve/domain";

/** Periods that have a name; the others have two days. */
export const periodNames = ["days7", "days30", "month", "lastMonth", "months12", "custom"] as const;
/** Name of a period, from `periodNames`. */
export type PeriodName = (typeof periodNames)[number];

/** Figures that the chart can show. */
export const measures = ["people", "events", "orders", "turnover"] as const;
/** A figure, from `measures`. */
export type Measure = (typeof measures)[number];

/** State of the analysis in its URL. */
export interface AnalysisState {
  /** A saved target. */
  targetId: number | null;
  /** A target that is built here; neither: everybody. */
  tree: TargetGroup | null;
  period: PeriodName;
  from: string;
  to: string;
  grain: StatsUnit;
  measure: Measure;
  kind: AnalysisTopKind;
  /** Null: all actions together. */
  action: ActionType | null;
}

/** URL parameters to set; null removes one. */
export type AnalysisChange = Readonly<Record<string, string | null>>;

const usualGrain: Readonly<Record<PeriodName, StatsUnit>> = {
  days7: "day",
  days30: "day",
  month: "day",
  lastMonth: "day",
  months12: "month",
  custom: "day",
};

/** Parses the URL relative to a day; invalid parameters are ignored. */
export function analysisIn(search: URLSearchParams, now: Date): AnalysisState {
  const today = parisDay(now);
  const one = <Word extends string>(name: string, words: readonly Word[], fallback: Word): Word =>
    words.find((word) => word === search.get(name)) ?? fallback;
  const period = one("period", periodNames, "days30");
  const id = Number(search.get("target"));
  const targetId = Number.isSafeInteger(id) && id > 0 ? id : null;
  return {
    ...{ targetId, tree: targetId === null ? treeIn(search.get("tree")) : null, period },
    ...(period === "custom" ? { from: search.get("from") ?? shiftDay(today, -29), to: search.get("to") ?? today } : daysOf(period, today)),
    grain: one("grain", statsUnits, usualGrain[period]),
    measure: one("measure", measures, "people"),
    kind: one("kind", analysisTopKinds, "Title"),
    action: actionTypes.find((action) => action === search.get("action")) ?? null,
  };
}

/** The first and the last day of a period that has a name. */
function daysOf(period: Exclude<PeriodName, "custom">, today: string): { from: string; to: string } {
  const monthStart = `${today.slice(0, 7)}-01`;
  switch (period) {
    case "days7":
      return { from: shiftDay(today, -6), to: today };
    case "days30":
      return { from: shiftDay(today, -29), to: today };
    case "month":
      return { from: monthStart, to: today };
    case "lastMonth": {
      const to = shiftDay(monthStart, -1);
      return { from: `${to.slice(0, 7)}-01`, to };
    }
    case "months12": {
      const [year = 0, month = 0] = today.split("-").map(Number);
      return { from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10), to: today };
    }
  }
}

/** Parses the target of a URL; null when it is invalid. */
export function treeIn(text: string | null): TargetGroup | null {
  if (text === null) return null;
  try {
    const read: unknown = JSON.parse(text);
    return isNode(read) && isTargetGroup(read) ? read : null;
  } catch {
    return null;
  }
}

function isNode(value: unknown): value is TargetNode {
  if (typeof value !== "object" || value === null) return false;
  const { rule, nodes, field, operator, values } = value as Partial<Record<string, unknown>>;
  if (rule !== undefined) return isOneOf(targetRules, rule) && Array.isArray(nodes) && nodes.every(isNode);
  const isSupported = isOneOf(targetFieldIds, field) && isOneOf(targetOperators, operator);
  return isSupported && Array.isArray(values) && values.every((one) => typeof one === "string");
}

const isOneOf = (words: readonly string[], word: unknown) => typeof word === "string" && words.includes(word);
