import { fold } from "@reserve/design-system";
import type { TreeNode } from "@reserve/design-system/tree";
import { childrenByParent, type TreePlace } from "@reserve/domain";

/** Presentation of a tree item: label, badges and actions. */
export type NodeFace = Pick<TreeNode, "label" | "detail" | "href">;

/** Returns a builder of nested nodes from flat items. Unchanged branches keep their identity, so that a move does not rebuild thousands of rows. */
export function nodeMaker<Item extends TreePlace>(): (items: readonly Item[], face: (item: Item) => NodeFace) => readonly TreeNode[] {
  let before = new Map<number, TreeNode>();
  return (items, face) => {
    const children = childrenByParent(items);
    const made = new Map<number, TreeNode>();
    const nodesBelow = (id: number | null): readonly TreeNode[] =>
      (children.get(id) ?? []).map((item) => {
        const node: TreeNode = { id: String(item.id), ...face(item), children: nodesBelow(item.id) };
        const old = before.get(item.id);
        const shown = old && isSame(old, node) ? old : node;
        made.set(item.id, shown);
        return shown;
      });
    const nodes = nodesBelow(null);
    before = made;
    return nodes;
  };
}

function isSame(old: TreeNode, node: TreeNode): boolean {
  const [mine, theirs] = [old.children ?? [], node.children ?? []];
  return (
    old.label === node.label &&
    old.detail === node.detail &&
    old.href === node.href &&
    mine.length === theirs.length &&
    mine.every((child, index) => child === theirs[index])
  );
}

/** Search results in a tree, with their ancestors. */
export interface FoundInTree<Item> {
  items: readonly Item[];
  /** Number of direct matches. */
  count: number;
  /** Branches to open so that the matches are visible. */
  openIds: readonly string[];
}

/** Maximum search results; users narrow the search instead of scrolling. */
export const MOST_FOUND = 200;

/** Returns the items that contain all typed words, ignoring accents, with their ancestors. */
export function findInTree<Item extends TreePlace>(
  items: readonly Item[],
  search: string,
  textOf: (item: Item) => string,
): FoundInTree<Item> {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const byId = new Map(items.map((item) => [item.id, item]));
  const matches = items.filter((item) => {
    const text = fold(textOf(item));
    return words.every((word) => text.includes(word));
  });
  const shown = new Set<number>();
  const open = new Set<string>();
  for (const match of matches.slice(0, MOST_FOUND)) {
    shown.add(match.id);
    for (let id = match.parentId; id !== null && !open.has(String(id)); id = byId.get(id)?.parentId ?? null) {
      shown.add(id);
      open.add(String(id));
    }
  }
  return { items: items.filter(({ id }) => shown.has(id)), count: matches.length, openIds: [...open] };
}
