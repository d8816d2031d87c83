import type { Schemas } from "@reserve/contract";
import {
  conditionFault,
  countableTarget,
  isTargetGroup,
  type TargetCondition,
  type TargetFieldId,
  type TargetGroup,
  type TargetNode,
  type TargetOperator,
  type TargetRule,
  targetField,
} from "@reserve/domain";

/** A value with its label. */
export interface NamedValue {
  value: string;
  label: string;
}

/** A condition in the builder: its id is stable across moves, so that the focus can follow it. */
export interface BuiltCondition {
  id: string;
  field: TargetFieldId;
  operator: TargetOperator;
  values: readonly NamedValue[];
}

/** A group as it is being built. */
export interface BuiltGroup {
  id: string;
  rule: TargetRule;
  nodes: readonly BuiltNode[];
}

/** A node of a target: a condition or a group. */
export type BuiltNode = BuiltCondition | BuiltGroup;

/** Returns whether a node is a group. */
export function isBuiltGroup(node: BuiltNode): node is BuiltGroup {
  return "rule" in node;
}

/** The id of the target itself. */
export const ROOT = "target";

/** Returns a saved target as an editable tree; a new one has no conditions. */
export function builtTarget(tree: TargetGroup, labels: readonly Schemas["TargetLabel"][]): BuiltGroup {
  const names = new Map(labels.map(({ field, value, label }) => [`${field} ${value}`, label]));
  const build = (node: TargetNode, id: string): BuiltNode =>
    isTargetGroup(node)
      ? { id, rule: node.rule, nodes: node.nodes.map((inner, index) => build(inner, `${id}-${index}`)) }
      : { id, field: node.field, operator: node.operator, values: node.values.map((value) => named(node.field, value)) };
  const named = (field: TargetFieldId, value: string) => ({ value, label: names.get(`${field} ${value}`) ?? value });
  return { id: ROOT, rule: tree.rule, nodes: tree.nodes.map((node, index) => build(node, `${ROOT}-${index}`)) };
}

/** Returns the labels of the values of all conditions. */
export function labelsOf({ nodes }: BuiltGroup): Schemas["TargetLabel"][] {
  return nodes.flatMap((node) => (isBuiltGroup(node) ? labelsOf(node) : node.values.map((one) => ({ field: node.field, ...one }))));
}

/** Returns the tree in the format of the wire and the domain. */
export function plainTarget({ rule, nodes }: BuiltGroup): Schemas["TargetGroup"] {
  return { rule, nodes: nodes.map((node) => (isBuiltGroup(node) ? plainTarget(node) : plainCondition(node))) };
}

function plainCondition({ field, operator, values }: BuiltCondition): TargetCondition & Schemas["TargetCondition"] {
  return { field, operator, values: values.map(({ value }) => value) };
}

/** Returns the countable part of the tree, with the path of each of its nodes. */
export function countable(group: BuiltGroup): { tree: Schemas["TargetGroup"]; paths: string[] } {
  const { target, paths } = countableTarget(plainTarget(group));
  return { tree: target as Schemas["TargetGroup"], paths };
}

/** Returns whether a condition is complete. */
export function isWhole(condition: BuiltCondition): boolean {
  return conditionFault(plainCondition(condition)) === null;
}

/** A new condition on a field, to be filled in. */
export function conditionOn(field: TargetFieldId, id = crypto.randomUUID() as string): BuiltCondition {
  const [operator] = targetField(field).operators;
  if (!operator) throw new Error(`${field} cannot be compared`);
  return { id, field, operator, values: [] };
}

/** Returns the target with one node changed. */
export function changed<Node extends BuiltNode>(group: BuiltGroup, id: string, change: (node: Node) => BuiltNode): BuiltGroup {
  if (group.id === id) return change(group as Node) as BuiltGroup;
  return {
    ...group,
    nodes: group.nodes.map((node) => {
      if (isBuiltGroup(node)) return changed(node, id, change);
      return node.id === id ? change(node as Node) : node;
    }),
  };
}

interface Place {
  group: BuiltGroup;
  index: number;
  /** The groups around, the innermost last. */
  around: readonly BuiltGroup[];
}

function placeOf(group: BuiltGroup, id: string, around: readonly BuiltGroup[] = []): Place | null {
  const index = group.nodes.findIndex((node) => node.id === id);
  if (index >= 0) return { group, index, around };
  for (const node of group.nodes) {
    const found = isBuiltGroup(node) ? placeOf(node, id, [...around, group]) : null;
    if (found) return found;
  }
  return null;
}

/** Returns the target without a node. */
export function without(group: BuiltGroup, id: string): BuiltGroup {
  return {
    ...group,
    nodes: group.nodes.filter((node) => node.id !== id).map((node) => (isBuiltGroup(node) ? without(node, id) : node)),
  };
}

/** Returns the target with a node appended to a group. */
export function withNode(group: BuiltGroup, groupId: string, node: BuiltNode): BuiltGroup {
  return changed<BuiltGroup>(group, groupId, (into) => ({ ...into, nodes: [...into.nodes, node] }));
}

/** Direction in which a node can be moved. */
export type NodeMove = "up" | "down" | "in" | "out";

/**
 * Returns the target with a node moved: up and down within its group, into the previous group or a new one of its own, out behind its group; null
 * when that is not possible.
 */
export function moved(target: BuiltGroup, id: string, move: NodeMove, newId: () => string = () => crypto.randomUUID()): BuiltGroup | null {
  const place = placeOf(target, id);
  const node = place?.group.nodes[place.index];
  if (!place || !node) return null;
  const { group, index, around } = place;
  if (move === "up" || move === "down") {
    const other = group.nodes[move === "up" ? index - 1 : index + 1];
    if (!other) return null;
    const swapped = group.nodes.map((one) => (one.id === node.id ? other : one.id === other.id ? node : one));
    return changed<BuiltGroup>(target, group.id, (changedGroup) => ({ ...changedGroup, nodes: swapped }));
  }
  if (move === "out") {
    const outer = around.at(-1);
    if (!outer) return null;
    const at = outer.nodes.findIndex((one) => one.id === group.id) + 1;
    const left = without(target, id);
    return changed<BuiltGroup>(left, outer.id, (changedGroup) => ({
      ...changedGroup,
      nodes: [...changedGroup.nodes.slice(0, at), node, ...changedGroup.nodes.slice(at)],
    }));
  }
  const before = group.nodes[index - 1];
  if (before && isBuiltGroup(before)) return withNode(without(target, id), before.id, node);
  const own: BuiltGroup = { id: newId(), rule: group.rule === "all" ? "any" : "all", nodes: [node] };
  return changed<BuiltGroup>(target, group.id, (changedGroup) => ({
    ...changedGroup,
    nodes: changedGroup.nodes.map((one) => (one.id === id ? own : one)),
  }));
}

/** Returns the id of the node to focus after another is removed: the next one, else the previous one, else the surrounding group. */
export function besides(target: BuiltGroup, id: string): string | null {
  const place = placeOf(target, id);
  if (!place) return null;
  const near = place.group.nodes[place.index + 1] ?? place.group.nodes[place.index - 1];
  return near?.id ?? (place.group.id === ROOT ? null : place.group.id);
}
