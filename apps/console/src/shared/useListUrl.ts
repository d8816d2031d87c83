import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { changeList, type ListState, type ListUrlSpec, readListUrl, writeListUrl } from "./list-url.ts";
import { useRuntime } from "./runtime.tsx";

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

/** The list's address as state; how many rows a page has is the client's choice. */
export function useListUrl(spec: ListUrlSpec): ListUrl {
  const [search, setSearch] = useSearchParams();
  const { variant } = useRuntime();
  return useMemo(() => {
    const state = readListUrl(search, spec, variant);
    const change = (next: Partial<ListState>) => setSearch(writeListUrl(changeList(state, next), spec, variant));
    return {
      ...state,
      change,
      setFilter: (name, values) => change({ filters: { ...state.filters, [name]: values } }),
      clear: () => change({ search: "", filters: {} }),
      href: (next) => `?${writeListUrl(changeList(state, next), spec, variant)}`,
      hasFilters: state.search !== "" || Object.keys(state.filters).length > 0,
    };
  }, [search, setSearch, spec, variant]);
}
