import type { ListContract } from "@reserve/contract/lists";
import { useMemo } from "react";
import { useRuntime } from "../query/runtime.tsx";
import {
  changeList,
  type FilterContracts,
  type FilterOf,
  type ListSpec,
  type ListState,
  readListUrl,
  unusedIn,
  withChanged,
  withFilter,
  writeListUrl,
} from "./list-url.ts";
import { useUrlQuery } from "./useUrlQuery.ts";

/** State of a list, stored in the URL: reload, share and Back give the same list. */
export interface ListUrl<Filter extends string = string> extends ListState<Filter> {
  change(change: Partial<ListState<Filter>>): void;
  setFilter(name: Filter, values: readonly string[]): void;
  /** Clears search and filters; the filters that identify the list, page size and sort stay. */
  clear(): void;
  /** The URL of this list after a change, for real links. */
  href(change: Partial<ListState<Filter>>): string;
  hasFilters: boolean;
  /** Supported sorts. */
  sorts: readonly string[];
  /** Ignored parts of the URL, as written. */
  unused: readonly string[];
}

/** Returns the list's URL as state; the default page size is the client's. */
export function useListUrl<C extends ListContract, Own extends FilterContracts>(
  spec: ListSpec<C, Own>,
): ListUrl<FilterOf<ListSpec<C, Own>>> {
  const [search, setSearch] = useUrlQuery();
  const { variant } = useRuntime();
  return useMemo(() => {
    type State = ListState<FilterOf<ListSpec<C, Own>>>;
    const state: State = readListUrl(search, spec, variant);
    const change = (next: Partial<State>) =>
      setSearch((before) => {
        const urlState: State = readListUrl(before, spec, variant);
        // Filters are passed as a whole: only those that differ from the displayed ones were changed now.
        const filters = next.filters && withChanged(urlState.filters, state.filters, next.filters);
        return writeListUrl(changeList(urlState, filters ? { ...next, filters } : next, spec), spec, variant);
      });
    return {
      ...state,
      change,
      setFilter: (name, values) => change({ filters: withFilter(state.filters, name, values, spec) }),
      clear: () => {
        const remaining = Object.entries(state.filters).filter(([name]) => spec.views.includes(name));
        change({ search: "", filters: Object.fromEntries(remaining) as State["filters"] });
      },
      href: (next) => `?${writeListUrl(changeList(state, next, spec), spec, variant)}`,
      hasFilters: state.search !== "" || Object.keys(state.filters).length > 0,
      sorts: spec.sorts,
      unused: unusedIn(search, spec),
    };
  }, [search, setSearch, spec, variant]);
}
