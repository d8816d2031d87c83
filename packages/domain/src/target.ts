import { parisDay, parisDayStart, shiftDay } from "./dates.ts";
import { toCents } from "./money.ts";
import { searchKey } from "./text.ts";

/** Actions recorded on the public site and in its mails. */
export const actionTypes = ["View", "Search", "Cart", "Favorite", "Order", "MailClick", "Registration"] as const;
/** One of `actionTypes`. */
export type ActionType = (typeof actionTypes)[number];

/** Facts of the title that an action refers to. */
export const actionFacts = ["ean", "category", "publisher"] as const;
/** One of `actionFacts`. */
export type ActionFact = (typeof actionFacts)[number];

/** Groups of target fields in the field chooser. */
export const targetFieldRanges = ["Person", "Orders", "Titles", "Actions"] as const;
/** One of `targetFieldRanges`. */
export type TargetFieldRange = (typeof targetFieldRanges)[number];

/** Kinds of field values: `choice` is one of a fixed list, `lookup` is searched on the server. */
export const targetValueKinds = ["number", "money", "date", "choice", "lookup", "text"] as const;
/** One of `targetValueKinds`. */
export type TargetValueKind = (typeof targetValueKinds)[number];

/** Operators of target conditions. */
export const targetOperators = [
  "atLeast",
  "atMost",
  "since",
  "before",
  "inLastDays",
  "notInLastDays",
  "oneOf",
  "noneOf",
  "startsWith",
  "contains",
] as const;
/** One of `targetOperators`. */
export type TargetOperator = (typeof targetOperators)[number];

/** Source of a field: the person, subscriptions, totals of actions, or single actions. */
export type TargetSource =
  | { of: "person"; column: "createdAt" | "roleId" | "country" | "postalCode" | "orderCount" | "orderTotalCents" | "lastOrderAt" }
  | { of: "subscription" }
  | { of: "sum"; action: ActionType | "Visit"; column: "count" | "lastAt" }
  | { of: "fact"; action: ActionType; fact: ActionFact }
  | { of: "search" };

/** A field of target conditions. */
export interface TargetField {
  range: TargetFieldRange;
  kind: TargetValueKind;
  operators: readonly TargetOperator[];
  source: TargetSource;
  /** Options of a `choice`. */
  choices?: readonly string[];
}

const numbers = ["atLeast", "atMost"] as const;
const dates = ["since", "before", "inLastDays", "notInLastDays"] as const;
const sets = ["oneOf", "noneOf"] as const;

/** Subscription types. */
const subscriptions = ["Newsletter", "Marketing", "AlertSearchNewItems", "AlertProductAvailability", "PremiumAccount"] as const;

const countOf = (action: ActionType | "Visit", range: TargetFieldRange = "Actions") =>
  ({ range, kind: "number", operators: numbers, source: { of: "sum", action, column: "count" } }) as const;
const titleOf = (action: ActionType, fact: ActionFact) =>
  ({ range: "Titles", kind: "lookup", operators: sets, source: { of: "fact", action, fact } }) as const;

/** Every field of target conditions, in display order. */
export const targetFields = {
  createdAt: { range: "Person", kind: "date", operators: dates, source: { of: "person", column: "createdAt" } },
  role: { range: "Person", kind: "lookup", operators: sets, source: { of: "person", column: "roleId" } },
  subscription: { range: "Person", kind: "choice", operators: sets, source: { of: "subscription" }, choices: subscriptions },
  country: { range: "Person", kind: "lookup", operators: sets, source: { of: "person", column: "country" } },
  postalCode: { range: "Person", kind: "text", operators: ["startsWith"], source: { of: "person", column: "postalCode" } },
  orderCount: { range: "Orders", kind: "number", operators: numbers, source: { of: "person", column: "orderCount" } },
  orderTotal: { range: "Orders", kind: "money", operators: numbers, source: { of: "person", column: "orderTotalCents" } },
  lastOrder: { range: "Orders", kind: "date", operators: dates, source: { of: "person", column: "lastOrderAt" } },
  orderedTitle: titleOf("Order", "ean"),
  orderedCategory: titleOf("Order", "category"),
  orderedPublisher: titleOf("Order", "publisher"),
  viewedTitle: titleOf("View", "ean"),
  viewedCategory: titleOf("View", "category"),
  viewedPublisher: titleOf("View", "publisher"),
  cartedTitle: titleOf("Cart", "ean"),
  cartedCategory: titleOf("Cart", "category"),
  cartedPublisher: titleOf("Cart", "publisher"),
  wishedTitle: titleOf("Favorite", "ean"),
  wishedCategory: titleOf("Favorite", "category"),
  wishedPublisher: titleOf("Favorite", "publisher"),
  visits: countOf("Visit"),
  lastVisit: { range: "Actions", kind: "date", operators: dates, source: { of: "sum", action: "Visit", column: "lastAt" } },
  views: countOf("View"),
  searches: countOf("Search"),
  searchedFor: { range: "Actions", kind: "text", operators: ["contains"], source: { of: "search" } },
  carts: countOf("Cart"),
  wishes: countOf("Favorite"),
  mailClicks: countOf("MailClick"),
  registrations: countOf("Registration"),
} as const satisfies Record<string, TargetField>;
/** The name of one of `targetFields`. */
export type TargetFieldId = keyof typeof targetFields;
/** Their names, in the order in which they are offered. */
export const targetFieldIds = Object.keys(targetFields) as TargetFieldId[];

