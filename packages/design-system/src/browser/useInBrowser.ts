import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Returns whether the component runs in a browser: false on a server and during hydration, so that both render the same; true afterwards, and from
 * the first render when there is no server-rendered HTML.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
