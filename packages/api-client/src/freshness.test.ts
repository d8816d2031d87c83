import { operations, type ReadId } from "@reserve/contract";
import { expect, test } from "vitest";
import { staleTimeOf, staleTimes } from "./freshness.ts";

test("answers live as long as the specification says: 1 s, 900 s, 2,700 s, 2,678,400 s, each of them for some read", () => {
  expect(Object.values(staleTimes)).toEqual([1_000, 900_000, 2_700_000, 2_678_400_000]);
  const reads = (Object.keys(operations) as ReadId[]).filter(
    (id) => !operations[id].isWrite && operations[id].media === "application/json",
  );
  const used = new Map<number, number>(Object.values(staleTimes).map((time) => [time, 0]));
  for (const id of reads) used.set(staleTimeOf(id), (used.get(staleTimeOf(id)) ?? Number.NaN) + 1);
  console.log(`lifetimes: ${[...used].map(([time, count]) => `${count} reads for ${time / 1_000} s`).join(", ")}`);
  expect([...used.values()].every((count) => count > 0)).toBe(true);
  expect(used.size).toBe(4);
});
