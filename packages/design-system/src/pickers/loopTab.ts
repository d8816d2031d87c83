import type { KeyboardEvent } from "react";

/** Traps Tab inside a panel: from its last control to the first, and with Shift from the first to the last. */
export function loopTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled, input:enabled")];
  const stops = controls.filter((control) => control.tabIndex >= 0);
  const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
