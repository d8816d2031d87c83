import { beforeReload } from "../session/before-reload.ts";

/** Unsaved input that leaving the page would lose. */
export interface Unsaved {
  /** Label for the user: « Utilisateur Mathilde Kervella ». */
  label: string;
  /** Called when the user has chosen to discard the changes. */
  onLeave?: () => void;
}

/** State of the guard: whether leaving is blocked, and the pending question. */
export interface LeaveSnapshot {
  isBlocked: boolean;
  /** Labels that the question names; null without a pending question. */
  asking: readonly string[] | null;
}

/** Guards unsaved input against navigation. */
export interface LeaveGuard {
  /** Blocks leaving because of unsaved changes; returns the function that releases the block. */
  block(unsaved: Unsaved): () => void;
  /** Calls `go` at once when nothing would be lost, else asks first. */
  pass(go: () => void): void;
  /** « Rester »: forgets the requested navigation. */
  stay(): void;
  /** « Quitter sans enregistrer »: releases all blockers, and navigates. */
  leave(): void;
  /** Releases everything without asking: the console itself leaves the page. */
  lift(): void;
  snapshot(): LeaveSnapshot;
  subscribe(listener: () => void): () => void;
}

/** Creates a leave guard; one per console or test. */
export function createLeaveGuard(): LeaveGuard {
  const blockers = new Set<Unsaved>();
  const listeners = new Set<() => void>();
  let going: (() => void) | null = null;
  let now: LeaveSnapshot = { isBlocked: false, asking: null };

  function notifyListeners(): void {
    now = { isBlocked: blockers.size > 0, asking: going && [...blockers].map(({ label }) => label) };
    for (const listener of listeners) listener();
  }

  return {
    block(unsaved) {
      blockers.add(unsaved);
      notifyListeners();
      return () => {
        if (!blockers.delete(unsaved)) return;
        // Saved while the question was shown: nothing is left to ask, and the user stays on the page.
        if (blockers.size === 0) going = null;
        notifyListeners();
      };
    },
    pass(go) {
      if (blockers.size === 0) return go();
      going = go;
      notifyListeners();
    },
    stay() {
      going = null;
      notifyListeners();
    },
    leave() {
      const go = going;
      const lost = [...blockers];
      blockers.clear();
      going = null;
      notifyListeners();
      for (const { onLeave } of lost) onLeave?.();
      go?.();
    },
    lift() {
      blockers.clear();
      going = null;
      notifyListeners();
    },
    snapshot: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The console's guard: forms block it, every navigation away from the page passes through it. */
export const leaveGuard = createLeaveGuard();
beforeReload(leaveGuard.lift);

/** Position and URL of the router in the tab's history. */
export interface HistoryPlace {
  index: number | null;
  href: string;
}

/** The place of the tab's history that is shown now; the router numbers its entries. */
export function historyPlace(): HistoryPlace {
  const { idx } = (history.state ?? {}) as { idx?: unknown };
  return { index: typeof idx === "number" ? idx : null, href: location.href };
}

/**
 * Guards Back and Forward. The browser has already moved when it notifies: the guard goes back, asks, and repeats the move on leaving. `current`
 * returns the router's place. Call it before the router subscribes.
 */
export function guardHistory(guard: LeaveGuard, current: () => HistoryPlace): () => void {
  let isReturning = false;
  const onPopState = (event: PopStateEvent) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const [from, to] = [current(), historyPlace()];
    const isSamePage = new URL(from.href).pathname === location.pathname;
    if (isSamePage || !guard.snapshot().isBlocked) return;
    // The router must not be notified of a move that is reverted.
    event.stopImmediatePropagation();
    const steps = from.index === null || to.index === null ? 0 : to.index - from.index;
    if (steps !== 0) {
      isReturning = true;
      history.go(-steps);
      guard.pass(() => history.go(steps));
    } else {
      // An entry that the router did not number: the page is pushed again on top of it; going one step back leads to the user's target.
      history.pushState({ ...history.state, idx: (to.index ?? 0) + 1 }, "", from.href);
      guard.pass(() => history.back());
    }
  };
  // In the capture phase, per the DOM standard; Chromium calls listeners in registration order when the window itself is the target.
  window.addEventListener("popstate", onPopState, true);
  return () => window.removeEventListener("popstate", onPopState, true);
}

/** Makes the browser ask before closing or reloading while leaving is blocked. */
export function guardUnload(guard: LeaveGuard): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
  let isListening = false;
  const follow = () => {
    const { isBlocked } = guard.snapshot();
    if (isBlocked === isListening) return;
    isListening = isBlocked;
    // Only while it is needed: a page with such a listener is excluded from the back/forward cache.
    if (isBlocked) window.addEventListener("beforeunload", onBeforeUnload);
    else window.removeEventListener("beforeunload", onBeforeUnload);
  };
  follow();
  const stop = guard.subscribe(follow);
  return () => {
    stop();
    window.removeEventListener("beforeunload", onBeforeUnload);
  };
}
