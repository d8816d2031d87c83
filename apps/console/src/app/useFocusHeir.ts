import { useEffect } from "react";
import { focusLine } from "./focus-line.ts";

/**
 * Moves the focus of an element that is removed to the heading of its section. Parts with a better target keep theirs, and a click
 * elsewhere wins.
 */
export function useFocusHeir(): void {
  useEffect(() => {
    let frame = 0;
    // A dialog whose opener has been removed passes the focus to the main part.
    const isLost = () => document.activeElement?.matches("body, main") === true && focusLine.now[0]?.isConnected === false;
    const inherit = () => {
      frame = 0;
      if (!isLost()) return;
      const { now, opener } = focusLine;
      const hasDialogLeft = now.some((element) => element.matches("dialog") && !element.isConnected);
      headingOf((hasDialogLeft ? opener : now).find(({ isConnected }) => isConnected))?.focus({ preventScroll: true });
    };
    const look = () => {
      // Waits two frames: code that moves the focus itself does so by then.
      if (frame === 0 && isLost()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(inherit)));
    };
    const watch = new MutationObserver(look);
    watch.observe(document.body, { childList: true, subtree: true });
    // The focused element may have been removed before this code was loaded.
    look();
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
    };
  }, []);
}

/** Returns the heading of the nearest section around an element; outside the main part, the page's. */
function headingOf(place: Element | undefined): HTMLElement | null {
  for (let part = place?.closest("section, dialog, main"); part; part = part.parentElement?.closest("section, dialog, main")) {
    const heading = part.querySelector<HTMLElement>("h1, h2, h3");
    if (heading?.checkVisibility()) return reachable(heading);
  }
  const first = document.querySelector<HTMLElement>("main h1");
  return first && reachable(first);
}

function reachable(heading: HTMLElement): HTMLElement {
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  return heading;
}
