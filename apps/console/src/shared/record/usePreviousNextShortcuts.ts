import { useEffectEvent, useLayoutEffect } from "react";
import { useNavigate } from "react-router-dom";
import { usePreferences } from "../session/usePreferences.ts";
import type { Neighbour } from "./useNeighbours.ts";

/** Adds the shortcuts `[` and `]`, which open the previous and the next record of the list. */
export function usePreviousNextShortcuts(previous: Neighbour | null, next: Neighbour | null): void {
  const [{ singleKeys }] = usePreferences();
  const go = useNavigate();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const record = event.key === "[" ? previous : event.key === "]" ? next : null;
    if (!record || singleKeys === "off" || event.defaultPrevented || event.repeat || isMeantElsewhere(event)) return;
    event.preventDefault();
    void go(record.href, { state: { list: record.list } });
  });
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

/**
 * Returns whether a key press is not for these shortcuts: in a field, in a dialog, or with Ctrl: French keyboards type brackets with AltGr, which
 * counts as Ctrl and Alt at once.
 */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const isField =
    event.target instanceof Element && event.target.closest("input:not([type=checkbox]), textarea, select, [contenteditable]");
  const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState("AltGraph");
  return Boolean(isField) || isShortcut || document.querySelector("dialog:modal") !== null;
}
