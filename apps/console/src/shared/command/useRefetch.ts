import { isStaleAfter } from "@reserve/api-client";
import type { WriteId } from "@reserve/contract";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** Returns a function that refetches all queries made stale by a write; for writes whose work ends long after the response. */
export function useRefetch(): (op: WriteId) => void {
  const queryClient = useQueryClient();
  return (op) => {
    const isStale = isStaleAfter(op);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
  };
}

/** Returns a function that refetches one query, after a server notification. */
export function useRefetchQuery(): (queryKey: QueryKey) => void {
  const queryClient = useQueryClient();
  return (queryKey) => void queryClient.invalidateQueries({ queryKey });
}

/** Returns a function that patches cached data without marking it as fetched. */
export function useAmend<Answer>(): (queryKey: QueryKey, amend: (answer: Answer) => Answer) => void {
  const queryClient = useQueryClient();
  return (queryKey, amend) => {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData<Answer>(queryKey, (answer) => answer && amend(answer), updatedAt === undefined ? {} : { updatedAt });
  };
}
