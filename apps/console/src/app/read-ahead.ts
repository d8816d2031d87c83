import type { QueryClient } from "@tanstack/react-query";
import { whenAnswered } from "../shared/query/query-client.ts";

/** Timeout of prefetches, in milliseconds (specification, section 9). */
export const PREFETCH_MS = 2_000;

/** Starts queries ahead of use, and resolves when they have ended; those unfinished at the timeout are cancelled unless a screen uses them. */
export async function readAhead(queryClient: QueryClient, start: () => void): Promise<void> {
  const cache = queryClient.getQueryCache();
  const fetching = () => cache.findAll({ fetchStatus: "fetching" });
  const before = new Set(fetching());
  start();
  const begun = fetching().filter((query) => !before.has(query));
  if (begun.length > 0) {
    setTimeout(() => {
      for (const query of begun) {
        if (query.state.fetchStatus === "fetching" && query.getObserversCount() === 0) {
          void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
        }
      }
    }, PREFETCH_MS);
  }
  await whenAnswered(queryClient);
}
