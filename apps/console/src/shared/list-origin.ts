import { createContext, use } from "react";
import { useLocation } from "react-router-dom";

/** The list that the links below stand in, by its URL; what they open is told, so that « précédente » and « suivante » can follow it. */
export const ListOrigin = createContext<string | null>(null);

/** What a link tells the page it opens; nothing outside of a list. */
export function useOriginState(): { list: string } | undefined {
  const list = use(ListOrigin);
  return list === null ? undefined : { list };
}

/** The URL of the list that this page was opened from (`/public/document?view=toPrepare`); null when it was opened by itself. */
export function useListOrigin(): string | null {
  const state: unknown = useLocation().state;
  const list = typeof state === "object" && state !== null && "list" in state ? state.list : null;
  return typeof list === "string" && list.startsWith("/") ? list : null;
}
