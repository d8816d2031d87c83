import { ApiFailure } from "@reserve/api-client";
import { QueryClient } from "@tanstack/react-query";

/** Maximum age of what was read while the page opened, in milliseconds: on a slow line the screen that shows it comes late. */
const OPENING_MS = 10_000;

/** When the code of the first screen was there. */
let openedAt = Number.POSITIVE_INFINITY;

/** Creates the query client. Queries are only retried when that can help: after a network or service outage. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && error instanceof ApiFailure && ["offline", "unavailable"].includes(error.failure.kind),
        retryDelay: (count) => 500 * 2 ** count,
        refetchOnWindowFocus: true,
        // The first screen does not repeat a query that was sent while its code was loading, even if the answer is stale by then.
        refetchOnMount: ({ state }) =>
          state.dataUpdateCount > 1 ||
          state.isInvalidated ||
          state.dataUpdatedAt > openedAt ||
          Date.now() - state.dataUpdatedAt > OPENING_MS,
      },
    },
  });
}

/** Notes that the first screen can be rendered: what is read from now on is refetched by the usual rules. */
export function endOpening(): void {
  openedAt = Date.now();
}

/** Resolves when every query that is waiting now has its answer or has failed. */
export function whenAnswered(queryClient: QueryClient): Promise<unknown> {
  const waiting = queryClient.getQueryCache().findAll({ fetchStatus: "fetching" });
  return Promise.allSettled(waiting.map(({ promise }) => promise));
}
