import { createBurstReader } from "../shared/pickers/scan-burst.ts";

/** Intents of global keyboard shortcuts. */
export type KeyIntent =
  | { type: "palette" }
  /** The sheet of all shortcuts. */
  | { type: "sheet" }
  /** The search of the list that is open. */
  | { type: "search" }
  /** The key `g`, then this letter. */
  | { type: "go"; letter: string }
  /** A code read by a scanner. */
  | { type: "scan"; code: string };

/** The relevant facts of a key press. */
export interface KeyPress {
  /** `KeyboardEvent.key`: letters have other positions on AZERTY, so `code` is not used. */
  key: string;
  /** Milliseconds. */
  at: number;
  /** True in a field, a list or a menu, where letters mean something else. */
  isTyping: boolean;
  /** True while a dialog is open: nothing is opened over it. */
  hasDialog: boolean;
  /** Ctrl, ⌘ or Alt is down. */
  isModified: boolean;
  /** Ctrl or ⌘ is, and nothing else. */
  isMod: boolean;
}

const GO_WITHIN_MS = 1_500;

/**
 * Returns a function that processes keys one after the other: shortcuts, sequences, and the fast bursts of a scanner. It returns the action completed
 * by the key.
 */
export function createKeyReader(): (press: KeyPress, hasSingleKeys: boolean) => KeyIntent | null {
  const burst = createBurstReader();
  let goUntil = Number.NEGATIVE_INFINITY;

  return (press, hasSingleKeys) => {
    const { key, at, isTyping, hasDialog, isModified, isMod } = press;
    if (isMod && key.toLowerCase() === "k") return hasDialog ? null : { type: "palette" };
    if (isModified || isTyping || hasDialog) return null;
    const code = burst.read(key, at);
    if (code) return { type: "scan", code };
    if (!hasSingleKeys || key.length !== 1) return null;
    const letter = key.toLowerCase();
    if (at < goUntil) {
      goUntil = Number.NEGATIVE_INFINITY;
      return { type: "go", letter };
    }
    // Letters within a scanner's burst do not start a sequence.
    if (burst.length() > 1) return null;
    if (letter === "g") goUntil = at + GO_WITHIN_MS;
    if (key === "?") return { type: "sheet" };
    return key === "/" ? { type: "search" } : null;
  };
}

/** Elements in which letters are text or type-ahead. */
const TYPING =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file]), textarea, select, [contenteditable]:not([contenteditable=false]), " +
  "[role=textbox], [role=combobox], [role=listbox], [role=menu], [role=tree], [role=treegrid], [role=spinbutton], [role=slider]";

/** Converts a browser key event to a `KeyPress`. */
export function pressOf(event: KeyboardEvent): KeyPress {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target, timeStamp } = event;
  return {
    key,
    at: timeStamp,
    isTyping: target instanceof Element && target.closest(TYPING) !== null,
    hasDialog: document.querySelector("dialog:modal") !== null,
    isModified: ctrlKey || metaKey || altKey,
    isMod: (ctrlKey || metaKey) && !altKey && !shiftKey,
  };
}
