import { useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";

/** Scroll position of a page and its frames, and the link that was followed. */
interface Place {
  top: number;
  frames: readonly (readonly [left: number, top: number])[];
  link: string | null;
}

/** Scroll places by `location.key`: a key that is already in the map means that the user went back or forward to the page. */
const places = new Map<string, Place>();
/** Timeout for restoring the place of a page that is still loading, in milliseconds. */
const RESTORE_MS = 5_000;
const userEvents = ["keydown", "pointerdown", "wheel", "touchstart"] as const;

/**
 * Restores the scroll place after « Précédent », with the focus on the link that was followed. The browser alone scrolls before the rows are loaded.
 */
export function BackPlace() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    const cached = places.get(key);
    const stop = cached ? restoreSoon(cached) : undefined;
    const note = () => places.set(key, { ...placeNow(), link: places.get(key)?.link ?? null });
    const follow = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("main a[href]") : null;
      places.set(key, { ...placeNow(), link: link?.getAttribute("href") ?? null });
    };
    // The browser scrolls for the next page while this one is still rendered.
    const rest = () => document.removeEventListener("scroll", note, true);
    const forget = cached ? undefined : afterPaint(note);
    document.addEventListener("scroll", note, { capture: true, passive: true });
    document.addEventListener("click", follow, true);
    window.addEventListener("popstate", rest, true);
    return () => {
      stop?.();
      forget?.();
      rest();
      document.removeEventListener("click", follow, true);
      window.removeEventListener("popstate", rest, true);
    };
  }, [key]);
  return null;
}

/** Calls `act` once the page is painted: reading positions earlier would force a second layout. Returns a cancel function. */
function afterPaint(act: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

const frames = () => [...document.querySelectorAll<HTMLElement>("main [role=region][tabindex]")];
const placeNow = () => ({ top: window.scrollY, frames: frames().map(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop] as const) });

/** Scrolls at once and focuses the link after the heading, which a screen reader announces first. Returns a cancel function. */
function restoreSoon(place: Place): () => void {
  let stop: (() => void) | undefined;
  scrollTo(place);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      stop = restore(place);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    stop?.();
  };
}

/** Scrolls to the place; returns whether the page is long enough yet. */
function scrollTo({ top, frames: inside }: Place): boolean {
  const boxes = frames();
  for (const [index, [left, down]] of inside.entries()) boxes[index]?.scrollTo(left, down);
  window.scrollTo(window.scrollX, top);
  return Math.abs(window.scrollY - top) < 2 && inside.every(([, down], index) => Math.abs((boxes[index]?.scrollTop ?? 0) - down) < 2);
}

/** Scrolls to the place as soon as the page is long enough, unless the user acts first. Returns a cancel function. */
function restore(place: Place): () => void {
  // The page focuses its own heading; any other focus was set by the user or by assistive technology.
  const isElsewhere = () => {
    const { activeElement: focused } = document;
    return focused !== null && focused !== document.body && !focused.matches("h1") && focused.getAttribute("href") !== place.link;
  };
  const isThere = () => {
    if (isElsewhere()) return true;
    const isReached = scrollTo(place);
    const led = [...document.querySelectorAll<HTMLElement>("main a[href]")].find((one) => one.getAttribute("href") === place.link);
    led?.focus({ preventScroll: true });
    return isReached && (place.link === null || led !== undefined);
  };
  const watch = new MutationObserver(() => {
    if (isThere()) stop();
  });
  const stop = () => {
    watch.disconnect();
    window.clearTimeout(until);
    for (const name of userEvents) window.removeEventListener(name, stop, true);
  };
  const until = window.setTimeout(stop, RESTORE_MS);
  for (const name of userEvents) window.addEventListener(name, stop, { capture: true, passive: true });
  // A table gets a frame of its own after its rows, by attributes alone.
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["role"] });
  if (isThere()) stop();
  return stop;
}
