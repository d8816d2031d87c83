import type { Schemas } from "@reserve/contract";
import { complementOf } from "@reserve/domain";
import { type BuiltGroup, builtTarget, plainTarget } from "./target.tree.ts";
import type { Target } from "./targets.queries.ts";

/** Form values of a target. */
export interface TargetValues {
  name: string;
  description: string;
  tree: BuiltGroup;
}

/** A target as the form holds it; a new one asks for nothing yet. */
export function targetValuesOf(target: Target | null): TargetValues {
  return {
    name: target?.name ?? "",
    description: target?.description ?? "",
    tree: builtTarget(target?.tree ?? { rule: "all", nodes: [] }, target?.labels ?? []),
  };
}

/** A new target that means everybody whom this one does not. */
export function complementValuesOf({ tree, labels }: Target, name: string): TargetValues {
  return { name: name.slice(0, 200), description: "", tree: builtTarget(complementOf(tree), labels) };
}

/** The same as the wire says it. */
export function targetBodyOf({ name, description, tree }: TargetValues): Schemas["TargetSave"] {
  return { name, description, tree: plainTarget(tree) };
}
