import { useSyncExternalStore } from "react";
import { applyPreferences, type Preferences, readPreferences } from "./preferences.ts";

const listeners = new Set<() => void>();
let known: Preferences | null = null;

/** How this person looks at the console, and the way to change it everywhere at once. */
export function usePreferences(): [preferences: Preferences, choose: (change: Partial<Preferences>) => void] {
  return [useSyncExternalStore(subscribe, read), choosePreferences];
}

function read(): Preferences {
  known ??= readPreferences(localStorage);
  return known;
}

/** Changes how this person looks at the console, everywhere at once, and keeps it on this device. */
export function choosePreferences(change: Partial<Preferences>): void {
  known = { ...read(), ...change };
  applyPreferences(known, document.documentElement, localStorage);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
