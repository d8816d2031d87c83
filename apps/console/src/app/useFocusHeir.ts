import { useEffect } from "react";

/**
 * Gives the focus of an element that leaves the page to the heading of the part that it stood in: a button that its own action took away, a chip, a
 * row. Parts that know a better heir keep theirs, and so does who presses elsewhere.
 */
export function useFocusHeir(): void {
  useEffect(() => {
    /** What has the focus, and all that it stands in, from the inside out. */
    let line: readonly Element[] = [];
    /** The same of what opened the dialog. */
    let opener: readonly Element[] = [];
    let frame = 0;
    // A dialog whose opener has left meanwhile hands the focus to the main part.
    const isLost = () => document.activeElement?.matches("body, main") === true && line[0]?.isConnected === false;
    const remember = (target: EventTarget | null) => {
      if (!(target instanceof Element) || target.matches("main")) return;
      const dialog = target.closest("dialog");
      if (dialog && !line.includes(dialog)) opener = line;
      line = withParents(target);
    };
    const onFocus = ({ target }: FocusEvent) => remember(target);
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Node && !line[0]?.contains(target)) line = [];
    };
    const inherit = () => {
      frame = 0;
      if (!isLost()) return;
      const hasDialogLeft = line.some((element) => element.matches("dialog") && !element.isConnected);
      headingOf((hasDialogLeft ? opener : line).find(({ isConnected }) => isConnected))?.focus({ preventScroll: true });
    };
    const watch = new MutationObserver(() => {
      // Whoever moves the focus by itself does so until the second frame.
      if (frame === 0 && isLost()) frame = requestAnimationFrame(() => (frame = requestAnimationFrame(inherit)));
    });
    watch.observe(document.body, { childList: true, subtree: true });
    // Somebody may have put it before these parts came.
    remember(document.activeElement);
    document.addEventListener("focusin", onFocus);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      cancelAnimationFrame(frame);
      watch.disconnect();
      document.removeEventListener("focusin", onFocus);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, []);
}

function withParents(element: Element): readonly Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) found.push(at);
  return found;
}

/** The heading of the nearest part around a place that has one; the page's own outside its main part. */
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
