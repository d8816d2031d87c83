import {
  type ActionType,
  actionTypes,
  isTargetGroup,
  type TargetCondition,
  type TargetEvent,
  type TargetGroup,
  type TargetNode,
  type TargetPerson,
  targetField,
  targetFieldIds,
  targetRules,
} from "./target.ts";

/** Returns a random integer below a number. */
export type Draw = (below: number) => number;

/** Returns a seeded pseudo-random generator. */
export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const oneOf = <Value>(draw: Draw, values: readonly Value[]): Value => {
  const value = values[draw(values.length)];
  if (value === undefined) throw new Error("nothing to choose from");
  return value;
};

/** Facets of titles in generated events. */
export const drawnTitles = [
  { ean: "9782253023906", category: "Littérature", publisher: "Le Livre de Poche" },
  { ean: "9782070360024", category: "Littérature", publisher: "Gallimard" },
  { ean: "9782266291958", category: "Policier", publisher: "Gallimard" },
  { ean: "9782290349229", category: "Policier", publisher: "J’ai lu" },
  { ean: "9782205089219", category: "Bande dessinée", publisher: "Dargaud" },
] as const;
const searched = ["Fred Vargas", "l’étranger", "polar breton", "100 %"];
const countries = ["FR", "BE", "CH"];
const postalCodes = ["29200", "29000", "75011", "1000", "SW1A 1AA"];
const subscriptions = ["Newsletter", "Marketing", "PremiumAccount"];

const past = (draw: Draw, now: Date, days: number) => new Date(now.getTime() - draw(days * 24) * 3_600_000);

/** Returns a random person with their actions. */
export function drawnPerson(draw: Draw, now: Date): TargetPerson {
  const orderCount = draw(6);
  const hasAddress = draw(8) > 0;
  return {
    createdAt: past(draw, now, 900),
    roleId: draw(4) === 0 ? null : 1 + draw(3),
    country: hasAddress ? oneOf(draw, countries) : null,
    postalCode: hasAddress ? oneOf(draw, postalCodes) : null,
    orderCount,
    orderTotalCents: orderCount * (500 + draw(3000)),
    lastOrderAt: orderCount === 0 ? null : past(draw, now, 200),
    subscriptions: subscriptions.filter(() => draw(3) === 0),
    events: Array.from({ length: draw(9) }, () => drawnEvent(draw, now)),
  };
}

function drawnEvent(draw: Draw, now: Date): TargetEvent {
  const action: ActionType = oneOf(draw, actionTypes);
  const title = action === "Search" || action === "MailClick" || draw(6) === 0 ? null : oneOf(draw, drawnTitles);
  return {
    action,
    at: past(draw, now, 60),
    ean: title?.ean ?? null,
    category: title?.category ?? null,
    publisher: title?.publisher ?? null,
    text: action === "Search" ? oneOf(draw, searched) : null,
  };
}

/** Returns a target with nested groups. */
export function drawnTarget(draw: Draw, now: Date, level = 1): TargetGroup {
  const nodes = Array.from({ length: 1 + draw(3) }, (): TargetNode => {
    if (level < 4 && draw(3) === 0) return drawnTarget(draw, now, level + 1);
    return drawnCondition(draw, now);
  });
  return { rule: oneOf(draw, targetRules), nodes };
}

function drawnCondition(draw: Draw, now: Date): TargetCondition {
  const field = oneOf(draw, targetFieldIds);
  const { operators } = targetField(field);
  const operator = oneOf(draw, operators);
  return { field, operator, values: valuesFor(draw, now, field, operator) };
}

function valuesFor(draw: Draw, now: Date, id: TargetCondition["field"], operator: TargetCondition["operator"]): string[] {
  const { kind, source } = targetField(id);
  const some = (values: readonly string[]) => [...new Set([oneOf(draw, values), oneOf(draw, values)])];
  switch (kind) {
    case "number":
      return [String(draw(4))];
    case "money":
      return [`${draw(90)}.50`];
    case "date":
      if (operator === "inLastDays" || operator === "notInLastDays") return [String(1 + draw(90))];
      return [past(draw, now, 90).toISOString().slice(0, 10)];
    case "choice":
      return some(subscriptions);
    case "lookup":
      if (source.of === "fact") return some(drawnTitles.map((title) => title[source.fact]));
      return id === "role" ? some(["1", "2", "3"]) : some(countries);
    case "text":
      return [id === "postalCode" ? oneOf(draw, ["29", "750", "sw1a", "9"]) : oneOf(draw, ["vargas", "Étranger", "POLAR", "o"])];
  }
}

/** Returns the nesting depth of groups. */
export function depthOf({ nodes }: TargetGroup): number {
  return 1 + Math.max(0, ...nodes.map((node) => (isTargetGroup(node) ? depthOf(node) : 0)));
}
