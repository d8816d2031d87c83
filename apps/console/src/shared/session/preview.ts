import type { Schemas } from "@reserve/contract";
import { WILDCARD } from "@reserve/domain";
import { useSyncExternalStore } from "react";

/** A role being previewed. */
export interface Preview {
  name: string;
  claims: readonly string[];
}

/** A preview, stored with the user who started it. */
interface StoredPreview extends Preview {
  userId: number;
}

// Under the prefix that sign-out deletes; without the user id, because it is read before the user is known.
const KEY = "reserve.kept.preview";
const listeners = new Set<() => void>();
let last: { text: string | null; preview: StoredPreview | null } = { text: null, preview: null };

/** Returns this tab's role preview; a stable reference while unchanged. */
export function readPreview(): StoredPreview | null {
  const text = sessionStorage.getItem(KEY);
  if (text !== last.text) last = { text, preview: parse(text) };
  return last.preview;
}

/** Starts or ends (null) a role preview in this tab; everything that depends on claims re-renders. */
export function writePreview(preview: StoredPreview | null): void {
  try {
    if (preview) sessionStorage.setItem(KEY, JSON.stringify(preview));
    else sessionStorage.removeItem(KEY);
  } catch (error) {
    console.warn("Not stored on this device.", error);
  }
  for (const listener of listeners) listener();
}

/** The preview of this tab, followed. */
export function useStoredPreview(): StoredPreview | null {
  return useSyncExternalStore(subscribe, readPreview);
}

/** Returns the user with the permissions that the previewed role would leave them: never more than their own. */
export function narrowed(user: Schemas["UserInformation"], preview: StoredPreview | null): Schemas["UserInformation"] {
  if (!preview || preview.userId !== user.id) return user;
  const hasClaim = (claim: string) => user.claimTypes.some(({ id }) => id === claim || id === WILDCARD);
  if (preview.claims.includes(WILDCARD)) return user;
  return { ...user, claimTypes: preview.claims.filter(hasClaim).map((id) => ({ id })) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function parse(text: string | null): StoredPreview | null {
  try {
    const stored: unknown = JSON.parse(text ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const { userId, name, claims } = stored as Partial<Record<keyof StoredPreview, unknown>>;
    if (typeof userId !== "number" || typeof name !== "string" || !Array.isArray(claims)) return null;
    return { userId, name, claims: claims.filter((claim) => typeof claim === "string") };
  } catch {
    // An edited or corrupt storage entry is ignored.
    return null;
  }
}
