import { useMemo } from "react";
import { type NavigateOptions, useSearchParams } from "react-router-dom";

/** Writes the query again; `next` is given a copy of what it holds, to change or to leave. */
type ChangeQuery = (next: (current: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => void;

/**
 * The query of the URL as state. A change starts from what was last asked for, not from what the page shows by then: the router renders a new URL
 * when there is time for it, and a sort chosen meanwhile must not take back the words that were typed before it, nor they the sort.
 */
export function useUrlQuery(): readonly [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  return useMemo(() => {
    let current = query;
    const change: ChangeQuery = (next, options) => {
      current = next(new URLSearchParams(current));
      setQuery(current, options);
    };
    return [query, change];
  }, [query, setQuery]);
}
