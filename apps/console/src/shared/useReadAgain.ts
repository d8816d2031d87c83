import { isStaleAfter } from "@reserve/api-client";
import type { WriteId } from "@reserve/contract";
import { useQueryClient } from "@tanstack/react-query";

/** Reads anew whatever a write has made stale; for a write whose work ends long after its answer. */
export function useReadAgain(): (op: WriteId) => void {
  const queryClient = useQueryClient();
  return (op) => {
    const isStale = isStaleAfter(op);
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isStale(queryKey) });
  };
}
