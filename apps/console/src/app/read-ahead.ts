import type { QueryClient } from "@tanstack/react-query";

/** Timeout of prefetches, in milliseconds (specification, section 9). */
export const PREFETCH_MS = 2_000;

/** What a browser tells about its connection and its device, where it does. */
export interface Device {
  connection?: { effectiveType?: string; saveData?: boolean };
  /** Memory in gigabytes. */
  deviceMemory?: number;
}

/** Returns whether prefetching is off: a 2g connection, or data saving (specification, section 9). */
export function isFrugal({ connection }: Device): boolean {
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? "");
}

/** Returns whether a page may be rendered before it is opened: not with little memory, nor where nothing is prefetched. */
export function rendersAhead(device: Device): boolean {
  return !isFrugal(device) && (device.deviceMemory ?? 8) >= 4;
}

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
  await Promise.allSettled(fetching().map(({ promise }) => promise));
}
