import type { QueryClient } from "@tanstack/react-query";

/** Timeout of prefetches, in milliseconds (specification, section 9). */
export const PREFETCH_MS = 2_000;

/** The browser's network information, where available. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Returns whether prefetching is off: a 2g connection, or data saving (specification, section 9). */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? "");
}

/** Starts queries ahead of use; those unfinished at the timeout are cancelled unless a screen uses them. */
export function readAhead(queryClient: QueryClient, start: () => void): void {
  const cache = queryClient.getQueryCache();
  const fetching = () => cache.findAll({ fetchStatus: "fetching" });
  const before = new Set(fetching());
  start();
  const begun = fetching().filter((query) => !before.has(query));
  if (begun.length === 0) return;
  setTimeout(() => {
    for (const query of begun) {
      if (query.state.fetchStatus === "fetching" && query.getObserversCount() === 0) {
        void queryClient.cancelQueries({ queryKey: query.queryKey, exact: true });
      }
    }
  }, PREFETCH_MS);
}
