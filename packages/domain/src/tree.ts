/** Position of a node in its tree: the parent, and the position among its siblings. */
export interface TreePlace {
  id: number;
  /** Null at the first level. */
  parentId: number | null;
  /** Lowest first; gaps are allowed. */
  position: number;
}

/** Target of a move: the parent (null: root) and the index among its children, not counting the node itself; beyond the last: at the end. */
export interface TreeNodeMove {
  id: number;
  parentId: number | null;
  index: number;
}

/** Reasons to reject a move: unknown node or parent, into itself, or too deep. */
export type TreeMoveRefusal = "unknown" | "unknownParent" | "inside" | "tooDeep";

/** Result of a move: a rejection, or the nodes with a new parent or position; empty when unchanged. */
export type TreeMoveResult = { refusal: TreeMoveRefusal } | { refusal: null; changed: TreePlace[] };

/** Returns the nodes by parent, in order. */
export function childrenByParent<Node extends TreePlace>(nodes: readonly Node[]): Map<number | null, Node[]> {
  const children = new Map<number | null, Node[]>();
  for (const node of nodes) {
    const siblings = children.get(node.parentId);
    if (siblings) siblings.push(node);
    else children.set(node.parentId, [node]);
  }
  for (const siblings of children.values()) siblings.sort((a, b) => a.position - b.position || a.id - b.id);
  return children;
}

/** Returns the nodes in depth-first order, each with its level, starting at 1; nodes not connected to a root are left out. */
export function walkTree<Node extends TreePlace>(nodes: readonly Node[]): (Node & { level: number })[] {
  const children = childrenByParent(nodes);
  const walked: (Node & { level: number })[] = [];
  // Iterative, as the depth of a damaged tree is unknown.
  const ahead = (children.get(null) ?? []).map((node) => ({ ...node, level: 1 })).reverse();
  for (let node = ahead.pop(); node; node = ahead.pop()) {
    walked.push(node);
    const level = node.level + 1;
    for (const child of (children.get(node.id) ?? []).toReversed()) ahead.push({ ...child, level });
  }
  return walked;
}

/** Applies a move to a tree ordered by staff; returns the changes or the rejection. */
export function moveInTree(nodes: readonly TreePlace[], move: TreeNodeMove, maxLevel: number): TreeMoveResult {
  const walked = walkTree(nodes);
  const at = walked.findIndex(({ id }) => id === move.id);
  const moved = walked[at];
  if (!moved) return { refusal: "unknown" };
  const parent = move.parentId === null ? null : walked.find(({ id }) => id === move.parentId);
  if (parent === undefined) return { refusal: "unknownParent" };
  const after = walked.findIndex(({ level }, index) => index > at && level <= moved.level);
  const branch = walked.slice(at, after < 0 ? walked.length : after);
  if (parent && branch.some(({ id }) => id === parent.id)) return { refusal: "inside" };
  const height = Math.max(...branch.map(({ level }) => level)) - moved.level + 1;
  if ((parent?.level ?? 0) + height > maxLevel) return { refusal: "tooDeep" };
  const children = childrenByParent(nodes);
  const others = (parentId: number | null) => (children.get(parentId) ?? []).filter(({ id }) => id !== move.id);
  const siblings = others(move.parentId);
  const index = Math.min(Math.max(0, move.index), siblings.length);
  const isThere = moved.parentId === move.parentId && (children.get(move.parentId) ?? []).findIndex(({ id }) => id === move.id) === index;
  if (isThere) return { refusal: null, changed: [] };
  const before = new Map(nodes.map((node) => [node.id, node]));
  const changed = siblings
    .toSpliced(index, 0, moved)
    .map(({ id }, position): TreePlace => ({ id, parentId: move.parentId, position: position + 1 }))
    .filter(({ id, parentId, position }) => before.get(id)?.position !== position || before.get(id)?.parentId !== parentId);
  return { refusal: null, changed };
}

/** Returns the nodes after a move; unchanged ones are the same objects. */
export function withPlaces<Node extends TreePlace>(nodes: readonly Node[], changed: readonly TreePlace[]): Node[] {
  const places = new Map(changed.map((place) => [place.id, place]));
  return nodes.map((node) => {
    const place = places.get(node.id);
    return place ? { ...node, parentId: place.parentId, position: place.position } : node;
  });
}

/** Returns the ids of a node and its descendants; empty for an unknown node. */
export function branchIds(nodes: readonly TreePlace[], id: number): Set<number> {
  const walked = walkTree(nodes);
  const at = walked.findIndex((node) => node.id === id);
  const ids = new Set<number>();
  for (const node of at < 0 ? [] : walked.slice(at)) {
    if (ids.size > 0 && node.level <= (walked[at]?.level ?? 0)) break;
    ids.add(node.id);
  }
  return ids;
}
