import type { OperationId } from "@reserve/contract";
import { type Budget, document } from "@reserve/contract/document";

/** A named budget: each caller has one of each. */
export interface NamedBudget {
  name: string;
  budget: Budget;
}

/** Budgets of the expensive operations, as declared in the contract (`x-budget` of an operation, `x-budgets` of the document). */
const BUDGETS: ReadonlyMap<string, NamedBudget> = new Map(
  Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, "x-budget": name }) => (name === undefined ? [] : [[operationId, named(name)] as const])),
);

/** Returns the budget an operation counts against; null for a cheap one. */
export function budgetOf(id: OperationId): NamedBudget | null {
  return BUDGETS.get(id) ?? null;
}

function named(name: string): NamedBudget {
  const budget = document["x-budgets"][name];
  if (!budget) throw new Error(`The contract declares no budget « ${name} ».`);
  return { name, budget };
}
