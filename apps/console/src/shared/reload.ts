const KEY = "reserve.reloadedAt";
const REST_MS = 60_000;

/** Whether the page may be loaded anew after a code chunk failed to come: at most once in 60 s (specification, section 8). Saying yes counts. */
export function mayReload(storage: Pick<Storage, "getItem" | "setItem">, now: number): boolean {
  const last = Number(storage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (now - last < REST_MS) return false;
  storage.setItem(KEY, String(now));
  return true;
}
