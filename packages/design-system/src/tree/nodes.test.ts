import { describe, expect, it } from "vitest";
import { findPlace, moveNode, refusalOf, type TreeNode } from "./nodes.ts";

const shop: TreeNode[] = [
  {
    id: "literature",
    label: "Littérature",
    children: [
      { id: "novels", label: "Romans", children: [{ id: "crime", label: "Policier" }] },
      { id: "poetry", label: "Poésie" },
    ],
  },
  { id: "arts", label: "Arts", children: [{ id: "cinema", label: "Cinéma" }] },
  { id: "youth", label: "Jeunesse" },
];
const outline = (nodes: readonly TreeNode[]): string =>
  nodes.map(({ id, children }) => (children && children.length > 0 ? `${id}(${outline(children)})` : id)).join(" ");

describe("moving a node", () => {
  it.each([
    [{ id: "youth", parentId: null, index: 0 }, "youth literature(novels(crime) poetry) arts(cinema)"],
    [{ id: "novels", parentId: "literature", index: 1 }, "literature(poetry novels(crime)) arts(cinema) youth"],
    [{ id: "novels", parentId: "arts", index: 0 }, "literature(poetry) arts(novels(crime) cinema) youth"],
    [{ id: "crime", parentId: "youth", index: 0 }, "literature(novels poetry) arts(cinema) youth(crime)"],
    [{ id: "cinema", parentId: null, index: 3 }, "literature(novels(crime) poetry) arts youth cinema"],
  ])("%j", (move, expected) => {
    expect(outline(moveNode(shop, move))).toBe(expected);
  });
  it("leaves the nodes as they are when it would go inside itself or nowhere", () => {
    expect(moveNode(shop, { id: "literature", parentId: "crime", index: 0 })).toBe(shop);
    expect(moveNode(shop, { id: "literature", parentId: "gone", index: 0 })).toBe(shop);
    expect(moveNode(shop, { id: "gone", parentId: null, index: 0 })).toBe(shop);
  });
  it("keeps the objects of branches that it does not touch", () => {
    expect(moveNode(shop, { id: "crime", parentId: "literature", index: 0 })[1]).toBe(shop[1]);
  });
});

describe("what stands against a move", () => {
  it("counts what is below the node", () => {
    expect(refusalOf(shop, { id: "novels", parentId: "cinema", index: 0 }, 3)).toBe("tooDeep");
    expect(refusalOf(shop, { id: "poetry", parentId: "cinema", index: 0 }, 3)).toBeNull();
    expect(refusalOf(shop, { id: "novels", parentId: null, index: 0 }, 1)).toBeNull();
  });
  it("never lets a node into itself", () => {
    expect(refusalOf(shop, { id: "literature", parentId: "novels", index: 0 }, 9)).toBe("inside");
    expect(refusalOf(shop, { id: "literature", parentId: "literature", index: 0 }, 9)).toBe("inside");
  });
});

it("finds the place of a node", () => {
  expect(findPlace(shop, "poetry")).toMatchObject({ index: 1, level: 2, parent: { id: "literature" } });
  expect(findPlace(shop, "gone")).toBeNull();
});
