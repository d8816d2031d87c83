import { operations, type ReadId, type WriteId } from "@reserve/contract";
import { type Lifetime, lifetimes } from "./lifetimes.ts";

/** Stale times in milliseconds: the four lifetimes of the specification. */
export const staleTimes = { moment: 1_000, quarter: 900_000, threeQuarters: 2_700_000, month: 2_678_400_000 } as const satisfies Record<
  Lifetime,
  number
>;

/** Returns the stale time of a read, in milliseconds. */
export function staleTimeOf(op: ReadId): number {
  return staleTimes[lifetimes[op] ?? "moment"];
}

/** Returns a predicate on query keys: whether a write made the query stale. */
export function isStaleAfter(op: WriteId): (queryKey: readonly unknown[]) => boolean {
  const stale: readonly unknown[] = operations[op].makesStale;
  return (queryKey) => stale.includes(queryKey[0]);
}
