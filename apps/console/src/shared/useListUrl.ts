import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { changeList, type ListState, type ListUrlSpec, readListUrl, writeListUrl } from "./list-url.ts";

/** The address as the truth of a list: reload, share and Back give the same list. */
export interface ListUrl extends ListState {
  change(change: Partial<ListState>): void;
  setFilter(name: string, values: readonly string[]): void;
  /** Empties search and filters; page size and sort stay. */
  clear(): void;
  /** The address of this list after a change, for real links. */
  href(change: Partial<ListState>): string;
  hasFilters: boolean;
}

export function useListUrl(spec: ListUrlSpec): ListUrl {
  const [search, setSearch] = useSearchParams();
  return useMemo(() => {
    const state = readListUrl(search, spec);
    const change = (next: Partial<ListState>) => setSearch(writeListUrl(changeList(state, next), spec));
    return {
      ...state,
      change,
      setFilter: (name, values) => change({ filters: { ...state.filters, [name]: values } }),
      clear: () => change({ search: "", filters: {} }),
      href: (next) => `?${writeListUrl(changeList(state, next), spec)}`,
      hasFilters: state.search !== "" || Object.keys(state.filters).length > 0,
    };
  }, [search, setSearch, spec]);
}
