import { deferredParts, useDeferred } from "../shared/deferred.ts";

/** Palette, shortcut sheet, notices, history, task badge: their code and words, asked for once. */
export const loadDeferredParts = deferredParts(() => import("./deferred-parts.ts"), {
  namespace: "app",
  fr: () => import("./locales/deferred.fr.json"),
  en: () => import("./locales/deferred.en.json"),
});

/** What comes a moment after the frame. */
export type DeferredParts = Awaited<ReturnType<typeof loadDeferredParts>>;

/** The deferred parts once they are there, a moment after the first page. */
export function useDeferredParts() {
  return useDeferred(loadDeferredParts);
}
