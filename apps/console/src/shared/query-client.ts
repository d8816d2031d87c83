import { ApiFailure } from "@reserve/api-client";
import { QueryClient } from "@tanstack/react-query";

/** Reads are tried again only when trying again can help: the network or the service was away. */
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
