import { ApiFailure } from "@reserve/api-client";
import { QueryClient } from "@tanstack/react-query";

/** Creates the query client. Queries are only retried when that can help: after a network or service outage. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) => count < 2 && error instanceof ApiFailure && ["offline", "unavailable"].includes(error.failure.kind),
        retryDelay: (count) => 500 * 2 ** count,
        refetchOnWindowFocus: true,
      },
    },
  });
}