/** Returns the definition of a target field. */
export function targetField(id: TargetFieldId): TargetField {
  return targetFields[id];
}

/** A condition of a target. Amounts are decimal strings, days `2026-07-01`; several values are alternatives. */
export interface TargetCondition {
  field: TargetFieldId;
  operator: TargetOperator;
  values: readonly string[];
}

/** Rules that combine the members of a group. */
export const targetRules = ["all", "any", "none"] as const;
/** One of `targetRules`. */
export type TargetRule = (typeof targetRules)[number];

/** A group of conditions and groups, combined by a rule. */
export interface TargetGroup {
  rule: TargetRule;
  nodes: readonly TargetNode[];
}

/** A node of a target; the target itself is a group. */
export type TargetNode = TargetCondition | TargetGroup;

/** Returns the target of everyone whom a target excludes. */
export function complementOf({ rule, nodes }: TargetGroup): TargetGroup {
  if (rule === "none") return { rule: "any", nodes };
  return rule === "any" || nodes.length === 1 ? { rule: "none", nodes } : { rule: "none", nodes: [{ rule, nodes }] };
}

/** Whether a node is a group. */
export function isTargetGroup(node: TargetNode): node is TargetGroup {
  return "rule" in node;
}

/** Maximum nesting of groups, including the outermost. */
export const MOST_TARGET_LEVELS = 6;
/** Maximum number of conditions and groups. */
export const MOST_TARGET_NODES = 60;
/** Maximum number of values of a condition. */
export const MOST_TARGET_VALUES = 50;
const MOST_DAYS = 3650;
const MOST_COUNT = 1_000_000;

/** A node with its path: `nodes[2].nodes[0]`. */
export interface PlacedNode {
  node: TargetNode;
  path: string;
  /** 1: directly in the target. */
  level: number;
}

/** Returns all descendants of a target, parents first. */
export function targetNodes({ nodes }: TargetGroup, path = "", level = 1): PlacedNode[] {
  return nodes.flatMap((node, index) => {
    const own = `${path === "" ? "" : `${path}.`}nodes[${index}]`;
    return [{ node, path: own, level }, ...(isTargetGroup(node) ? targetNodes(node, own, level + 1) : [])];
  });
}

/** Reasons why a target cannot be counted. */
export type TargetFaultReason =
  | "NothingAsked"
  | "GroupEmpty"
  | "TooDeep"
  | "TooMany"
  | "OperatorUnfit"
  | "ValueMissing"
  | "TooManyValues"
  | "NoNumber"
  | "NoAmount"
  | "NoDay"
  | "NoDays"
  | "NoChoice"
  | "NoEan"
  | "NoWord";

/** A validation error with its path: `nodes[2].values`. */
export interface TargetFault {
  path: string;
  reason: TargetFaultReason;
}

/** Returns all errors of a target. One without conditions matches everyone: it can be counted, not saved. */
export function targetFaults(target: TargetGroup, { mayBeEmpty = false } = {}): TargetFault[] {
  if (target.nodes.length === 0) return mayBeEmpty ? [] : [{ path: "nodes", reason: "NothingAsked" }];
  const placed = targetNodes(target);
  if (placed.length > MOST_TARGET_NODES) return [{ path: "nodes", reason: "TooMany" }];
  return placed.flatMap(({ node, path, level }): TargetFault[] => {
    if (!isTargetGroup(node)) {
      const reason = conditionFault(node);
      return reason ? [{ path: `${path}.${reason === "OperatorUnfit" ? "operator" : "values"}`, reason }] : [];
    }
    if (level >= MOST_TARGET_LEVELS) return [{ path, reason: "TooDeep" }];
    return node.nodes.length === 0 ? [{ path: `${path}.nodes`, reason: "GroupEmpty" }] : [];
  });
}

