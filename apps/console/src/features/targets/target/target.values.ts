import type { Schemas } from "@reserve/contract";
import { complementOf } from "@reserve/domain";
import { type BuiltGroup, builtTarget, plainTarget } from "../target.tree.ts";
import type { Target } from "../targets.queries.ts";

/** Form values of a target. */
export interface TargetValues {
  name: string;
  description: string;
  tree: BuiltGroup;
}

/** Returns the form values of a target; a new one has no conditions. */
export function targetValuesOf(target: Target | null): TargetValues {
  return {
    name: target?.name ?? "",
    description: target?.description ?? "",
    tree: builtTarget(target?.tree ?? { rule: "all", nodes: [] }, target?.labels ?? []),
  };
}

/** Returns the values of a new target that matches everybody except the people of this one. */
export function complementValuesOf({ tree, labels }: Target, name: string): TargetValues {
  return { name: name.slice(0, 200), description: "", tree: builtTarget(complementOf(tree), labels) };
}

/** Returns the request body. */
export function targetBodyOf({ name, description, tree }: TargetValues): Schemas["TargetSave"] {
  return { name, description, tree: plainTarget(tree) };
}
