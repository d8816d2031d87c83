import { describe, expect, it } from "vitest";
import { branchIds, moveInTree, type TreeNodeMove, type TreePlace, walkTree, withPlaces } from "./tree.ts";

/** 1(2(3) 4) 5(6) 7, positions with a gap as deletions leave them. */
const tree: TreePlace[] = [
  { id: 7, parentId: null, position: 9 },
  { id: 1, parentId: null, position: 1 },
  { id: 5, parentId: null, position: 4 },
  { id: 4, parentId: 1, position: 2 },
  { id: 2, parentId: 1, position: 1 },
  { id: 3, parentId: 2, position: 1 },
  { id: 6, parentId: 5, position: 1 },
];
const outline = (nodes: readonly TreePlace[]) =>
  walkTree(nodes)
    .map(({ id, level }) => `${"-".repeat(level - 1)}${id}`)
    .join(" ");
const made = (move: TreeNodeMove, maxLevel = 4) => {
  const result = moveInTree(tree, move, maxLevel);
  return result.refusal ?? outline(withPlaces(tree, result.changed));
};

it("reads a tree in its order, each node with its level", () => {
  expect(outline(tree)).toBe("1 -2 --3 -4 5 -6 7");
  expect(outline([{ id: 9, parentId: 10, position: 1 }])).toBe("");
});

describe("a move", () => {
  it.each([
    [{ id: 7, parentId: null, index: 0 }, "7 1 -2 --3 -4 5 -6"],
    [{ id: 2, parentId: 1, index: 1 }, "1 -4 -2 --3 5 -6 7"],
    [{ id: 2, parentId: 5, index: 0 }, "1 -4 5 -2 --3 -6 7"],
    [{ id: 3, parentId: 7, index: 99 }, "1 -2 -4 5 -6 7 -3"],
    [{ id: 6, parentId: null, index: 3 }, "1 -2 --3 -4 5 7 6"],
    [{ id: 1, parentId: 7, index: 0 }, "5 -6 7 -1 --2 ---3 --4"],
  ])("%j", (move, expected) => expect(made(move)).toBe(expected));

  it("names only what is elsewhere now, and nothing where it stands there already", () => {
    expect(moveInTree(tree, { id: 4, parentId: 5, index: 1 }, 4)).toEqual({
      refusal: null,
      changed: [{ id: 4, parentId: 5, position: 2 }],
    });
    expect(moveInTree(tree, { id: 7, parentId: null, index: 2 }, 4)).toEqual({ refusal: null, changed: [] });
    expect(moveInTree(tree, { id: 7, parentId: null, index: 50 }, 4)).toEqual({ refusal: null, changed: [] });
  });

  it.each([
    [{ id: 1, parentId: 3, index: 0 }, "inside"],
    [{ id: 1, parentId: 1, index: 0 }, "inside"],
    [{ id: 99, parentId: null, index: 0 }, "unknown"],
    [{ id: 1, parentId: 99, index: 0 }, "unknownParent"],
  ])("%j is refused: %s", (move, reason) => expect(made(move)).toBe(reason));

  it("counts what is below the node", () => {
    expect(made({ id: 2, parentId: 6, index: 0 }, 3)).toBe("tooDeep");
    expect(made({ id: 4, parentId: 6, index: 0 }, 3)).toBe("1 -2 --3 5 -6 --4 7");
    expect(made({ id: 2, parentId: null, index: 0 }, 1)).toBe("tooDeep");
    expect(made({ id: 3, parentId: null, index: 0 }, 1)).toBe("3 1 -2 -4 5 -6 7");
  });

  it("keeps every node once, whatever is moved where", () => {
    let nodes = tree;
    let seed = 7;
    const next = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let round = 0; round < 500; round += 1) {
      const parentId = next(8);
      const result = moveInTree(nodes, { id: 1 + next(7), parentId: parentId === 0 ? null : parentId, index: next(6) }, 4);
      if (result.refusal === null) nodes = withPlaces(nodes, result.changed);
      expect(
        walkTree(nodes)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect(Math.max(...walkTree(nodes).map(({ level }) => level))).toBeLessThanOrEqual(4);
    }
  });
});

it("knows a branch", () => {
  expect([...branchIds(tree, 1)]).toEqual([1, 2, 3, 4]);
  expect([...branchIds(tree, 99)]).toEqual([]);
});
