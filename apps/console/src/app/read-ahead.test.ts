import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFrugal, PREFETCH_MS, readAhead } from "./read-ahead.ts";

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

test("nothing is fetched ahead on 2g or where data is saved", () => {
  expect([{ effectiveType: "2g" }, { effectiveType: "slow-2g" }, { effectiveType: "4g", saveData: true }].map(isFrugal)).toEqual([
    true,
    true,
    true,
  ]);
  expect([undefined, {}, { effectiveType: "3g" }, { effectiveType: "4g", saveData: false }].map(isFrugal)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("a read that nobody waits for is given up after 2,000 ms, not before", async () => {
  const { queryClient, aborted, slow } = client();
  readAhead(queryClient, () => void queryClient.prefetchQuery(slow("orders")));
  await vi.advanceTimersByTimeAsync(PREFETCH_MS - 1);
  expect(aborted).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(aborted).toEqual(["orders"]);
});

test("a read that a screen has taken over, or that was under way before, goes on", async () => {
  const { queryClient, aborted, slow } = client();
  void queryClient.prefetchQuery(slow("mine"));
  readAhead(queryClient, () => {
    void queryClient.prefetchQuery(slow("mine"));
    void queryClient.prefetchQuery(slow("opened"));
  });
  const leave = new QueryObserver(queryClient, slow("opened")).subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(PREFETCH_MS * 2);
  expect(aborted).toEqual([]);
  leave();
});

test("an answer that came in time is kept", async () => {
  const { queryClient } = client();
  readAhead(queryClient, () => void queryClient.prefetchQuery({ queryKey: ["fast"], queryFn: () => Promise.resolve("here") }));
  await vi.advanceTimersByTimeAsync(PREFETCH_MS);
  expect(queryClient.getQueryData(["fast"])).toBe("here");
});
