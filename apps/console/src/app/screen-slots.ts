/** A place in the tree where the screen of a URL is rendered; React keeps it, with its state, as long as its key stays. */
export interface Slot {
  key: number;
  pathname: string;
}

/** The screen on the page, and the one rendered hidden beside it. */
export interface Slots {
  shown: Slot;
  hidden: Slot | null;
}

/**
 * Returns the slots for the URL on the page and the one rendered ahead. Opening the hidden screen shows its slot; another URL of the same route keeps
 * the slot on the page, and any other starts an empty one. Returns the same object when nothing changes.
 */
export function placeScreens(
  slots: Slots,
  pathname: string,
  ahead: string | null,
  isSameRoute: (one: string, other: string) => boolean,
): Slots {
  const free = Math.max(slots.shown.key, slots.hidden?.key ?? 0) + 1;
  const isShown = slots.shown.pathname === pathname;
  if (!isShown && slots.hidden?.pathname === pathname) return { shown: slots.hidden, hidden: null };
  const next = ahead === pathname ? null : ahead;
  if (isShown && (slots.hidden?.pathname ?? null) === next) return slots;
  const key = isShown || isSameRoute(slots.shown.pathname, pathname) ? slots.shown.key : free;
  return { shown: isShown ? slots.shown : { key, pathname }, hidden: next === null ? null : { key: free + 1, pathname: next } };
}
