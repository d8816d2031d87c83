import { useSyncExternalStore } from "react";
import { applyPreferences, type Preferences, readPreferences } from "./preferences.ts";

const listeners = new Set<() => void>();
let cached: Preferences | null = null;

/** Returns the display preferences and their setter, shared by the whole console. */
export function usePreferences(): [preferences: Preferences, choose: (change: Partial<Preferences>) => void] {
  return [useSyncExternalStore(subscribe, read), choosePreferences];
}

function read(): Preferences {
  cached ??= readPreferences(localStorage);
  return cached;
}

/** Changes display preferences everywhere at once and stores them on this device. */
export function choosePreferences(change: Partial<Preferences>): void {
  cached = { ...read(), ...change };
  applyPreferences(cached, document.documentElement, localStorage);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
