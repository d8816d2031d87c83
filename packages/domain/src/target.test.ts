import { describe, expect, it } from "vitest";
import { depthOf, drawing, drawnPerson, drawnTarget } from "./target.fixtures.ts";
import {
  complementOf,
  conditionFault,
  countableTarget,
  isTargeted,
  type TargetCondition,
  type TargetGroup,
  type TargetNode,
  type TargetPerson,
  type TargetPhrase,
  targetFaults,
  targetFieldIds,
  targetNodes,
  targetSentence,
} from "./target.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const asks = (field: TargetCondition["field"], operator: TargetCondition["operator"], ...values: string[]): TargetCondition => ({
  field,
  operator,
  values,
});
const all = (...nodes: TargetNode[]): TargetGroup => ({ rule: "all", nodes });
const any = (...nodes: TargetNode[]): TargetGroup => ({ rule: "any", nodes });
const none = (...nodes: TargetNode[]): TargetGroup => ({ rule: "none", nodes });
const crime = asks("orderedCategory", "oneOf", "Policier");
const letter = asks("subscription", "oneOf", "Newsletter");
const vargas = asks("searchedFor", "contains", "Vargas");
const often = asks("visits", "atLeast", "3");

/** Returns a person with default data. */
const person = (over: Partial<TargetPerson> = {}): TargetPerson => ({
  ...{ createdAt: new Date("2026-01-10T10:00:00Z"), roleId: null, country: "FR", postalCode: "29200", orderCount: 0, orderTotalCents: 0 },
  ...{ lastOrderAt: null, subscriptions: [], events: [] },
  ...over,
});

describe("a condition", () => {
  it.each<[TargetCondition, Partial<TargetPerson>, boolean]>([
    [asks("orderCount", "atLeast", "3"), { orderCount: 3 }, true],
    [asks("orderCount", "atMost", "2"), { orderCount: 3 }, false],
    [asks("orderTotal", "atLeast", "30.00"), { orderTotalCents: 3000 }, true],
    [asks("orderTotal", "atLeast", "30.01"), { orderTotalCents: 3000 }, false],
    // A day begins at midnight in Paris, 22:00 in UTC in summer.
    [asks("lastOrder", "since", "2026-07-01"), { lastOrderAt: new Date("2026-06-30T22:00:00Z") }, true],
    [asks("lastOrder", "before", "2026-07-01"), { lastOrderAt: new Date("2026-06-30T21:59:59Z") }, true],
    [asks("lastOrder", "inLastDays", "1"), { lastOrderAt: new Date("2026-11-19T23:00:00Z") }, true],
    [asks("lastOrder", "inLastDays", "1"), { lastOrderAt: new Date("2026-11-19T22:59:59Z") }, false],
    // Who never ordered has not ordered for thirty days either.
    [asks("lastOrder", "notInLastDays", "30"), {}, true],
    [asks("lastOrder", "since", "2000-01-01"), {}, false],
    [asks("postalCode", "startsWith", "29"), {}, true],
    [asks("country", "noneOf", "BE"), { country: null }, true],
    [letter, { subscriptions: ["Newsletter"] }, true],
  ])("%j of %j: %s", (condition, over, is) => expect(isTargeted(condition, person(over), now)).toBe(is));

  it("counts visits as days in Paris", () => {
    const event = { action: "View", ean: null, category: null, publisher: null, text: null } as const;
    const events = ["2026-11-10T22:30:00Z", "2026-11-10T23:30:00Z", "2026-11-11T12:00:00Z"].map((at) => ({ ...event, at: new Date(at) }));
    expect(isTargeted(asks("visits", "atLeast", "2"), person({ events }), now)).toBe(true);
    expect(isTargeted(asks("visits", "atLeast", "3"), person({ events }), now)).toBe(false);
    expect(isTargeted(asks("views", "atLeast", "3"), person({ events }), now)).toBe(true);
  });

  it.each<[TargetCondition, string]>([
    [asks("orderCount", "oneOf", "3"), "OperatorUnfit"],
    [asks("orderCount", "atLeast"), "ValueMissing"],
    [asks("orderCount", "atLeast", " "), "ValueMissing"],
    [asks("orderCount", "atLeast", "1", "2"), "TooManyValues"],
    [asks("orderCount", "atLeast", "-1"), "NoNumber"],
    [asks("orderTotal", "atLeast", "1,5"), "NoAmount"],
    [asks("lastOrder", "since", "2026-02-30"), "NoDay"],
    [asks("lastOrder", "inLastDays", "0"), "NoDays"],
    [asks("subscription", "oneOf", "Papier"), "NoChoice"],
    [asks("country", "oneOf", "France"), "NoChoice"],
    [asks("viewedTitle", "oneOf", "978"), "NoEan"],
    [asks("searchedFor", "contains", "…"), "NoWord"],
  ])("%j: %s", (condition, reason) => expect(conditionFault(condition)).toBe(reason));
});

