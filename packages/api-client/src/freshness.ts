import { operations, type ReadId, type WriteId } from "@reserve/contract";
import { type Lifetime, lifetimes } from "./lifetimes.ts";

/** How long, in milliseconds, a read may be shown again without being asked for again: the four lifetimes of the specification. */
export const staleTimes = { moment: 1_000, quarter: 900_000, threeQuarters: 2_700_000, month: 2_678_400_000 } as const satisfies Record<
  Lifetime,
  number
>;

/** How long the answer of a read stays fresh, in milliseconds. */
export function staleTimeOf(op: ReadId): number {
  return staleTimes[lifetimes[op] ?? "moment"];
}

/** Tells of a query key whether a write has made its answer stale: the predicate that the command runner invalidates by. */
export function isStaleAfter(op: WriteId): (queryKey: readonly unknown[]) => boolean {
  const stale: readonly unknown[] = operations[op].makesStale;
  return (queryKey) => stale.includes(queryKey[0]);
}
