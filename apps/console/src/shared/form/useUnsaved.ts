import { useEffect, useEffectEvent, useRef } from "react";
import { leaveGuard, type Unsaved } from "./leave-guard.ts";

interface UnsavedOptions extends Unsaved {
  /** True while what is typed differs from what is saved. */
  isDirty: boolean;
}

/** Asks before leaving by link, Back or closing while input is unsaved; call `clear` before navigating after a save. */
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
