import type { QueryClient } from "@tanstack/react-query";

/** How long what is fetched ahead of a click may take before it is given up (specification, section 9). */
export const PREFETCH_MS = 2_000;

/** What the browser says of the network, where it says anything. */
export interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Whether nothing may be fetched that was not asked for: 2g, or a person who saves data (specification, section 9). */
export function isFrugal(connection: Connection | undefined): boolean {
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? "");
}

/** Starts reads before anybody waits for them; those still on their way after the limit are given up, unless a screen has taken them over. */
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
