import { prepareReload } from "./before-reload.ts";

const KEY = "reserve.reloadedAt";
const REST_MS = 60_000;

/** Whether the page may be loaded anew after a code chunk failed to come: at most once in 60 s (specification, section 8). Saying yes counts. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < REST_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}

/** What happens when code does not come: a new version takes the old one's files away, so the page is loaded anew, unless that has just been tried; without a network, as soon as it is back. */
export async function reloadOnce(error: unknown): Promise<never> {
  const url = location.href;
  if (!navigator.onLine) await new Promise((resolve) => addEventListener("online", resolve, { once: true }));
  // Whoever has gone elsewhere meanwhile keeps the page they are on.
  if (location.href !== url || !mayReload(sessionStorage, Date.now())) throw error;
  prepareReload();
  location.reload();
  return await new Promise<never>(() => undefined);
}
