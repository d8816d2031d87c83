import { expect, it } from "vitest";
import { analysisIn, treeIn } from "./analysis.state.ts";

const now = new Date("2026-11-21T09:00:00.000Z");
const read = (query: string) => analysisIn(new URLSearchParams(query), now);

it.each([
  ["", "2026-10-23", "2026-11-21", "day"],
  ["period=days7", "2026-11-15", "2026-11-21", "day"],
  ["period=month", "2026-11-01", "2026-11-21", "day"],
  ["period=lastMonth", "2026-10-01", "2026-10-31", "day"],
  ["period=months12", "2025-12-01", "2026-11-21", "month"],
  ["period=custom&from=2026-01-01&to=2026-03-31&grain=week", "2026-01-01", "2026-03-31", "week"],
])("the URL « %s » is from %s to %s by %s", (query, from, to, grain) => {
  expect(read(query)).toMatchObject({ from, to, grain });
});

it("takes what is no target, measure or action as if it were not there", () => {
  expect(read("target=x&tree=%7B&measure=money&action=Nothing")).toMatchObject({
    targetId: null,
    tree: null,
    measure: "people",
    action: null,
  });
  expect(read("target=31&tree=%7B%22rule%22%3A%22all%22%2C%22nodes%22%3A%5B%5D%7D")).toMatchObject({ targetId: 31, tree: null });
  const condition = { field: "visits", operator: "atLeast", values: ["3"] };
  const tree = { rule: "all", nodes: [condition, { rule: "none", nodes: [condition] }] };
  expect(treeIn(JSON.stringify(tree))).toEqual(tree);
  for (const wrong of [condition, { rule: "some", nodes: [] }, { rule: "all", nodes: [{ ...condition, field: "shoes" }] }, [], null])
    expect(treeIn(JSON.stringify(wrong))).toBeNull();
});
