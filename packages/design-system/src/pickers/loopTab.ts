import type { KeyboardEvent } from "react";

/** Keeps Tab inside a panel: after its last control comes its first one, and the other way round. */
export function loopTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab") return;
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled, input:enabled")];
  const stops = controls.filter((control) => control.tabIndex >= 0);
  const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}
