import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "./useDebounced.ts";

/** Query of a search that has results by page. */
export interface SearchQuery<Item> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal?: AbortSignal }) => Promise<{ items: readonly Item[] }>;
}

/** State of a combobox search: options and progress. */
export interface TypedSearch<Item> {
  /** Results for the current text; earlier results are never offered, so Enter cannot take a wrong one. */
  hits: readonly Item[];
  isSearching: boolean;
  error: Error | null;
  retry: () => void;
  onSearch: (typed: string) => void;
}

/** Searches the server after typing stops; nothing for an empty field, unless `offersAll`. */
export function useTypedSearch<Item>(queryOf: (typed: string) => SearchQuery<Item>, { offersAll = false } = {}): TypedSearch<Item> {
  const [typed, onSearch] = useState("");
  const text = typed.trim();
  const searched = useDebounced(text);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery<{ items: readonly Item[] }>({
    ...queryOf(searched),
    enabled: offersAll || searched !== "",
    placeholderData: keepPreviousData,
  });
  const isOld = isPlaceholderData || searched !== text;
  return {
    hits: (searched === "" && !offersAll) || isOld ? [] : (data?.items ?? []),
    isSearching: isFetching || (isOld && text !== ""),
    error,
    retry: () => void refetch(),
    onSearch,
  };
}