/** Returns the error of a condition; null when it can be evaluated. */
export function conditionFault({ field: id, operator, values }: TargetCondition): TargetFaultReason | null {
  const field = targetField(id);
  if (!field.operators.includes(operator)) return "OperatorUnfit";
  const filled = values.filter((value) => value.trim() !== "");
  if (filled.length === 0 || filled.length < values.length) return "ValueMissing";
  const isSet = operator === "oneOf" || operator === "noneOf";
  if (values.length > (isSet ? MOST_TARGET_VALUES : 1)) return "TooManyValues";
  for (const value of values) {
    const fault = valueFault(id, field, operator, value);
    if (fault) return fault;
  }
  return null;
}

function valueFault(id: TargetFieldId, field: TargetField, operator: TargetOperator, value: string): TargetFaultReason | null {
  switch (field.kind) {
    case "number":
      return isCount(value, 0, MOST_COUNT) ? null : "NoNumber";
    case "money":
      return (toCents(value) ?? -1) >= 0 ? null : "NoAmount";
    case "date":
      if (operator === "inLastDays" || operator === "notInLastDays") return isCount(value, 1, MOST_DAYS) ? null : "NoDays";
      return isDay(value) ? null : "NoDay";
    case "choice":
      return field.choices?.includes(value) ? null : "NoChoice";
    case "lookup":
      if (field.source.of === "fact") return field.source.fact !== "ean" || /^\d{13}$/.test(value) ? null : "NoEan";
      return (id === "role" ? isCount(value, 1, 2_147_483_647) : /^[A-Z]{2}$/.test(value)) ? null : "NoChoice";
    case "text":
      return searchKey(value) === "" ? "NoWord" : null;
  }
}

function isCount(text: string, least: number, most: number): boolean {
  return /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most;
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= "1900-01-01" && shiftDayOrNull(text) === text;
}

function shiftDayOrNull(text: string): string | null {
  return Number.isNaN(Date.parse(`${text}T00:00:00Z`)) ? null : shiftDay(text, 0);
}

/** Returns the target without incomplete conditions, and the original paths of the rest. */
export function countableTarget(target: TargetGroup): { target: TargetGroup; paths: string[] } {
  const paths: string[] = [];
  const keep = ({ rule, nodes }: TargetGroup, path: string): TargetGroup => ({
    rule,
    nodes: nodes.flatMap((node, index): TargetNode[] => {
      const own = `${path}nodes[${index}]`;
      if (!isTargetGroup(node)) {
        if (conditionFault(node)) return [];
        paths.push(own);
        return [node];
      }
      const place = paths.push(own) - 1;
      const left = keep(node, `${own}.`);
      if (left.nodes.length > 0) return [left];
      paths.splice(place, 1);
      return [];
    }),
  });
  return { target: keep(target, ""), paths };
}

/** Returns the boundary of a date condition: midnight, Europe/Paris. */
export function dateEdge({ operator, values: [value = ""] }: Pick<TargetCondition, "operator" | "values">, now: Date): Date {
  const isDays = operator === "inLastDays" || operator === "notInLastDays";
  return parisDayStart(isDays ? shiftDay(parisDay(now), -Number(value)) : value);
}

/** An action of a person, as targets query it. */
export interface TargetEvent {
  action: ActionType;
  at: Date;
  ean: string | null;
  category: string | null;
  publisher: string | null;
  /** Search term. */
  text: string | null;
}

/** A person with the data that targets query. */
export interface TargetPerson {
  createdAt: Date;
  roleId: number | null;
  country: string | null;
  postalCode: string | null;
  orderCount: number;
  orderTotalCents: number;
  lastOrderAt: Date | null;
  subscriptions: readonly string[];
  events: readonly TargetEvent[];
}

/** Whether a person matches a target. A missing date counts as before every day: a customer without orders has not ordered for thirty days. */
export function isTargeted(node: TargetNode, person: TargetPerson, now: Date): boolean {
  if (!isTargetGroup(node)) return meets(node, person, now);
  const { rule, nodes } = node;
  if (rule === "all") return nodes.every((one) => isTargeted(one, person, now));
  return nodes.some((one) => isTargeted(one, person, now)) === (rule === "any");
}

