import { type ReactNode, useDeferredValue } from "react";

/**
 * Renders its children after the first paint of what stands around them; in a screen that is rendered ahead, with it. For parts of a record that nobody
 * looks for first, and that push nothing on the page when they come.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
