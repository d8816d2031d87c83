import { useEffectEvent, useLayoutEffect } from "react";
import { createBurstReader } from "./scan-burst.ts";

/** Maximum pause between keys, in ms: digits have no other meaning during picking, so slow wireless scanners and typing by hand are allowed. */
const GAP_MS = 1_000;

/** Listens for a scanner anywhere on the page, before the console's shortcuts; fields and dialogs keep their input. */
export function useScanner(onScan: (code: string) => void): void {
  const heard = useEffectEvent(onScan);
  useLayoutEffect(() => {
    const reader = createBurstReader(GAP_MS);
    const listener = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, timeStamp } = event;
      if (event.isComposing || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]"))
        return;
      if (document.querySelector("dialog:modal")) return;
      const code = reader.read(key, timeStamp);
      if (!code) return;
      // Enter ends the code; it neither presses the button under the focus nor opens the palette.
      event.preventDefault();
      event.stopPropagation();
      heard(code);
    };
    window.addEventListener("keydown", listener, true);
    return () => window.removeEventListener("keydown", listener, true);
  }, []);
}