function meets(condition: TargetCondition, person: TargetPerson, now: Date): boolean {
  const { field, operator, values } = condition;
  const [value = ""] = values;
  const { source } = targetField(field);
  if (source.of === "subscription") return values.some((one) => person.subscriptions.includes(one)) === (operator === "oneOf");
  if (source.of === "search") {
    const key = searchKey(value);
    return person.events.some(({ action, text }) => action === "Search" && text !== null && searchKey(text).includes(key));
  }
  if (source.of === "fact") {
    const { action, fact } = source;
    const has = person.events.some((event) => event.action === action && event[fact] !== null && values.includes(event[fact]));
    return has === (operator === "oneOf");
  }
  const fact = source.of === "sum" ? sumOf(person.events, source) : person[source.column];
  switch (operator) {
    case "atLeast":
    case "atMost": {
      const wanted = source.of === "person" && source.column === "orderTotalCents" ? (toCents(value) ?? 0) : Number(value);
      return operator === "atLeast" ? Number(fact) >= wanted : Number(fact) <= wanted;
    }
    case "since":
    case "inLastDays":
      return fact !== null && (fact as Date) >= dateEdge(condition, now);
    case "before":
    case "notInLastDays":
      return fact === null || (fact as Date) < dateEdge(condition, now);
    case "startsWith":
      return fact !== null && String(fact).toUpperCase().startsWith(value.trim().toUpperCase());
    default:
      return (fact !== null && values.includes(String(fact))) === (operator === "oneOf");
  }
}

/** Returns the count or last time of events; visits count days with any event. */
function sumOf(events: readonly TargetEvent[], { action, column }: Extract<TargetSource, { of: "sum" }>): number | Date | null {
  const of = action === "Visit" ? events : events.filter((event) => event.action === action);
  if (column === "lastAt") return of.reduce<Date | null>((last, { at }) => (last && last > at ? last : at), null);
  return action === "Visit" ? new Set(of.map(({ at }) => parisDay(at))).size : of.length;
}

/** Conjunctions in the sentence of a target. */
export const targetLinks = ["people", "everybody", "comma", "and", "andWho", "or", "both", "either", "neither", "exceptWho"] as const;
/** One of `targetLinks`. */
export type TargetLink = (typeof targetLinks)[number];

/** A fragment of the sentence: a conjunction, or a condition with its path. */
export type TargetPhrase = { link: TargetLink } | { path: string; condition: TargetCondition };

/** Maximum nesting a sentence can describe; a deeper target is shown as a list. */
const MOST_SAID_LEVELS = 3;

/** Returns the sentence that describes a target, in reading order; null when it is nested too deeply. */
export function targetSentence(target: TargetGroup): TargetPhrase[] | null {
  const levels = targetNodes(target).map(({ node, level }) => level + (isTargetGroup(node) ? 1 : 0));
  if (levels.some((level) => level > MOST_SAID_LEVELS)) return null;
  const { rule, nodes } = target;
  if (nodes.length === 0) return [{ link: "everybody" }];
  if (rule === "none") return [{ link: "everybody" }, { link: "exceptWho" }, ...joined(nodes, "", "or")];
  if (rule === "any") return [{ link: "people" }, ...joined(nodes, "", "or")];
  const placed = nodes.map((node, index) => ({ node, path: `nodes[${index}]` }));
  const wanted = placed.filter(({ node }) => !isExclusion(node));
  const phrases: TargetPhrase[] = [{ link: wanted.length === 0 ? "everybody" : "people" }];
  for (const [index, { node, path }] of wanted.entries()) {
    if (index > 0) phrases.push({ link: index < wanted.length - 1 ? "comma" : isTargetGroup(node) ? "andWho" : "and" });
    // A top-level « ou » group needs no introduction.
    phrases.push(...(isTargetGroup(node) && node.rule === "any" ? joined(node.nodes, `${path}.`, "or") : phrasesOf(node, path)));
  }
  for (const [index, { node, path }] of placed.filter(({ node }) => isExclusion(node)).entries()) {
    phrases.push({ link: index === 0 ? "exceptWho" : "or" });
    phrases.push(...joined((node as TargetGroup).nodes, `${path}.`, "or"));
  }
  return phrases;
}

function isExclusion(node: TargetNode): boolean {
  return isTargetGroup(node) && node.rule === "none";
}

/** Returns the phrases of a node; a group begins with its rule: « à la fois », « l’un ou l’autre », « rien de ceci ». */
function phrasesOf(node: TargetNode, path: string): TargetPhrase[] {
  if (!isTargetGroup(node)) return [{ path, condition: node }];
  const inner = joined(node.nodes, `${path}.`, node.rule === "all" ? "and" : "or");
  if (node.rule === "none") return [{ link: "neither" }, ...inner];
  return node.nodes.length === 1 ? inner : [{ link: node.rule === "all" ? "both" : "either" }, ...inner];
}

function joined(nodes: readonly TargetNode[], path: string, link: TargetLink): TargetPhrase[] {
  return nodes.flatMap((node, index) => [...(index > 0 ? [{ link }] : []), ...phrasesOf(node, `${path}nodes[${index}]`)]);
}
