/** Delay after the page has loaded: deferred work must not compete with it. */
const DEFERRED_MS = 1_800;

/** Runs a callback when the page has been idle for a moment; returns its cancellation. */
export function whenIdle(run: () => void): () => void {
  let idle: number | undefined;
  const timer = window.setTimeout(() => {
    // Safari has no `requestIdleCallback`.
    if (typeof window.requestIdleCallback === "function") idle = window.requestIdleCallback(run, { timeout: DEFERRED_MS });
    else run();
  }, DEFERRED_MS);
  return () => {
    window.clearTimeout(timer);
    if (idle !== undefined) window.cancelIdleCallback(idle);
  };
}
