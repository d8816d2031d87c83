import { isStaleAfter } from "@reserve/api-client";
import type { WriteId } from "@reserve/contract";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";

/** Reads anew whatever a write has made stale; for a write whose work ends long after its answer. */
export function useRefetch(): (op: WriteId) => void {
  const queryClient = useQueryClient();
  return (op) => {
    const isStale = isStaleAfter(op);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
  };
}

/** Reads one question anew: the server told of news that no write of this tab made. */
export function useRefetchQuery(): (queryKey: QueryKey) => void {
  const queryClient = useQueryClient();
  return (queryKey) => void queryClient.invalidateQueries({ queryKey });
}

/** Puts into an answer what is known better by now, without its counting as read anew. */
export function useAmend<Answer>(): (queryKey: QueryKey, amend: (answer: Answer) => Answer) => void {
  const queryClient = useQueryClient();
  return (queryKey, amend) => {
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData<Answer>(queryKey, (answer) => answer && amend(answer), updatedAt === undefined ? {} : { updatedAt });
  };
}
