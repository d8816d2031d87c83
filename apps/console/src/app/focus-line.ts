import { useLayoutEffect } from "react";

/** The focused or last focused element and its ancestors, innermost first. */
export const focusLine: {
  now: readonly Element[];
  /** The same for the element that opened the dialog with the focus. */
  opener: readonly Element[];
} = { now: [], opener: [] };

/** Updates `focusLine` from the first page on: `useFocusHeir` loads later, and the focused element may be gone by then. */
export function useFocusLine(): void {
  useLayoutEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.matches("main")) return;
      const dialog = target.closest("dialog");
      if (dialog && !focusLine.now.includes(dialog)) focusLine.opener = focusLine.now;
      const line: Element[] = [];
      for (let at: Element | null = target; at; at = at.parentElement) line.push(at);
      focusLine.now = line;
    };
    // After a press elsewhere the focus must not move to a substitute.
    const forget = ({ target }: PointerEvent) => {
      if (target instanceof Node && !focusLine.now[0]?.contains(target)) focusLine.now = [];
    };
    document.addEventListener("focusin", remember);
    document.addEventListener("pointerdown", forget, true);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("pointerdown", forget, true);
    };
  }, []);
}
