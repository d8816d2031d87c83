import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { flushSync } from "react-dom";

/** Idle time before a change is reported, and the maximum delay while typing continues, in milliseconds. */
const REST_MS = 300;
const LONGEST_MS = 10_000;

/** Events before which a pending change is reported, since their handlers may read the value or leave. */
const momentsOf = ["pointerdown", "click", "submit", "beforeunload", "pagehide", "popstate"] as const;

interface DebouncedChange {
  /** Schedules a report of an edit for when typing pauses, at the latest before the form can be read. */
  later(): void;
  /** Reports pending edits at once. */
  now(): void;
  /** Whether an edit has not been reported yet. */
  isDue(): boolean;
}

/**
 * Debounces `onChange` until typing pauses: a form that rerenders for each letter delays the next one. No edit is lost: it is reported when the text
 * loses the focus, before a button, a shortcut or a navigation is handled, and on unmount.
 */
export function useDebouncedChange(onChange: () => void): DebouncedChange {
  const latestOnChange = useRef(onChange);
  const due = useRef<{ timer: ReturnType<typeof setTimeout>; since: number } | null>(null);
  useLayoutEffect(() => {
    latestOnChange.current = onChange;
  });
  const now = useCallback(() => {
    if (!due.current) return;
    clearTimeout(due.current.timer);
    due.current = null;
    latestOnChange.current();
  }, []);
  const later = useCallback(() => {
    const since = due.current?.since ?? Date.now();
    if (due.current) clearTimeout(due.current.timer);
    due.current = { since, timer: setTimeout(now, Math.max(0, Math.min(REST_MS, since + LONGEST_MS - Date.now()))) };
  }, [now]);
  useEffect(() => {
    // Rendered synchronously: later listeners of the same event read the current form.
    const beforeOthers = () => {
      if (due.current) flushSync(now);
    };
    const onKey = (event: KeyboardEvent) => {
      const isWritten = event.target instanceof Element && event.target.closest('[contenteditable="true"]') !== null;
      // Alt Gr, which writes signs, is both.
      if (!isWritten || event.metaKey || event.ctrlKey !== event.altKey || event.key === "Escape") beforeOthers();
    };
    const onHidden = () => now();
    for (const moment of momentsOf) window.addEventListener(moment, beforeOthers, true);
    window.addEventListener("keydown", onKey, true);
    document.addEventListener("visibilitychange", onHidden, true);
    return () => {
      for (const moment of momentsOf) window.removeEventListener(moment, beforeOthers, true);
      window.removeEventListener("keydown", onKey, true);
      document.removeEventListener("visibilitychange", onHidden, true);
      now();
    };
  }, [now]);
  return useMemo(() => ({ later, now, isDue: () => due.current !== null }), [later, now]);
}