describe("a target", () => {
  it("says what is wrong and where", () => {
    const wrong = all(crime, any(), none(asks("orderCount", "atLeast", "many")));
    expect(targetFaults(wrong)).toEqual([
      { path: "nodes[1].nodes", reason: "GroupEmpty" },
      { path: "nodes[2].nodes[0].values", reason: "NoNumber" },
    ]);
    expect(targetFaults(all())).toEqual([{ path: "nodes", reason: "NothingAsked" }]);
    expect(targetFaults(all(), { mayBeEmpty: true })).toEqual([]);
    const deep = [1, 2, 3, 4, 5, 6].reduce((group) => all(group), all(crime));
    expect(targetFaults(deep)).toMatchObject([{ reason: "TooDeep" }]);
    expect(targetFaults(all(...Array.from({ length: 61 }, () => crime)))).toMatchObject([{ reason: "TooMany" }]);
  });

  it("is counted without what is not written yet, every part at the place that it had", () => {
    const unwritten = asks("orderCount", "atLeast", "");
    const { target, paths } = countableTarget(all(unwritten, crime, any(unwritten), any(unwritten, letter)));
    expect(target).toEqual(all(crime, any(letter)));
    expect(paths).toEqual(["nodes[1]", "nodes[3]", "nodes[3].nodes[1]"]);
    expect(targetNodes(target)).toHaveLength(paths.length);
  });

  it("that is drawn can be counted, means some and not all, and goes four groups deep", () => {
    const draw = drawing(26);
    const people = Array.from({ length: 60 }, () => drawnPerson(draw, now));
    const targets = Array.from({ length: 500 }, () => drawnTarget(draw, now));
    expect(targets.flatMap((target) => targetFaults(target))).toEqual([]);
    const counts = targets.map((target) => people.filter((one) => isTargeted(target, one, now)).length);
    expect(counts.filter((count) => count > 0 && count < 60).length).toBeGreaterThan(300);
    expect(Math.max(...targets.map(depthOf))).toBe(4);
    const fields = targets.flatMap((target) => targetNodes(target).map(({ node }) => ("field" in node ? node.field : null)));
    expect(targetFieldIds.filter((id) => !fields.includes(id))).toEqual([]);
  });
});

describe("the sentence of a target", () => {
  const sentence = (target: TargetGroup) =>
    targetSentence(target)?.map((phrase: TargetPhrase) => ("link" in phrase ? phrase.link : phrase.path.replaceAll("nodes", "")));

  it.each<[string, TargetGroup, string[]]>([
    ["nothing asked", all(), ["everybody"]],
    ["one", all(crime), ["people", "[0]"]],
    ["two", all(crime, letter), ["people", "[0]", "and", "[1]"]],
    [
      "three and an exclusion",
      all(crime, letter, vargas, none(often)),
      ["people", "[0]", "comma", "[1]", "and", "[2]", "exceptWho", "[3].[0]"],
    ],
    [
      "of the mockup",
      all(crime, often, any(letter, vargas, all(vargas, often)), none(letter)),
      [
        "people",
        "[0]",
        "comma",
        "[1]",
        "andWho",
        "[2].[0]",
        "or",
        "[2].[1]",
        "or",
        "both",
        "[2].[2].[0]",
        "and",
        "[2].[2].[1]",
        "exceptWho",
        "[3].[0]",
      ],
    ],
    ["one of several", any(crime, letter), ["people", "[0]", "or", "[1]"]],
    ["none", none(crime, letter), ["everybody", "exceptWho", "[0]", "or", "[1]"]],
    ["only exclusions", all(none(crime), none(letter)), ["everybody", "exceptWho", "[0].[0]", "or", "[1].[0]"]],
    [
      "either within both",
      any(all(crime, any(letter, vargas))),
      ["people", "both", "[0].[0]", "and", "either", "[0].[1].[0]", "or", "[0].[1].[1]"],
    ],
  ])("%s", (_, target, phrases) => expect(sentence(target)).toEqual(phrases));

  it("gives way to a list past three levels", () => {
    expect(targetSentence(all(any(all(crime))))).not.toBeNull();
    expect(targetSentence(all(any(all(any(crime)))))).toBeNull();
  });
});

describe("everybody else", () => {
  it("is whoever a target does not mean: 400 drawn targets and people, and the complement's complement is the target", () => {
    const draw = drawing(77);
    for (let index = 0; index < 400; index += 1) {
      const target = drawnTarget(draw, now);
      const drawn = drawnPerson(draw, now);
      expect(isTargeted(complementOf(target), drawn, now), JSON.stringify(target)).toBe(!isTargeted(target, drawn, now));
      expect(isTargeted(complementOf(complementOf(target)), drawn, now)).toBe(isTargeted(target, drawn, now));
    }
  });
});
