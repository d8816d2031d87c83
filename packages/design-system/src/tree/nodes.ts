/** A branch or leaf: a category, a menu entry. */
export interface TreeNode {
  id: string;
  label: string;
  /** Secondary text at the end of the row: « 312 titres ». */
  detail?: string;
  /** URL of the node's page: its name becomes a link. */
  href?: string;
  children?: readonly TreeNode[];
}

/** Target of a moved node: its parent (null: root) and its index among the siblings, counted without the node itself. */
export interface TreeMove {
  id: string;
  parentId: string | null;
  index: number;
}

/** A node with its position. */
export interface NodePlace {
  node: TreeNode;
  parent: TreeNode | null;
  siblings: readonly TreeNode[];
  index: number;
  /** 1 for the first row of nodes. */
  level: number;
}

/** Returns a node with its position; null for an unknown id. */
export function findPlace(nodes: readonly TreeNode[], id: string, parent: TreeNode | null = null, level = 1): NodePlace | null {
  for (const [index, node] of nodes.entries()) {
    if (node.id === id) return { node, parent, siblings: nodes, index, level };
    const inside = node.children ? findPlace(node.children, id, node, level + 1) : null;
    if (inside) return inside;
  }
  return null;
}

/** Returns the number of levels of a node and its descendants. */
export const heightOf = (node: TreeNode): number => 1 + Math.max(0, ...(node.children ?? []).map(heightOf));

/** True for the node itself and all that is below it. */
export const containsNode = (node: TreeNode, id: string): boolean =>
  node.id === id || (node.children ?? []).some((child) => containsNode(child, id));

/** Yields all nodes in depth-first order, each with its position. */
export function* allPlaces(nodes: readonly TreeNode[], parent: TreeNode | null = null, level = 1): Generator<NodePlace> {
  for (const [index, node] of nodes.entries()) {
    yield { node, parent, siblings: nodes, index, level };
    if (node.children) yield* allPlaces(node.children, node, level + 1);
  }
}

/** Reason why a move is invalid: into the node itself, or too deep. */
export type MoveRefusal = "inside" | "tooDeep";

/** Returns the reason why a move is invalid; null when it is valid. */
export function refusalOf(nodes: readonly TreeNode[], { id, parentId }: TreeMove, maxLevel: number): MoveRefusal | null {
  const place = findPlace(nodes, id);
  if (!place || parentId === null) return null;
  if (containsNode(place.node, parentId)) return "inside";
  const parent = findPlace(nodes, parentId);
  return parent && parent.level + heightOf(place.node) > maxLevel ? "tooDeep" : null;
}

/** The nodes after a move; the same ones when the move cannot be. Nodes that the move does not touch stay the same objects. */
export function moveNode(nodes: readonly TreeNode[], move: TreeMove): readonly TreeNode[] {
  const place = findPlace(nodes, move.id);
  if (!place || (move.parentId !== null && (containsNode(place.node, move.parentId) || !findPlace(nodes, move.parentId)))) return nodes;
  return put(takeOut(nodes, move.id), move, place.node);
}

function takeOut(nodes: readonly TreeNode[], id: string): readonly TreeNode[] {
  if (nodes.some((node) => node.id === id)) return nodes.filter((node) => node.id !== id);
  return mapChildren(nodes, (children) => takeOut(children, id));
}

function put(nodes: readonly TreeNode[], move: TreeMove, node: TreeNode): readonly TreeNode[] {
  if (move.parentId === null) return nodes.toSpliced(move.index, 0, node);
  return nodes.map((parent) => {
    if (parent.id === move.parentId) return { ...parent, children: (parent.children ?? []).toSpliced(move.index, 0, node) };
    if (!parent.children) return parent;
    const children = put(parent.children, move, node);
    return children.every((child, index) => child === parent.children?.[index]) ? parent : { ...parent, children };
  });
}

function mapChildren(nodes: readonly TreeNode[], change: (children: readonly TreeNode[]) => readonly TreeNode[]): readonly TreeNode[] {
  return nodes.map((node) => {
    if (!node.children) return node;
    const children = change(node.children);
    const isSame = children.length === node.children.length && children.every((child, index) => child === node.children?.[index]);
    return isSame ? node : { ...node, children };
  });
}
