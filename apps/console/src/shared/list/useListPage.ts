import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

/** Part of a list's query that is shown. */
export type ListPage<Page> = Pick<
  UseQueryResult<Page>,
  "data" | "isPlaceholderData" | "isPending" | "error" | "isFetching" | "dataUpdatedAt" | "refetch"
>;

/**
 * Returns the list page as rendered: new rows appear in chunks, so that typing and ticking stay responsive. Rows, count and selectable ids
 * change together.
 */
export function useListPage<Page, Key extends QueryKey>(read: UseQueryOptions<Page, Error, Page, Key>): ListPage<Page> {
  const { data, isPlaceholderData, isPending, error, isFetching, dataUpdatedAt, refetch } = useQuery(read);
  // A stable object per response, or every render would restart the deferred one.
  const answer = useMemo(() => ({ data, isPlaceholderData, dataUpdatedAt }), [data, isPlaceholderData, dataUpdatedAt]);
  const shown = useDeferredValue(answer);
  return { ...shown, isPlaceholderData: isPlaceholderData || shown.isPlaceholderData, isPending, error, isFetching, refetch };
}
