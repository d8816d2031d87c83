/** After the page stands: nothing of what comes then belongs to its way. */
const DEFERRED_MS = 1_800;

/** Runs a callback when the page has been idle for a moment; returns its cancellation. */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined;
  const timer = window.setTimeout(() => {
    // Safari does not say when it is idle.
    if (typeof window.requestIdleCallback === "function") idle = window.requestIdleCallback(run, { timeout: DEFERRED_MS });
    else run();
  }, DEFERRED_MS);
  return () => {
    window.clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
