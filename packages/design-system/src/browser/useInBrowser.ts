import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Whether there is a page around the part: false on a server and while a browser takes over what a server drew, so that both draw the same; then, and
 * from the first moment where no server drew, true.
 */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
