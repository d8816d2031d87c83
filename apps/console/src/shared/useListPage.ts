import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo } from "react";

/** What a list shows of its read. */
export type ListPage<Page> = Pick<
  UseQueryResult<Page>,
  "data" | "isPlaceholderData" | "isPending" | "error" | "isFetching" | "dataUpdatedAt" | "refetch"
>;

/**
 * The page of a list as it is drawn: new rows come a few at a time, so that whoever types or ticks on is not held up by them. Rows, their number and
 * what can be chosen of them change together: nothing is asked of a row that is not the one on the screen.
 */
export function useListPage<Page, Key extends QueryKey>(read: UseQueryOptions<Page, Error, Page, Key>): ListPage<Page> {
  const { data, isPlaceholderData, isPending, error, isFetching, dataUpdatedAt, refetch } = useQuery(read);
  // One object for each answer, or every render would begin the drawing anew.
  const answer = useMemo(() => ({ data, isPlaceholderData, dataUpdatedAt }), [data, isPlaceholderData, dataUpdatedAt]);
  const shown = useDeferredValue(answer);
  return { ...shown, isPlaceholderData: isPlaceholderData || shown.isPlaceholderData, isPending, error, isFetching, refetch };
}
