import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Device, isFrugal, rendersAhead } from "./device.ts";
import { PREFETCH_MS, readAhead } from "./read-ahead.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function client() {
  const queryClient = new QueryClient();
  const aborted: string[] = [];
  /** A query that never resolves and records when it is aborted. */
  const slow = (name: string) => ({
    queryKey: [name],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener("abort", () => {
          aborted.push(name);
          reject(new Error("aborted"));
        });
      }),
  });
  return { queryClient, aborted, slow };
}

test("nothing is fetched ahead on 2g or where data is saved, nor rendered ahead with little memory", () => {
  const slow: Device[] = [{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { effectiveType: "4g", saveData: true }].map(
    (connection) => ({ connection }),
  );
  const fast: Device[] = [{}, { connection: { effectiveType: "3g" } }, { connection: { effectiveType: "4g", saveData: false } }];
  expect(slow.map(isFrugal)).toEqual([true, true, true]);
  expect(fast.map(isFrugal)).toEqual([false, false, false]);
  expect([...slow, { deviceMemory: 2 }].some(rendersAhead)).toBe(false);
  expect([...fast, { deviceMemory: 4 }].every(rendersAhead)).toBe(true);
});

test("a read that nobody waits for is given up after 2,000 ms, not before", async () => {
  const { queryClient, aborted, slow } = client();
  void readAhead(queryClient, () => void queryClient.prefetchQuery(slow("orders")));
  await vi.advanceTimersByTimeAsync(PREFETCH_MS - 1);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toEqual(["orders"]);
});

test("a read that a screen has taken over, or that was under way before, goes on", async () => {
  const { queryClient, aborted, slow } = client();
  void queryClient.prefetchQuery(slow("mine"));
  void readAhead(queryClient, () => {
    void queryClient.prefetchQuery(slow("mine"));
    void queryClient.prefetchQuery(slow("opened"));
  });
  const leave = new QueryObserver(queryClient, slow("opened")).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(PREFETCH_MS * 2);
  expect(aborted).toEqual([]);
  leave();
});

test("an answer that came in time is kept, and ends the wait", async () => {
  const { queryClient } = client();
  await readAhead(queryClient, () => void queryClient.prefetchQuery({ queryKey: ["fast"], queryFn: () => Promise.resolve("here") }));
  await vi.advanceTimersByTimeAsync(PREFETCH_MS);
  expect(queryClient.getQueryData(["fast"])).toBe("here");
});
