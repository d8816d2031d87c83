import { useSyncExternalStore } from "react";
import { applyPreferences, type Preferences, readPreferences } from "./preferences.ts";

const listeners = new Set<() => void>();
let cached: Preferences | null = null;

/** How this person looks at the console, and the way to change it everywhere at once. */
export function usePreferences(): [preferences: Preferences, choose: (change: Partial<Preferences>) => void] {
  return [useSyncExternalStore(subscribe, read), choosePreferences];
}

function read(): Preferences {
  cached ??= readPreferences(localStorage);
  return cached;
}

/** Changes how this person looks at the console, everywhere at once, and keeps it on this device. */
export function choosePreferences(change: Partial<Preferences>): void {
  cached = { ...read(), ...change };
  applyPreferences(cached, document.documentElement, localStorage);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
