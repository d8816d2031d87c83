import { expect, it } from "vitest";
import { findInTree, MOST_FOUND, nodeMaker } from "./tree-nodes.ts";

interface Item {
  id: number;
  parentId: number | null;
  position: number;
  name: string;
}
const items: Item[] = [
  { id: 1, parentId: null, position: 2, name: "Littérature" },
  { id: 2, parentId: 1, position: 1, name: "Romans" },
  { id: 3, parentId: 2, position: 1, name: "Œuvres policières" },
  { id: 4, parentId: null, position: 1, name: "Arts" },
];
const face = ({ name }: Item) => ({ label: name });

it("nests items in their order", () => {
  expect(nodeMaker<Item>()(items, face)).toEqual([
    { id: "4", label: "Arts", children: [] },
    {
      id: "1",
      label: "Littérature",
      children: [{ id: "2", label: "Romans", children: [{ id: "3", label: "Œuvres policières", children: [] }] }],
    },
  ]);
});

it("keeps the objects of branches in which nothing changed", () => {
  const make = nodeMaker<Item>();
  const [arts, literature] = make(items, face);
  const after = make(
    items.map((item) => (item.id === 4 ? { ...item, name: "Beaux-arts" } : { ...item })),
    face,
  );
  expect(after[1]).toBe(literature);
  expect(after[0]).not.toBe(arts);
});

it("finds what was typed whatever the accents, with those above it", () => {
  expect(findInTree(items, "oeuvres poli", nameOf)).toMatchObject({
    count: 1,
    openIds: ["2", "1"],
    items: [{ id: 1 }, { id: 2 }, { id: 3 }],
  });
  expect(findInTree(items, "rien", nameOf)).toEqual({ count: 0, openIds: [], items: [] });
});

it("shows so many and counts all", () => {
  const many = Array.from({ length: 900 }, (_, index) => ({ id: index + 1, parentId: null, position: index, name: "Rayon" }));
  const found = findInTree(many, "rayon", nameOf);
  expect([found.count, found.items.length]).toEqual([900, MOST_FOUND]);
});

const nameOf = ({ name }: Item) => name;
