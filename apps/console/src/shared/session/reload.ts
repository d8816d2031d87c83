import { prepareReload } from "./before-reload.ts";

const KEY = "reserve.reloadedAt";
const REST_MS = 60_000;

/** Returns whether to reload after a chunk failed to load: at most once in 60 s (specification, section 8). Returning true counts as a reload. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < REST_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** Reloads once when a chunk fails to load, since a new version removes the old files; offline, when the network is back. */
export async function reloadOnce(error: unknown): Promise<never> {
  const url = location.href;
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  // A user who has navigated meanwhile stays on their page.
  if (location.href !== url || !mayReload(sessionStorage, Date.now())) throw error;
  prepareReload();
  location.reload();
  return await new Promise<never>(() => undefined);
}
