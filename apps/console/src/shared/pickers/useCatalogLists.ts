import type { Output } from "@reserve/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "../list/useDebounced.ts";
import { useRuntime } from "../query/runtime.tsx";

/** A catalogue list as an option. */
export type ListedList = Output<"listCatalogLists">["items"][number];

const NONE: readonly ListedList[] = [];
const MOST = 10;

/** Combobox search over catalogue lists: the first by name before typing, then the matches. */
export function useCatalogLists() {
  const { api } = useRuntime();
  const [typed, onSearch] = useState("");
  const text = typed.trim();
  const search = useDebounced(text);
  const { data, error, isFetching, refetch } = useQuery({
    ...api.query("listCatalogLists", { query: { ...(search ? { search } : {}), pageSize: MOST } }),
    placeholderData: keepPreviousData,
  });
  return { lists: data?.items ?? NONE, isSearching: isFetching || search !== text, error, retry: () => void refetch(), onSearch };
}
