import { createContext, use } from "react";
import { useLocation } from "react-router-dom";

/** Context with the URL of the surrounding list; links pass it on, so that « précédente » and « suivante » work. */
export const ListOrigin = createContext<string | null>(null);

/** Returns the history state that a link passes to its page; undefined outside a list. */
export function useOriginState(): { list: string } | undefined {
  const list = use(ListOrigin);
  return list === null ? undefined : { list };
}

/** Returns the URL of the list that this page was opened from (`/public/document?view=toPrepare`); null otherwise. */
export function useListOrigin(): string | null {
  const state: unknown = useLocation().state;
  const list = typeof state === "object" && state !== null && "list" in state ? state.list : null;
  return typeof list === "string" && list.startsWith("/") ? list : null;
}
