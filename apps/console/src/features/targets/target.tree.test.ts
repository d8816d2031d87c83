import { expect, it } from "vitest";
import {
  type BuiltGroup,
  type BuiltNode,
  besides,
  builtTarget,
  conditionOn,
  countable,
  isBuiltGroup,
  labelsOf,
  moved,
  plainTarget,
  without,
} from "./target.tree.ts";

const visits = (id: string): BuiltNode => ({ ...conditionOn("visits", id), values: [{ value: "3", label: "3" }] });
const group = (id: string, ...nodes: BuiltNode[]): BuiltGroup => ({ id, rule: "any", nodes });
const target: BuiltGroup = { id: "target", rule: "all", nodes: [visits("a"), visits("b"), group("g", visits("c"), visits("d"))] };

/** « a b (c d) » */
function drawn(tree: BuiltGroup | null): string | null {
  return tree?.nodes.map((node) => (isBuiltGroup(node) ? `(${drawn(node)})` : node.id)).join(" ") ?? null;
}

it.each([
  ["a", "up", null],
  ["a", "down", "b a (c d)"],
  ["b", "down", "a (c d) b"],
  ["g", "up", "a (c d) b"],
  ["c", "down", "a b (d c)"],
  ["c", "out", "a b (d) c"],
  ["a", "out", null],
  ["a", "in", "(a) b (c d)"],
  ["c", "in", "a b ((c) d)"],
] as const)("%s goes %s: %s", (id, move, shown) => expect(drawn(moved(target, id, move, () => "new"))).toBe(shown));

it("goes into the group before it, and out again behind it", () => {
  const behind: BuiltGroup = { ...target, nodes: [...target.nodes.slice(2), visits("e")] };
  const inside = moved(behind, "e", "in");
  expect(drawn(inside)).toBe("(c d e)");
  expect(drawn(inside && moved(inside, "e", "out"))).toBe("(c d) e");
});

it("leaves the focus beside what is taken away", () => {
  expect([besides(target, "a"), besides(target, "d"), besides(target, "g")]).toEqual(["b", "c", "b"]);
  expect(besides(without(target, "c"), "d")).toBe("g");
  expect(besides({ ...target, nodes: [visits("a")] }, "a")).toBeNull();
});

it("is on the wire what it was there, under the names that were told", () => {
  const tree = { rule: "all", nodes: [{ field: "orderedTitle", operator: "oneOf", values: ["9782253023906"] }] } as const;
  const labels = [{ field: "orderedTitle", value: "9782253023906", label: "La Vie mode d’emploi" }] as const;
  const built = builtTarget(tree, labels);
  expect(built.nodes[0]).toMatchObject({ values: [{ label: "La Vie mode d’emploi" }] });
  expect(plainTarget(built)).toEqual(tree);
  expect(labelsOf({ ...built, nodes: [built] })).toEqual(labels);
  expect(countable({ ...built, nodes: [conditionOn("visits", "x"), ...built.nodes] })).toEqual({ tree, paths: ["nodes[1]"] });
});
