import { deferredParts, useDeferred } from "../shared/query/deferred.ts";

/** Loads palette, shortcut sheet, notices, history, task badge and prefetching with their texts, once. */
export const loadDeferredParts = deferredParts(() => import("./deferred-parts.ts"), {
  namespace: "app",
  fr: () => import("./locales/deferred.fr.json"),
  en: () => import("./locales/deferred.en.json"),
});

/** Parts of the shell that load after the frame. */
export type DeferredParts = Awaited<ReturnType<typeof loadDeferredParts>>;

/** The deferred parts once they are there, a moment after the first page. */
export function useDeferredParts() {
  return useDeferred(loadDeferredParts);
}
