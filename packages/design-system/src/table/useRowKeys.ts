import { createContext, type RefObject, useContext, useLayoutEffect } from "react";
import type { RevealRow } from "./window/WindowedRows.tsx";

const ShortcutsContext = createContext(true);

/** Turns single-key shortcuts of all tables below on or off, for users whose speech or switch software sends letters (WCAG 2.1.4). */
export const TableShortcuts = ShortcutsContext;

const typing = "input:not([type=checkbox]), select, textarea, [contenteditable], [role=menu], [role=listbox], dialog";

const search = "input[type=search]:not([role=combobox])";

/** With a second table on the page, or an open dialog, it is ambiguous which rows are meant. */
const isAlone = () => document.querySelectorAll("main table, dialog[open]").length === 1;

/**
 * Adds keyboard shortcuts: J and K focus the next and the previous row, X selects it, Enter opens it, Space previews it (`onPeek`, with its index).
 * They work while the focus is in the table, and without a focus when the pointer is over the table or there is no other one. ↓ in the page's search
 * focuses the first row. The focus goes to the row's own link or checkbox, so that the element stays a table and not a grid.
 */
export function useRowKeys(
  box: RefObject<HTMLDivElement | null>,
  reveal: RefObject<RevealRow | null>,
  isWanted: boolean,
  onPeek?: (at: number) => void,
): void {
  const isOn = useContext(ShortcutsContext) && isWanted;
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const table = box.current;
      const { target } = event;
      if (!table || !(target instanceof Element) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const isInside = table.contains(target);
      const body = table.querySelector("tbody");
      if (event.key === "ArrowDown" && target.matches(search) && isAlone()) {
        const first = body?.rows[0];
        if (!first) return;
        event.preventDefault();
        return focusRow(first);
      }
      if (isInside ? target.closest(typing) : target !== document.body || !(table.matches(":hover") || isAlone())) return;
      const row =
        target.closest<HTMLTableRowElement>("tbody tr") ?? (isInside ? null : table.querySelector<HTMLTableRowElement>("tbody tr:hover"));
      const key = event.key.toLowerCase();
      if (key === "j" || key === "k") {
        event.preventDefault();
        // From the hovered row J goes to the next one, from the header to the first.
        const step = key === "j" ? 1 : -1;
        const at = row ? placeOf(row) + step : 0;
        reveal.current?.(at);
        const next = reveal.current ? body?.querySelector<HTMLElement>(`tr[data-index="${at}"]`) : body?.rows[at];
        if (next) focusRow(next);
      } else if (key === "x" && row) {
        const tick = row.querySelector<HTMLElement>("[data-pick] > input:enabled");
        if (!tick) return;
        event.preventDefault();
        tick.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey: event.shiftKey }));
      } else if (key === " " && row && onPeek && !target.closest("button, input")) {
        event.preventDefault();
        onPeek(placeOf(row));
      } else if (key === "enter" && row && target.matches("tr, input")) {
        event.preventDefault();
        row.querySelector<HTMLElement>("th a[href]")?.click();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [box, reveal, isOn, onPeek]);
}

const placeOf = (row: HTMLTableRowElement) => Number(row.dataset.index ?? row.sectionRowIndex);

/** Focuses a row: its link, else its checkbox, else the row. */
export function focusRow(row: HTMLElement): void {
  const place = row.querySelector<HTMLElement>("th a[href]") ?? row.querySelector<HTMLElement>("[data-pick] > input:enabled") ?? row;
  if (place === row) row.tabIndex = -1;
  place.focus();
}
