import { useEffect, useEffectEvent, useRef } from "react";
import { leaveGuard, type Unsaved } from "./leave-guard.ts";

interface UnsavedOptions extends Unsaved {
  /** True while what is typed differs from what is saved. */
  isDirty: boolean;
}

/** Asks before the page is left by a link, Back or closing, as long as something typed is not saved; `clear` before going on after a save. */
export function useUnsaved({ isDirty, label, onLeave }: UnsavedOptions): { clear(): void } {
  const release = useRef<(() => void) | null>(null);
  const left = useEffectEvent(() => onLeave?.());
  useEffect(() => {
    if (!isDirty) return;
    release.current = leaveGuard.block({ label, onLeave: () => left() });
    return () => release.current?.();
  }, [isDirty, label]);
  return { clear: () => release.current?.() };
}
